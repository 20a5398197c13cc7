-- livery: no transaction
-- The key of a table in parts contains what it is parted by.
create unique index concurrently ledger_check_by_month on ledger_check (tenant_id, name, period, at);
