-- What has to be played begins with gifts of the house too. Theirs have a provider that begins with a colon, as no code of one does,
-- and the id of the member or friend in place of a receipt and of its deposit.
alter table turnover_requirement drop constraint turnover_requirement_tenant_id_provider_provider_tx_fkey;
