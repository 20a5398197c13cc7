-- livery: no transaction
-- What is due to an agent: those below it wait for what is on its way.
create index concurrently settlement_due_to on settlement (tenant_id, agent_id) where state in ('due', 'partly');
