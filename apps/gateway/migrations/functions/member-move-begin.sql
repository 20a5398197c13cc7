-- Locks the tree of a merchant until the transaction ends, and answers whether a member may be put under another upline, or under none, from a moment on:
-- `done`, or why not: `past`; `member` where there is none, or a trial account; `upline` where that is no agent of this merchant; `circle` where it is
-- in the branch at that time or will be; `planned` where a later move of the member is written already; `same`; `rate` where the member has a higher
-- rate than the new upline. Moves of a merchant come one after the other; whoever registers in this branch waits, and nobody else.
create or replace function member_move_begin(p_tenant text, p_member uuid, p_to uuid, p_since timestamptz, p_now timestamptz) returns text language plpgsql as $$
declare
  v_from uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('member_upline:' || p_tenant, 0));
  perform pg_advisory_xact_lock(hashtextextended('member_branch:' || p_tenant || ':' || p_member, 0));
  if p_since < p_now then
    return 'past';
  end if;
  if not exists (select from member where tenant_id = p_tenant and id = p_member and type <> 4) then
    return 'member';
  end if;
  if p_to is not null and not exists (select from member where tenant_id = p_tenant and id = p_to and type in (1, 2, 41, 42)) then
    return 'upline';
  end if;
  if p_to = p_member or exists (
    select from member_upline where tenant_id = p_tenant and ancestor_id = p_member and member_id = p_to and until > p_since) then
    return 'circle';
  end if;
  if exists (select from member_move where tenant_id = p_tenant and member_id = p_member and since > p_since) then
    return 'planned';
  end if;
  v_from := (
    select ancestor_id from member_upline
      where tenant_id = p_tenant and member_id = p_member and distance = 1 and since <= p_since and until > p_since);
  if v_from is not distinct from p_to then
    return 'same';
  end if;
  if p_to is not null and member_rate_most(p_tenant, p_member, p_since, 'infinity') > member_rate_least(p_tenant, p_to, p_since, 'infinity') then
    return 'rate';
  end if;
  return 'done';
end
$$;
