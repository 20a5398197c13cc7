-- livery: no transaction
-- Rewards for friends by the time at which they were earned, which costs of settlements are looked for by.
create index concurrently referral_earned on referral (tenant_id, decided_at) where state = 'earned';
