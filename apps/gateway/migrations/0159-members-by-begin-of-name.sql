-- livery: no transaction
-- Names by how they begin, whatever the collation of the database.
create index concurrently member_name_begins on member (tenant_id, username_key text_pattern_ops);
