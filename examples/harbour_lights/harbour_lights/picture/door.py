"""What people see of Harbour Lights."""

from harbour_lights.picture.gallery import aid_facts, aid_tables, gallery
from harbour_lights.picture.sight import picture, sight

__all__ = ["aid_facts", "aid_tables", "gallery", "picture", "sight"]
