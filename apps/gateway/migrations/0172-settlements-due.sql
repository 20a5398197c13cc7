-- livery: no transaction
-- What is due at a merchant, agents above first.
create index concurrently settlement_due on settlement (tenant_id, next_try_at, level) where state in ('due', 'partly') and not held;
