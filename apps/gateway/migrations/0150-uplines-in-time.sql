-- livery: formerly 22a7bc109b0cab537f1a4cc2873e6e6b604b9b6d0f940955c804d9f960665c9a
-- Every path from a member up to its uplines gets the time in which it holds, so that a move of a branch ends paths and begins others, and the
-- team of a moment can be asked for. What was written before holds from the member's registration on (0151), without an end.
alter table member_upline
  add column since timestamptz not null default '-infinity',
  add column until timestamptz not null default 'infinity';

-- The function of this release, not of the newest one: other functions of that write to tables of later migrations, while bets are settled.
-- Enters a new member under each of its uplines, with the distance, from its registration on. A move of the upline that is planned holds for
-- the member too. No branch is moved meanwhile: whoever moves one waits until this transaction ends, and the other way round.
create or replace function member_joins_tree() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('member_upline:' || new.tenant_id, 0));
  insert into member_upline (tenant_id, ancestor_id, member_id, distance, since, until)
  select new.tenant_id, new.parent_id, new.id, 1, new.registered_at, 'infinity'
  union all
  select new.tenant_id, ancestor_id, new.id, distance + 1, greatest(since, new.registered_at), until
  from member_upline where tenant_id = new.tenant_id and member_id = new.parent_id and until > new.registered_at;
  return null;
end
$$;
