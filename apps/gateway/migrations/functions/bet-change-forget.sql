-- Deletes what changed of bets until p_before, at most p_limit rows, and says how many. The role that serves may delete none itself: see settlement_forget.
create or replace function bet_change_forget(p_before timestamptz, p_limit int) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  deleted int;
begin
  delete from bet_change where ctid = any(array(select ctid from bet_change where at <= p_before limit p_limit));
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
