-- livery: no transaction
-- The key of a table in parts contains what it is parted by.
create unique index concurrently game_round_detail_by_month on game_round_detail (tenant_id, round, platform_tx, at);
