-- livery: no transaction
-- What a member asked for within a day: without it every deposit that it ever made is read.
create index concurrently if not exists deposit_asked on deposit (tenant_id, member_id, created_at);
