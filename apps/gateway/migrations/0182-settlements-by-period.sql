-- livery: no transaction
-- Settlements of a kind by their periods: what is old is swept.
create index concurrently settlement_kind_period on settlement (tenant_id, kind, to_period);
