-- livery: no transaction
-- The same of what an agent pays.
create index concurrently settlement_upline_figures on settlement (tenant_id, upline_id, kind, to_period, id) include (gross, net, paid);
