"""Who may do what"""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

from boomtown.web.people.names import looks_of

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables one step forward: tokens that were made before may play, and end in a year."""
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    with op.batch_alter_table("logins", schema=None) as batch_op:
        batch_op.add_column(sa.Column("scope", sa.String(8), nullable=False, server_default="all"))
        batch_op.add_column(sa.Column("expires", sa.DateTime(timezone=True), nullable=True))
        batch_op.add_column(sa.Column("used", sa.DateTime(timezone=True), nullable=True))
    in_a_year = datetime.now(UTC) + timedelta(days=365)
    op.execute(
        sa.text("UPDATE logins SET scope = 'play', expires = :until WHERE program IS NOT NULL").bindparams(
            sa.bindparam("until", in_a_year, sa.DateTime(timezone=True))
        )
    )
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("looks", sa.String(200), nullable=True))
        batch_op.alter_column(
            "key", type_=sa.String(200), existing_type=sa.String(40), existing_nullable=True
        )
        batch_op.create_index("ix_people_looks", ["looks"])
    look_at_names(op.get_bind())


def look_at_names(db: sa.Connection) -> None:
    """Note how everybody's name looks; of accounts that look alike the oldest has the name, others keep what they had."""
    taken: set[str] = set()
    people = db.execute(sa.text("SELECT id, name, key FROM people ORDER BY id")).all()
    db.execute(sa.text("UPDATE people SET key = '~' || CAST(id AS VARCHAR) WHERE key IS NOT NULL"))
    for id, name, key in people:
        looks = looks_of(name)
        if key is not None:
            key = next(one for one in (looks, key, f"~{id}") if one not in taken)
            taken.add(key)
        db.execute(
            sa.text("UPDATE people SET looks = :looks, key = :key WHERE id = :id"),
            {"looks": looks, "key": key, "id": id},
        )


def downgrade() -> None:
    """Take the step back."""
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_index("ix_people_looks")
        batch_op.drop_column("looks")
    with op.batch_alter_table("logins", schema=None) as batch_op:
        batch_op.drop_column("used")
        batch_op.drop_column("expires")
        batch_op.drop_column("scope")
    op.drop_table("pulse")
