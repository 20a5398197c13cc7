-- livery: no transaction
-- A statement of a provider is compared with what arrived in its period.
create index concurrently if not exists deposit_receipt_received on deposit_receipt (tenant_id, provider, received_at);
