-- Puts a member with its whole branch under another upline, or under none, from a moment on, in one statement: see member_move_begin and member_move_step,
-- which the gateway calls one by one, since a branch may take longer than a statement may.
create or replace function member_move(p_tenant text, p_id uuid, p_member uuid, p_to uuid, p_since timestamptz, p_now timestamptz) returns text language plpgsql as $$
declare
  v_answer text := member_move_begin(p_tenant, p_member, p_to, p_since, p_now);
  v_after uuid;
begin
  if v_answer <> 'done' then
    return v_answer;
  end if;
  loop
    v_after := member_move_step(p_tenant, p_id, p_member, p_to, p_since, p_now, v_after, 2000);
    exit when v_after is null;
  end loop;
  return 'done';
end
$$;
