-- What the winners board chooses from: rounds that paid at least twice their stake, in real money. A small part of
-- all rounds, so the board reads few rows and the others cost no index entry.
create index game_round_won on game_round (tenant_id, opened_at desc) where kind = 'real' and payout >= 2 * stake;
