-- Posts many journals of one leg each, in two statements however many they are. Answers for each what is free on its member's account
-- afterwards; null for those that it left alone, since they need a second look, which ledger_post gives: an unknown account, currencies
-- or kinds that differ, two accounts that store a balance or none, an account that several of the legs move, too little money. A key that
-- was used before is refused by transfer_key, and all with it: for those whose keys are known to be new.
create or replace function ledger_post_many(
  p_tenant text, p_reason text, p_at timestamptz, p_keys text[], p_hashes bytea[], p_journals uuid[], p_references text[],
  p_ids uuid[], p_debits uuid[], p_credits uuid[], p_amounts bigint[]
) returns bigint[] language plpgsql security definer
-- The plans are made once, for few rows of large tables, whatever the tables were like at that moment: look-ups by key are written so
-- that they can be nothing else.
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  -- By leg, null where it is left alone.
  fit record;
begin
  -- The statements behind this one see what was committed before the locks were given.
  perform from account
    where tenant_id = p_tenant and id = any(p_debits || p_credits) and not derived
    order by id for no key update;
  select array_agg(case when fits then stored end) as stored, array_agg(owner) as owners, array_agg(currency) as currencies,
         array_agg(debits) as debits, array_agg(case when fits then balance end) as balances, array_agg(case when fits then balance - held end) as free
    into fit
    from (
      select *, stored is not null and times = 1 and (not debits or balance - held >= min_balance) as fits
        from (
          select *, count(*) over (partition by stored) as times
            from (
              select leg.n, leg.key, not debit.derived as debits, debit.currency,
                     case when debit.derived then credit.id else debit.id end as stored,
                     case when debit.derived then credit.owner else debit.owner end as owner,
                     case when debit.derived then credit.held else debit.held end as held,
                     case when debit.derived then credit.posted + leg.amount else debit.posted - leg.amount end as balance,
                     debit.min_balance
                from unnest(p_keys, p_debits, p_credits, p_amounts) with ordinality leg(key, debit, credit, amount, n)
                left join lateral (select * from account where tenant_id = p_tenant and id = leg.debit offset 0) debit on true
                left join lateral (select * from account where tenant_id = p_tenant and id = leg.credit offset 0) credit on true
                where credit.derived <> debit.derived and credit.currency = debit.currency and credit.kind = debit.kind
            ) leg
        ) leg
        right join generate_series(1, cardinality(p_keys)) n using (n)
        order by n
    ) judged;
  with leg as (
    select *
      from unnest(p_keys, p_hashes, p_journals, p_references, p_ids, p_debits, p_credits, p_amounts,
                  fit.stored, fit.owners, fit.currencies, fit.debits, fit.balances)
        as leg(key, hash, journal, reference, id, debit, credit, amount, stored, owner, currency, debits, balance)
      where stored is not null
  ), moved as (
    update account set posted = fit.balances[array_position(fit.stored, id)]
      where tenant_id = p_tenant and id = any(array_remove(fit.stored, null))
  ), written as (
    insert into journal (tenant_id, id, reason, reference, reverses, at)
      select p_tenant, journal, p_reason, reference, null, p_at from leg
  ), told as (
    insert into outbox (tenant_id, topic, subject, detail) select p_tenant, 'balance', owner, currency from leg
  )
  insert into transfer (tenant_id, id, journal_id, leg, idempotency_key, request_hash, debit, credit, currency, amount, debit_after, credit_after, at)
    select p_tenant, id, journal, 1, key, hash, debit, credit, currency, amount, case when debits then balance end, case when not debits then balance end, p_at
      from leg;
  return fit.free;
end
$$;
