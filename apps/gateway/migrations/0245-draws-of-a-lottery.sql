-- livery: no transaction
-- The latest draws of each lottery: without it those of one that draws once a day are looked for among all that draw by the minute.
create index concurrently if not exists lottery_draw_of_game on lottery_draw (tenant_id, game_code, opened_at desc);
