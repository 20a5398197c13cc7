-- livery: no transaction
create index concurrently deposit_receipt_settled on deposit_receipt (tenant_id, settled_at) where outcome = 'credited';
