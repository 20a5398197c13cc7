-- livery: no transaction
-- Who played on a day, in an order by which pages of a team go on. Takes the place of bet_day_by_day.
create index concurrently bet_day_by_day_and_member on bet_day (tenant_id, day, member_id);
