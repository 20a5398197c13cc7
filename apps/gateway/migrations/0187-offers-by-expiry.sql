-- livery: no transaction
create index concurrently agent_contract_lapsing on agent_contract_version (tenant_id, expires_at) where state = 'pending';
