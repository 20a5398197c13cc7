-- livery: no transaction
-- What is due by an agent: whether it still owes something of a kind, and how much.
create index concurrently settlement_due_by on settlement (tenant_id, upline_id) where state in ('due', 'partly');
