-- livery: no transaction
-- The record of a bet says which of its wins were set aside.
create index concurrently held_win_bet on held_win (tenant_id, bet);
