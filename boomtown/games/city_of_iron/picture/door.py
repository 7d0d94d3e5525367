"""What people see of City of Iron."""

from boomtown.games.city_of_iron.picture.aid import aid_facts, aid_tables
from boomtown.games.city_of_iron.picture.gallery import gallery
from boomtown.games.city_of_iron.picture.sight import sight
from boomtown.games.city_of_iron.picture.whole import picture

__all__ = ["aid_facts", "aid_tables", "gallery", "picture", "sight"]
