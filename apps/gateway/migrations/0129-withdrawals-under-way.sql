-- livery: no transaction
-- What is under way is counted often, and is little beside what has ended.
create index concurrently if not exists withdrawal_under_way on withdrawal (tenant_id, state) where state in ('created', 'review', 'approved', 'sending', 'sent');
