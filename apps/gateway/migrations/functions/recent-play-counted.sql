-- Counts members whose last play of a game is on a day, in game_play_day. Called by the triggers of recent_play, once a statement;
-- rows are locked in the order of their key.
create or replace function recent_play_counted() returns trigger language plpgsql as $$
begin
  insert into game_play_day as kept (tenant_id, day, game_code, members)
    select tenant_id, day, game_code, sum(step) from (
      select tenant_id, counted_on as day, game_code, 1 as step from written
    ) steps
      where day is not null group by tenant_id, day, game_code having sum(step) <> 0 order by tenant_id, day, game_code
    on conflict (tenant_id, day, game_code) do update set members = kept.members + excluded.members;
  return null;
end
$$;
