-- livery: no transaction
create index concurrently if not exists deposit_proved on deposit (tenant_id, id) where proved_at is not null and state in ('created', 'paid', 'expired');
