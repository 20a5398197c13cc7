-- Writes the day that a play counts on. Called by the trigger of recent_play, before the row is written.
create or replace function recent_play_day() returns trigger language plpgsql as $$
begin
  new.counted_on := (new.at at time zone 'UTC')::date;
  return new;
end
$$;
