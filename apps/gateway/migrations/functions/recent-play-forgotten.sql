-- Takes deleted plays out of game_play_day. Called by the triggers of recent_play.
create or replace function recent_play_forgotten() returns trigger language plpgsql as $$
begin
  insert into game_play_day as kept (tenant_id, day, game_code, members)
    select tenant_id, day, game_code, sum(step) from (
      select tenant_id, counted_on as day, game_code, -1 as step from replaced
    ) steps
      where day is not null group by tenant_id, day, game_code having sum(step) <> 0 order by tenant_id, day, game_code
    on conflict (tenant_id, day, game_code) do update set members = kept.members + excluded.members;
  return null;
end
$$;
