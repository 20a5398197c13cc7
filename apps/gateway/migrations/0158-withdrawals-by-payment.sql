-- livery: no transaction
create index concurrently withdrawal_paid_at on withdrawal (tenant_id, paid_at) where paid_at is not null;
