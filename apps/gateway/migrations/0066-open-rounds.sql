-- livery: no transaction
-- Rounds that are still open, for operators who look for those that their vendor has left so.
create index concurrently game_round_open on game_round (tenant_id, opened_at) where closed_at is null;
