-- See settlement_contract_period.
alter table settlement drop constraint settlement_once;
