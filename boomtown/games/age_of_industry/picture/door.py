"""What people see of Age of Industry."""

from boomtown.games.age_of_industry.picture.gallery import aid_facts, aid_tables, gallery
from boomtown.games.age_of_industry.picture.sight import sight
from boomtown.games.age_of_industry.picture.whole import picture

__all__ = ["aid_facts", "aid_tables", "gallery", "picture", "sight"]
