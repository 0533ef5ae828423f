"""The schema of the database: the log of every table, which is the truth, and what is derived from it to find
things."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("head", Text, nullable=False),  # JSON of log.Head; never changes
    # The following can be derived from the log; it is here to find tables by.
    Column("status", String(16), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("wake", Float, nullable=True),  # when the server itself must act next: a clock or an agent
    Column("result", Text, nullable=True),
    Index("tables_by_change", "status", "listed", "changed"),
    Index("tables_by_wake", "wake"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),  # JSON of one of the entries of log.py
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("record", LargeBinary, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # statements.OWNER for whoever made the table
    Column("visitor", BigInteger, nullable=False, index=True),
)

card_sets = Table(
    "card_sets",
    metadata,
    Column("id", String(32), primary_key=True),  # a digest of the files; heads of tables name it
    Column("files", Text, nullable=False),  # JSON: texts by file name
)

visitors = Table(
    "visitors",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("token", String(64), nullable=False, unique=True),  # a hash; the token itself is only with the visitor
    Column("name", String(64), nullable=False),
    Column("account", BigInteger, nullable=True, index=True),
    Column("webhook", Text, nullable=True),
    Column("created", Float, nullable=False),
    # A visitor is one device of a person, and has one session at a time: the one whose token is above.
    Column("begun", Float, nullable=False, server_default="0"),  # 0 where only `created` is known, as in old backups
    Column("seen", Float, nullable=False, server_default="0"),
    Column("browser", String(40), nullable=False, server_default=""),
    Column("ended", Float, nullable=True),  # the token is worth nothing since then
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("login", String(64), nullable=False, unique=True),
    Column("password", Text, nullable=False),  # argon2
    Column("created", Float, nullable=False),
    Column("once", Float, nullable=True),  # the password is the host's: good until then, and only to choose another
)
