-- Posts two journals at once: an amount from one account without a balance to another, and from that one to a member's, with what is kept
-- of it to the house. What ledger_post does for each, in few statements.
-- POSTED; KEY_CONFLICT (a key was used before, whatever for), UNKNOWN_ACCOUNT (an account that is not of its sort, or of another currency or
-- kind than the member's): nothing was written, and ledger_post tells more.
-- p_credits, p_amounts: the member's account and what it gets; then the house's, where something is kept. They add up to p_amount.
create or replace function ledger_post_through(
  p_tenant text, p_keys text[], p_hashes bytea[], p_journals uuid[], p_reasons text[], p_reference text, p_at timestamptz,
  p_ids uuid[], p_from uuid, p_through uuid, p_amount bigint, p_credits uuid[], p_amounts bigint[]
) returns text language plpgsql security definer
-- The plans are made once, for few rows of large tables, whatever the tables were like at that moment: look-ups by key are written so
-- that they can be nothing else.
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  member account;
  others uuid[] := array[p_from, p_through] || p_credits[2:];
begin
  if p_amount <> (select sum(amount) from unnest(p_amounts) amount) then
    raise exception 'ledger_post_through: % is not the sum of %', p_amount, p_amounts;
  end if;
  select * into member from account where tenant_id = p_tenant and id = p_credits[1] and not derived for no key update;
  -- After the lock: a concurrent post under the same key is committed, and seen, by now.
  perform from unnest(p_keys) key, lateral (select from transfer where tenant_id = p_tenant and idempotency_key = key and leg = 1 offset 0) used;
  if found then return 'KEY_CONFLICT'; end if;
  if member.id is null or cardinality(others) <> (
    select count(*) from unnest(others) other(id), lateral (select * from account where tenant_id = p_tenant and id = other.id offset 0) there
      where there.derived and there.currency = member.currency and there.kind = member.kind
  ) then return 'UNKNOWN_ACCOUNT'; end if;

  with written as (
    insert into journal (tenant_id, id, reason, reference, reverses, at)
      select p_tenant, id, reason, p_reference, null, p_at from unnest(p_journals, p_reasons) journal(id, reason)
  ), moved as (
    update account set posted = posted + p_amounts[1] where tenant_id = p_tenant and id = member.id
  ), told as (
    insert into outbox (tenant_id, topic, subject, detail) values (p_tenant, 'balance', member.owner, member.currency)
  )
  insert into transfer (tenant_id, id, journal_id, leg, idempotency_key, request_hash, debit, credit, currency, amount, debit_after, credit_after, at)
    select p_tenant, p_ids[1], p_journals[1], 1, p_keys[1], p_hashes[1], p_from, p_through, member.currency, p_amount, null::bigint, null::bigint, p_at
    union all
    select p_tenant, p_ids[leg + 1], p_journals[2], leg, p_keys[2], p_hashes[2], p_through, account, member.currency, amount, null,
           case when leg = 1 then member.posted + amount end, p_at
      from unnest(p_credits, p_amounts) with ordinality credit(account, amount, leg);
  return 'POSTED';
end
$$;
