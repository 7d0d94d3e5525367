"""What people see of Urban Sprawl."""

from boomtown.games.urban_sprawl.picture.gallery import aid_facts, aid_tables, gallery
from boomtown.games.urban_sprawl.picture.sight import sight
from boomtown.games.urban_sprawl.picture.whole import picture

__all__ = ["aid_facts", "aid_tables", "gallery", "picture", "sight"]
