-- Deletes answers to calls of vendors that moved nothing and are older than p_before, at most p_limit of them, and says how many.
-- The role that serves may delete no row of seamless_tx itself: that a call which moved money is known forever is what makes it count
-- once. A refused call that comes again is judged again: its bet finds a session that has ended, its prize or rollback a round that
-- stands as it did. A tombstone's bet finds such a session too.
create or replace function seamless_tx_forget(p_before timestamptz, p_limit int) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  deleted int;
begin
  delete from seamless_tx where ctid = any(array(
    select ctid from seamless_tx where code <> 'OK' and at <= p_before limit p_limit)) and code <> 'OK';
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
