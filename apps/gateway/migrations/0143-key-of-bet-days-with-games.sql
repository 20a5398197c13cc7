-- livery: no transaction
create unique index concurrently bet_day_with_game on bet_day (tenant_id, member_id, day, vendor, category, currency, game);
