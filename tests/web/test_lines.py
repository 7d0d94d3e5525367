"""Templates are written one tag a line, and nothing of that shows on a page."""

import pytest
from jinja2 import Environment

from boomtown.web.pages.lines import Unbroken

TEMPLATES = Environment(extensions=[Unbroken], autoescape=True)


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("<ul>\n  <li>coal</li>\n  <li>iron</li>\n</ul>\n", "<ul><li>coal</li><li>iron</li></ul>"),
        ("<p>\n  coal\n  and iron <b>now</b>\n</p>", "<p>coal and iron <b>now</b></p>"),
        ("<p>a{% if true %} <b>b</b>{% endif %}\n  {{ 1 }}\n</p>", "<p>a <b>b</b>1</p>"),
        ('{% if true %}\n  {{ " " }}\n  <b>b</b>\n{% endif %}', " <b>b</b>"),
        (
            '<a href="/"\n   title="a > b"{% if true %}\n   hidden{% endif %}>x</a>',
            '<a href="/" title="a > b" hidden>x</a>',
        ),
        ("<pre>\n one\n  two\n</pre>\n<p>\n  three\n</p>", "<pre>\n one\n  two\n</pre><p>three</p>"),
        ("<script>\n  {{ 1 }}\n</script>", "<script>\n  1\n</script>"),
    ],
)
def test_a_line_break_is_no_space(written: str, sent: str) -> None:
    assert TEMPLATES.from_string(written).render() == sent


def test_faults_are_told_with_the_line_they_are_on() -> None:
    with pytest.raises(ZeroDivisionError) as fault:
        TEMPLATES.from_string("<p>\n  <b>\n    {{ 1 // 0 }}\n  </b>\n</p>").render()
    assert fault.traceback[-1].lineno == 2  # counted from nought
