-- livery: no transaction
-- Withdrawals of a member that are under way, however old.
create index concurrently if not exists withdrawal_open on withdrawal (tenant_id, member_id) where state in ('created', 'review', 'approved', 'sending', 'sent');
