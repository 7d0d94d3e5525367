"""What people see of 51st State."""

from boomtown.games.fifty_first_state.picture.gallery import aid_facts, aid_tables, gallery
from boomtown.games.fifty_first_state.picture.sight import sight
from boomtown.games.fifty_first_state.picture.whole import picture

__all__ = ["aid_facts", "aid_tables", "gallery", "picture", "sight"]
