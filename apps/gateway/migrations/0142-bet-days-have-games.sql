-- Totals by day know the game from here on; what was counted before stands under none.
alter table bet_day add column game text not null default '';
