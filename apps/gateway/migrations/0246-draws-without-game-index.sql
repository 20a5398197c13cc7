-- livery: no transaction
-- Draws are read by lottery alone, for which lottery_draw_of_game is there: no query uses this one, and every draw would write to it.
drop index concurrently if exists lottery_draw_latest;
