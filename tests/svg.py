"""Reading pictures."""

import re
import xml.etree.ElementTree as ET


def tree(svg: str) -> ET.Element:
    """A picture as elements."""
    return ET.fromstring(svg)


def marked(root: ET.Element, attribute: str) -> dict[str, ET.Element]:
    """The elements with an attribute, by its value."""
    return {e.attrib[attribute]: e for e in root.iter() if attribute in e.attrib}


def words(element: ET.Element) -> str:
    """What a pointer or a screen reader is told."""
    return element.findtext("{*}title") or ""


def without_colour(markup: str) -> str:
    """What is left for somebody who sees no colours."""
    return re.sub(r'(fill|stroke|class)="[^"]*"', "", markup)
