"""What people see of Forged in Steel."""

from boomtown.games.forged_in_steel.picture.gallery import aid_facts, aid_tables, gallery
from boomtown.games.forged_in_steel.picture.sight import sight
from boomtown.games.forged_in_steel.picture.whole import picture

__all__ = ["aid_facts", "aid_tables", "gallery", "picture", "sight"]
