-- livery: no transaction
-- A bank's number stands for one withdrawal.
create index concurrently if not exists withdrawal_provider_tx on withdrawal (tenant_id, provider, provider_tx) where provider_tx is not null;
