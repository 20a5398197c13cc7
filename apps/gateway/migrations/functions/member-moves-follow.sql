-- Lets member.parent_id, the upline of now, follow the moves whose time has come, in their order. Returns how many. How many are below each agent is
-- to be counted anew then.
create or replace function member_moves_follow(p_now timestamptz) returns int language plpgsql as $$
declare
  due record;
  done int := 0;
begin
  for due in select tenant_id, id, member_id, to_id from member_move where followed_at is null and since <= p_now order by since, id limit 500 for update skip locked loop
    perform pg_advisory_xact_lock(hashtextextended('team_size:' || due.tenant_id, 0));
    delete from team_size_run where tenant_id = due.tenant_id;
    update member set parent_id = due.to_id where tenant_id = due.tenant_id and id = due.member_id;
    update member_move set followed_at = p_now where tenant_id = due.tenant_id and id = due.id;
    done := done + 1;
  end loop;
  return done;
end
$$;
