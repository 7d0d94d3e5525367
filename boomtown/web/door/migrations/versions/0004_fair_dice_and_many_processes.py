"""Fair dice, votes for a bot, and many processes"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables one step forward."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("secret", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("fingerprint", sa.String(length=64), nullable=True))
        batch_op.add_column(sa.Column("source", sa.String(length=8), nullable=False, server_default="house"))
        batch_op.add_column(sa.Column("served_by", sa.String(length=40), nullable=True))
        batch_op.add_column(sa.Column("served_until", sa.DateTime(timezone=True), nullable=True))
    with op.batch_alter_table("chairs", schema=None) as batch_op:
        batch_op.add_column(sa.Column("away_id", sa.Integer(), nullable=True))
        batch_op.create_foreign_key("chairs_away", "people", ["away_id"], ["id"])
    with op.batch_alter_table("questions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("bot", sa.String(length=40), nullable=True))
    op.create_table(
        "kept",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )


def downgrade() -> None:
    """Take the step back."""
    op.drop_table("kept")
    with op.batch_alter_table("questions", schema=None) as batch_op:
        batch_op.drop_column("bot")
    with op.batch_alter_table("chairs", schema=None) as batch_op:
        batch_op.drop_constraint("chairs_away", type_="foreignkey")
        batch_op.drop_column("away_id")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        for name in ("served_until", "served_by", "source", "fingerprint", "secret"):
            batch_op.drop_column(name)
