-- livery: no transaction
-- The last settlement of an agent before a period.
create index concurrently settlement_agent_period on settlement (tenant_id, agent_id, kind, to_period);
