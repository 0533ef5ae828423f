"""The database: schema, queries, and the ways a group of writes is committed."""
