-- livery: no transaction
-- Journals about money that came, went or was given, without those of play, which are a thousand times as many. member_movements_take names the same reasons.
create index concurrently journal_of_money on journal (tenant_id, id)
  where reason in ('deposit', 'withdrawal', 'withdrawal-return', 'withdrawal-settle', 'withdrawal-paid', 'member-transfer', 'cashback', 'referral', 'welcome', 'correction', 'reversal') or reason like 'agent-%';
