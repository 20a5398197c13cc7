-- Enters a new member under each of its uplines, with the distance, from its registration on. A move of the upline that is planned holds for
-- the member too. No branch that the member comes into is moved meanwhile, and no rate is set: whoever does so waits until this transaction ends, and the
-- other way round. A move of another branch is not waited for.
create or replace function member_joins_tree() returns trigger language plpgsql as $$
declare
  v_head uuid;
  v_known uuid[] := '{}';
  v_more uuid[];
begin
  -- Where nothing is on the move and no rate is being set, neither begins until this ends: one lock for any number of members.
  if not pg_try_advisory_xact_lock_shared(hashtextextended('member_upline:' || new.tenant_id, 0)) then
    loop
      -- Uplines may have changed while a lock was waited for: those that came are locked too.
      v_more := array(
        select id from (
          select new.parent_id as id
          union
          select ancestor_id from member_upline where tenant_id = new.tenant_id and member_id = new.parent_id and until > new.registered_at
        ) head where id <> all(v_known) order by id);
      exit when cardinality(v_more) = 0;
      foreach v_head in array v_more loop
        perform pg_advisory_xact_lock_shared(hashtextextended('member_branch:' || new.tenant_id || ':' || v_head, 0));
      end loop;
      v_known := v_known || v_more;
    end loop;
    perform pg_advisory_xact_lock_shared(hashtextextended('member_rate:' || new.tenant_id, 0));
  end if;
  insert into member_upline (tenant_id, ancestor_id, member_id, distance, since, until)
  select new.tenant_id, new.parent_id, new.id, 1, new.registered_at, 'infinity'
  union all
  select new.tenant_id, ancestor_id, new.id, distance + 1, greatest(since, new.registered_at), until
  from member_upline where tenant_id = new.tenant_id and member_id = new.parent_id and until > new.registered_at;
  return null;
end
$$;
