-- livery: no transaction
-- A statement of a provider is compared with what went back in its period; refunds are few among what arrived.
create index concurrently if not exists deposit_receipt_refunds on deposit_receipt (tenant_id, provider, settled_at) where outcome in ('refunding', 'refunded');
