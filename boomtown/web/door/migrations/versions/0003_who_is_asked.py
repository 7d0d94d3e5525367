"""Who is asked"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables one step forward."""
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("ask_always", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("asked", sa.JSON(), nullable=False, server_default="[]"))
        batch_op.add_column(sa.Column("sole", sa.JSON(), nullable=False, server_default="[]"))
    op.execute("UPDATE tables SET asked = waiting")


def downgrade() -> None:
    """Take the step back."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("sole")
        batch_op.drop_column("asked")
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_column("ask_always")
