-- livery: no transaction
-- A contract is settled once for a period. An agent that was moved may have two in one posting: bets are paid by the contract of their own moment.
create unique index concurrently settlement_contract_period on settlement (tenant_id, contract_id, to_period);
