-- livery: no transaction
-- Deposits of a member that wait for their payment, however old.
create index concurrently if not exists deposit_open on deposit (tenant_id, member_id) where state in ('created', 'paid');
