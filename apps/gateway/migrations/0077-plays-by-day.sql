-- How many members played a game last on a day, so that popularity is the sum of few rows in place of a count of all plays. Triggers of
-- recent_play keep it: most plays are of the day of the one before and change nothing.
create table game_play_day (
  tenant_id text not null,
  -- In UTC.
  day date not null,
  game_code text not null,
  members int not null,
  primary key (tenant_id, day, game_code)
);
create index game_play_day_age on game_play_day (day);

-- The day that the row is counted on in game_play_day; null for a play from before there were any.
alter table recent_play add column counted_on date;

create function recent_play_day() returns trigger language plpgsql as $$
begin
  new.counted_on := (new.at at time zone 'UTC')::date;
  return new;
end
$$;

create function recent_play_counted() returns trigger language plpgsql as $$
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

create function recent_play_moved() returns trigger language plpgsql as $$
begin
  insert into game_play_day as kept (tenant_id, day, game_code, members)
    select tenant_id, day, game_code, sum(step) from (
      select tenant_id, counted_on as day, game_code, 1 as step from written
      union all
      select tenant_id, counted_on, game_code, -1 from replaced
    ) steps
      where day is not null group by tenant_id, day, game_code having sum(step) <> 0 order by tenant_id, day, game_code
    on conflict (tenant_id, day, game_code) do update set members = kept.members + excluded.members;
  return null;
end
$$;

create function recent_play_forgotten() returns trigger language plpgsql as $$
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

create trigger play_day before insert or update on recent_play for each row execute function recent_play_day();
create trigger play_counted after insert on recent_play referencing new table as written for each statement execute function recent_play_counted();
create trigger play_moved after update on recent_play referencing old table as replaced new table as written
  for each statement execute function recent_play_moved();
create trigger play_forgotten after delete on recent_play referencing old table as replaced for each statement execute function recent_play_forgotten();
