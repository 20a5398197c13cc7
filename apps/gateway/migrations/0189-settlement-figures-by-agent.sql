-- livery: no transaction
-- Figures of what an agent is paid, by period: their sums, and the ids of a page in any order, are read from the index alone.
create index concurrently settlement_agent_figures on settlement (tenant_id, agent_id, kind, to_period, id) include (gross, net, paid);
