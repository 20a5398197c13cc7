-- livery: no transaction
-- What is under way is counted often, and is little beside what has ended.
create index concurrently if not exists deposit_under_way on deposit (tenant_id, state) where state in ('created', 'paid', 'seen', 'review');
