-- livery: no transaction
-- What a member asked to be paid within hours: without it every withdrawal that it ever made is read.
create index concurrently if not exists withdrawal_asked on withdrawal (tenant_id, member_id, created_at);
