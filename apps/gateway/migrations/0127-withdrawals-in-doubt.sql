-- A payout that its provider made after it had ended here as not made: the member has the money twice, and an operator settles it.
alter table withdrawal drop constraint withdrawal_look_check;
alter table withdrawal add constraint withdrawal_look_check check (look in ('amount', 'returned', 'paid-after-all'));
-- A bank's number stands for one withdrawal.
create index withdrawal_provider_tx on withdrawal (tenant_id, provider, provider_tx) where provider_tx is not null;
-- What is under way is counted often, and is little beside what has ended.
create index withdrawal_under_way on withdrawal (tenant_id, state) where state in ('created', 'review', 'approved', 'sending', 'sent');
create index deposit_under_way on deposit (tenant_id, state) where state in ('created', 'paid', 'seen', 'review');
