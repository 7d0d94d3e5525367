"""Reading a pack: what only the picture needs. Every value is looked at, so that a slip is found at load."""

from boomtown.engine.content import HEX, Part
from boomtown.games.forged_in_steel.rules.content import Content

BOX = ("x", "y", "w", "h")
SEAT_COLOURS = ("red", "blue", "green", "purple")


def box(part: Part) -> None:
    """A place and a size."""
    for key in BOX:
        part.number(key)


def spot(part: Part) -> None:
    """A place; a label may be turned."""
    part.number("x")
    part.number("y")
    if part.has("angle"):
        part.number("angle", -360, 360)


def read_drawing(content: Content, file: Part) -> None:
    """All of board.toml that the rules don't read."""
    base = file.part("board")
    base.id()
    base.text("title")
    for key in ("width", "height"):
        base.whole(key, 400, 4000)
    for key in ("lot_size", "street_width"):
        base.whole(key, 4, 200)
    for id in base.words("figure6_blocks"):
        if id not in content.city.block_ids:
            raise base.fault(f"'figure6_blocks' names '{id}', which is no Block")
    colours = file.part("colors")
    for name in colours.data:
        if name not in SEAT_COLOURS and HEX.fullmatch(str(colours.value(name))) is None:
            colours.colour(name)
    for part in file.parts("neighborhood"):
        part.text("code", 4)
        part.text("about", 200)
        for key in ("lot_color", "block_color", "ink"):
            part.colour(key)
        box(part.part("plaque"))
    for part in file.parts("block"):
        box(part.part("box"))
    for id in content.city.nb_ids:
        for part in file.part("lots").parts(id):
            spot(part)
    read_land(file)
    read_furniture(file)


def read_land(file: Part) -> None:
    """Bridges, rivers, railways, streets, scenery."""
    for part in file.parts("bridge"):
        part.rows("line", 2, 2, 2)
        part.number("width")
    for part in file.parts("river"):
        part.id()
        part.text("name")
        part.number("width")
        part.rows("points", 2, 60, 2)
        spot(part.part("label"))
    for part in file.parts("rail"):
        part.id()
        part.text("name")
        part.rows("points", 2, 60, 2)
    for part in file.parts("street"):
        part.text("name")
        part.rows("line", 2, 2, 2)
        spot(part.part("label"))
    for part in file.parts("mine"):
        part.text("ore", 20)
        spot(part)
        part.number("r", 1, 200)
    scenery = file.part("scenery")
    scenery.rows("trees", 0, 400, 2)
    spot(scenery.part("steelworks"))


def read_furniture(file: Part) -> None:
    """Tracks, Headline spaces and panels."""
    for part in file.parts("track"):
        spot(part.part("label"))
        if part.has("color"):
            part.colour("color")
        spaces = part.parts("spaces")
        for space in spaces:
            box(space)
        values = [space.whole("value", 0, 21) for space in spaces]
        if values != list(range(part.whole("min", 0, 20), part.whole("max", 1, 21) + 1)):
            raise part.fault("'spaces' must have one space for each value from 'min' to 'max'")
    read_spaces(file.part("influence"), "rank", 4)
    file.part("influence").whole("spots", 4, 4)
    unrest = file.part("unrest")
    read_spaces(unrest, "number", 8)
    unrest.whole("spaces_total", 8, 8)
    unrest.whole("riot_at", 8, 8)
    box(unrest.part("overflow"))
    read_spaces(file.part("era_track"), "era", 3)
    headlines = file.part("headlines")
    read_spaces(headlines, "number", 3, False)
    box(headlines.part("newspaper"))
    headlines.part("newspaper").text("name", 40)
    box(headlines.part("vote_tally"))
    score = file.part("score_track")
    score.whole("spaces_total", 100, 100)
    for key in ("thickness", "top", "right", "bottom", "left"):
        score.number(key)
    for part in file.parts("panel"):
        part.id()
        part.text("title", 40)
        box(part.part("box"))
        if part.has("note"):
            part.text("note", 80)
        if part.has("rows") and not isinstance(part.value("rows"), list):
            raise part.fault("'rows' must be a list of rows of texts")


def read_spaces(part: Part, name: str, count: int, labelled: bool = True) -> None:
    """So many numbered spaces."""
    spaces = part.parts("spaces")
    if len(spaces) != count:
        raise part.fault(f"'spaces' must be a list of {count} spaces, not of {len(spaces)}")
    for space in spaces:
        space.whole(name, 1, 2000)
        box(space)
    if labelled:
        spot(part.part("label"))
