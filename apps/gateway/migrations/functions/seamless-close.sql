-- Ends a round: bets that have not won have lost. Answers which. The member's account is locked, so their places stay theirs: they are found in the order of
-- the key, which no other index gives, also while the planner has no statistics to choose by.
create or replace function seamless_close(p_tenant text, p_round uuid, p_vendor text, p_round_id text, p_member text, p_tx text, p_now timestamptz)
returns uuid[] language plpgsql as $$
declare
  lost uuid[];
begin
  with closed as (
    update game_bet set state = 'settled', settled_at = p_now
      where ctid = any(array(
        select ctid from game_bet where tenant_id = p_tenant and round = p_round and state in ('placed', 'accepted', 'running') order by id))
      returning id
  ) select coalesce(array_agg(id), '{}') into lost from closed;
  update game_round set closed_at = p_now, closed_by = p_tx
    where tenant_id = p_tenant and vendor = p_vendor and round_id = p_round_id and member_id = p_member;
  return lost;
end
$$;
