"""Hints and analyses"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables one step forward."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id"),
    )


def downgrade() -> None:
    """Take the step back."""
    op.drop_table("analyses")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("hints")
