-- How the ledger is written. Each function is one round trip, locks the accounts it changes in order of id (so no
-- two posts can wait for each other), and answers with an outcome instead of an error, so that its caller may
-- record a refusal in the same transaction. They run with their owner's rights: the gateway's role has none.

create type ledger_result as (outcome text, journal_id uuid, balances bigint[]);

-- Opens an account, or finds the one that is there. Null when the member's account is of the other kind.
create function ledger_open(
  p_tenant text, p_id uuid, p_owner text, p_currency text, p_kind text, p_min_balance bigint, p_at timestamptz
) returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_id uuid;
begin
  insert into account (tenant_id, id, owner, currency, kind, min_balance, opened_at)
    values (p_tenant, p_id, p_owner, p_currency, p_kind, p_min_balance, p_at)
    on conflict do nothing;
  select id into found_id from account
    where tenant_id = p_tenant and owner = p_owner and currency = p_currency and kind = p_kind;
  return found_id;
end
$$;

-- Writes the legs of one journal. The callers have locked every account that stores a balance and passed the
-- checks; a leg that would overdraw stops at account_balance_check all the same.
-- `balances` is, for each leg, the balance of its debit side, or of its credit side where the debit is derived.
create function ledger_write(
  p_tenant text, p_key text, p_hash bytea, p_journal uuid, p_reason text, p_reference text, p_reverses uuid,
  p_at timestamptz, p_ids uuid[], p_debits uuid[], p_credits uuid[], p_amounts bigint[]
) returns bigint[] language plpgsql set search_path = public, pg_temp as $$
declare
  debit_owner text;
  credit_owner text;
  debit_currency text;
  credit_currency text;
  leg_currency text;
  debit_after bigint;
  credit_after bigint;
  balances bigint[] := '{}';
begin
  insert into journal (tenant_id, id, reason, reference, reverses, at)
    values (p_tenant, p_journal, p_reason, p_reference, p_reverses, p_at);
  for i in 1 .. cardinality(p_debits) loop
    -- An update that finds no row, of a derived account, leaves nulls.
    update account set posted = posted - p_amounts[i]
      where tenant_id = p_tenant and id = p_debits[i] and not derived
      returning owner, currency, posted into debit_owner, debit_currency, debit_after;
    update account set posted = posted + p_amounts[i]
      where tenant_id = p_tenant and id = p_credits[i] and not derived
      returning owner, currency, posted into credit_owner, credit_currency, credit_after;
    leg_currency := coalesce(debit_currency, credit_currency);
    if leg_currency is null then
      select currency into leg_currency from account where tenant_id = p_tenant and id = p_debits[i];
    end if;
    insert into transfer (tenant_id, id, journal_id, leg, idempotency_key, request_hash, debit, credit, currency,
                          amount, debit_after, credit_after, at)
      values (p_tenant, p_ids[i], p_journal, i, p_key, p_hash, p_debits[i], p_credits[i], leg_currency,
              p_amounts[i], debit_after, credit_after, p_at);
    if debit_owner is not null then
      insert into outbox (tenant_id, topic, subject, detail) values (p_tenant, 'balance', debit_owner, leg_currency);
    end if;
    if credit_owner is not null then
      insert into outbox (tenant_id, topic, subject, detail) values (p_tenant, 'balance', credit_owner, leg_currency);
    end if;
    balances := balances || coalesce(debit_after, credit_after);
  end loop;
  return balances;
end
$$;

-- Locks the accounts of a post that store a balance, in order of id, and says what is wrong with the legs.
create function ledger_fault(p_tenant text, p_debits uuid[], p_credits uuid[], p_amounts bigint[])
returns text language plpgsql set search_path = public, pg_temp as $$
declare
  fault text;
begin
  perform from account
    where tenant_id = p_tenant and id = any(p_debits || p_credits) and not derived
    order by id for no key update;
  select case
      when debit.id is null or credit.id is null then 'UNKNOWN_ACCOUNT'
      when debit.currency <> credit.currency then 'CURRENCY_MISMATCH'
      else 'KIND_MISMATCH'
    end into fault
    from unnest(p_debits, p_credits) leg(debit_id, credit_id)
    left join account debit on debit.tenant_id = p_tenant and debit.id = leg.debit_id
    left join account credit on credit.tenant_id = p_tenant and credit.id = leg.credit_id
    where debit.id is null or credit.id is null or debit.currency <> credit.currency or debit.kind <> credit.kind
    limit 1;
  if fault is not null then return fault; end if;
  -- Legs are written in order and each must leave enough: walk down every account that is debited.
  perform from (
      select step.account, min(step.running) as lowest from (
        select move.account,
               sum(move.amount) over (partition by move.account order by move.position) as running
          from (
            select id as account, -amount as amount, position * 2 as position
              from unnest(p_debits, p_amounts) with ordinality as legs(id, amount, position)
            union all
            select id, amount, position * 2 + 1
              from unnest(p_credits, p_amounts) with ordinality as legs(id, amount, position)
          ) move
      ) step group by step.account
    ) path
    join account on account.tenant_id = p_tenant and account.id = path.account and not account.derived
    where path.lowest < 0 and account.posted - account.held + path.lowest < account.min_balance;
  if found then return 'INSUFFICIENT_FUNDS'; end if;
  return null;
end
$$;

-- Locks a member's account until the transaction ends and answers what is free on it. For work on one member that
-- looks first and posts then.
create function ledger_lock(p_tenant text, p_account uuid)
returns bigint language plpgsql security definer as $$
declare
  free bigint;
begin
  select posted - held into free from public.account
    where tenant_id = p_tenant and id = p_account for no key update;
  return free;
end
$$;

-- Posts one journal of one or more legs.
-- POSTED; REPLAYED (the key was used for the same request: its journal and balances); KEY_CONFLICT (for another);
-- UNKNOWN_ACCOUNT, CURRENCY_MISMATCH, KIND_MISMATCH, INSUFFICIENT_FUNDS: nothing was written.
create function ledger_post(
  p_tenant text, p_key text, p_hash bytea, p_journal uuid, p_reason text, p_reference text, p_at timestamptz,
  p_ids uuid[], p_debits uuid[], p_credits uuid[], p_amounts bigint[]
) returns ledger_result language plpgsql security definer set search_path = public, pg_temp as $$
declare
  debit account;
  credit account;
  earlier record;
  fault text;
  free bigint;
  single boolean := cardinality(p_debits) = 1;
begin
  if single then
    -- The common case, written out: two reads by key instead of joins over arrays.
    if p_debits[1] < p_credits[1] then
      select * into debit from account where tenant_id = p_tenant and id = p_debits[1] and not derived for no key update;
      select * into credit from account where tenant_id = p_tenant and id = p_credits[1] and not derived for no key update;
    else
      select * into credit from account where tenant_id = p_tenant and id = p_credits[1] and not derived for no key update;
      select * into debit from account where tenant_id = p_tenant and id = p_debits[1] and not derived for no key update;
    end if;
    if debit.id is null then
      select * into debit from account where tenant_id = p_tenant and id = p_debits[1];
    end if;
    if credit.id is null then
      select * into credit from account where tenant_id = p_tenant and id = p_credits[1];
    end if;
  else
    fault := ledger_fault(p_tenant, p_debits, p_credits, p_amounts);
  end if;
  -- After the locks: a concurrent post under the same key is committed, and seen, by now.
  select journal_id, request_hash into earlier from transfer
    where tenant_id = p_tenant and idempotency_key = p_key and leg = 1;
  if found then
    if earlier.request_hash <> p_hash then return ('KEY_CONFLICT', null, null)::ledger_result; end if;
    return ('REPLAYED', earlier.journal_id, (
      select array_agg(coalesce(debit_after, credit_after) order by leg) from transfer
        where tenant_id = p_tenant and journal_id = earlier.journal_id))::ledger_result;
  end if;
  if single then
    free := debit.posted - debit.held - p_amounts[1];
    fault := case
      when debit.id is null or credit.id is null then 'UNKNOWN_ACCOUNT'
      when debit.currency <> credit.currency then 'CURRENCY_MISMATCH'
      when debit.kind <> credit.kind then 'KIND_MISMATCH'
      when not debit.derived and free < debit.min_balance then 'INSUFFICIENT_FUNDS'
    end;
  end if;
  if fault is not null then return (fault, null, null)::ledger_result; end if;
  return ('POSTED', p_journal, ledger_write(p_tenant, p_key, p_hash, p_journal, p_reason, p_reference, null, p_at,
    p_ids, p_debits, p_credits, p_amounts))::ledger_result;
end
$$;

-- Sets money of a member aside. HELD, REPLAYED, KEY_CONFLICT, UNKNOWN_ACCOUNT (also a derived one: nothing to set
-- aside there), INSUFFICIENT_FUNDS. `balances` is what is free afterwards; `journal_id` is the hold's id.
create function ledger_hold(
  p_tenant text, p_key text, p_hash bytea, p_hold uuid, p_account uuid, p_amount bigint, p_reason text,
  p_reference text, p_at timestamptz
) returns ledger_result language plpgsql security definer set search_path = public, pg_temp as $$
declare
  holder account;
  earlier hold;
begin
  select * into holder from account
    where tenant_id = p_tenant and id = p_account and not derived for no key update;
  select * into earlier from hold where tenant_id = p_tenant and idempotency_key = p_key;
  if found then
    if earlier.request_hash <> p_hash then return ('KEY_CONFLICT', null, null)::ledger_result; end if;
    return ('REPLAYED', earlier.id, array[holder.posted - holder.held])::ledger_result;
  end if;
  if holder.id is null then return ('UNKNOWN_ACCOUNT', null, null)::ledger_result; end if;
  if holder.posted - holder.held - p_amount < holder.min_balance then
    return ('INSUFFICIENT_FUNDS', null, null)::ledger_result;
  end if;
  insert into hold (tenant_id, id, account, idempotency_key, request_hash, amount, reason, reference, at)
    values (p_tenant, p_hold, p_account, p_key, p_hash, p_amount, p_reason, p_reference, p_at);
  update account set held = held + p_amount where tenant_id = p_tenant and id = p_account;
  insert into outbox (tenant_id, topic, subject, detail) values (p_tenant, 'balance', holder.owner, holder.currency);
  return ('HELD', p_hold, array[holder.posted - holder.held - p_amount])::ledger_result;
end
$$;

-- Ends a hold: takes p_captured of it to p_credit and frees the rest; p_captured = 0 releases it all.
-- RESOLVED, REPLAYED, KEY_CONFLICT, UNKNOWN_HOLD, ALREADY_RESOLVED, AMOUNT_TOO_LARGE, UNKNOWN_ACCOUNT,
-- CURRENCY_MISMATCH, KIND_MISMATCH.
create function ledger_resolve(
  p_tenant text, p_key text, p_hash bytea, p_hold uuid, p_captured bigint, p_credit uuid, p_journal uuid,
  p_transfer uuid, p_reason text, p_at timestamptz
) returns ledger_result language plpgsql security definer set search_path = public, pg_temp as $$
declare
  target hold;
  holder account;
  credited account;
  earlier hold_resolution;
begin
  select * into target from hold where tenant_id = p_tenant and id = p_hold;
  perform from account
    where tenant_id = p_tenant and id in (target.account, p_credit) and not derived
    order by id for no key update;
  select * into earlier from hold_resolution where tenant_id = p_tenant and idempotency_key = p_key;
  if found then
    if earlier.request_hash <> p_hash then return ('KEY_CONFLICT', null, null)::ledger_result; end if;
    return ('REPLAYED', earlier.journal_id, null)::ledger_result;
  end if;
  if target.id is null then return ('UNKNOWN_HOLD', null, null)::ledger_result; end if;
  perform from hold_resolution where tenant_id = p_tenant and hold_id = p_hold;
  if found then return ('ALREADY_RESOLVED', null, null)::ledger_result; end if;
  if p_captured > target.amount then return ('AMOUNT_TOO_LARGE', null, null)::ledger_result; end if;
  select * into holder from account where tenant_id = p_tenant and id = target.account;
  if p_captured > 0 then
    select * into credited from account where tenant_id = p_tenant and id = p_credit;
    if credited.id is null or credited.id = holder.id then return ('UNKNOWN_ACCOUNT', null, null)::ledger_result; end if;
    if credited.currency <> holder.currency then return ('CURRENCY_MISMATCH', null, null)::ledger_result; end if;
    if credited.kind <> holder.kind then return ('KIND_MISMATCH', null, null)::ledger_result; end if;
  end if;
  update account set held = held - target.amount where tenant_id = p_tenant and id = target.account;
  if p_captured > 0 then
    perform ledger_write(p_tenant, 'hold:' || p_hold, p_hash, p_journal, p_reason, target.reference, null, p_at,
      array[p_transfer], array[target.account], array[p_credit], array[p_captured]);
  else
    insert into outbox (tenant_id, topic, subject, detail) values (p_tenant, 'balance', holder.owner, holder.currency);
  end if;
  insert into hold_resolution (tenant_id, hold_id, idempotency_key, request_hash, captured, journal_id, at)
    values (p_tenant, p_hold, p_key, p_hash, p_captured, case when p_captured > 0 then p_journal end, p_at);
  return ('RESOLVED', case when p_captured > 0 then p_journal end,
    array[holder.posted - holder.held + target.amount - p_captured])::ledger_result;
end
$$;

-- Takes a journal back by its mirror image, last leg first.
-- POSTED, REPLAYED, KEY_CONFLICT, UNKNOWN_JOURNAL, NOT_REVERSIBLE (it is a reversal itself), ALREADY_REVERSED,
-- INSUFFICIENT_FUNDS.
create function ledger_reverse(
  p_tenant text, p_key text, p_hash bytea, p_journal uuid, p_original uuid, p_reason text, p_reference text,
  p_at timestamptz, p_ids uuid[]
) returns ledger_result language plpgsql security definer set search_path = public, pg_temp as $$
declare
  original journal;
  legs record;
  earlier record;
  fault text;
begin
  select * into original from journal where tenant_id = p_tenant and id = p_original;
  select array_agg(credit order by leg desc) as debits, array_agg(debit order by leg desc) as credits,
         array_agg(amount order by leg desc) as amounts
    into legs from transfer where tenant_id = p_tenant and journal_id = p_original;
  fault := ledger_fault(p_tenant, legs.debits, legs.credits, legs.amounts);
  select journal_id, request_hash into earlier from transfer
    where tenant_id = p_tenant and idempotency_key = p_key and leg = 1;
  if found then
    if earlier.request_hash <> p_hash then return ('KEY_CONFLICT', null, null)::ledger_result; end if;
    return ('REPLAYED', earlier.journal_id, (
      select array_agg(coalesce(debit_after, credit_after) order by leg) from transfer
        where tenant_id = p_tenant and journal_id = earlier.journal_id))::ledger_result;
  end if;
  if original.id is null then return ('UNKNOWN_JOURNAL', null, null)::ledger_result; end if;
  if original.reverses is not null then return ('NOT_REVERSIBLE', null, null)::ledger_result; end if;
  perform from journal where tenant_id = p_tenant and reverses = p_original;
  if found then return ('ALREADY_REVERSED', null, null)::ledger_result; end if;
  if fault is not null then return (fault, null, null)::ledger_result; end if;
  return ('POSTED', p_journal, ledger_write(p_tenant, p_key, p_hash, p_journal, p_reason, p_reference, p_original,
    p_at, p_ids, legs.debits, legs.credits, legs.amounts))::ledger_result;
end
$$;

-- Three views that are empty as long as the ledger is right.

-- Stored balances that differ from the sum of their transfers and open holds.
create view ledger_drift as
select account.tenant_id, account.id, account.owner, account.currency, account.posted, account.held,
       coalesce(credits.total, 0) - coalesce(debits.total, 0) as summed, coalesce(holds.total, 0) as summed_held
from account
left join (select tenant_id, credit, sum(amount) as total from transfer group by 1, 2) credits
  on credits.tenant_id = account.tenant_id and credits.credit = account.id
left join (select tenant_id, debit, sum(amount) as total from transfer group by 1, 2) debits
  on debits.tenant_id = account.tenant_id and debits.debit = account.id
left join (
  select hold.tenant_id, hold.account, sum(hold.amount) as total from hold
  where not exists (
    select from hold_resolution done where done.tenant_id = hold.tenant_id and done.hold_id = hold.id)
  group by 1, 2
) holds on holds.tenant_id = account.tenant_id and holds.account = account.id
where not account.derived
  and (account.posted <> coalesce(credits.total, 0) - coalesce(debits.total, 0)
    or account.held <> coalesce(holds.total, 0));

-- Tenants, currencies and kinds whose stored balances (members) and summed ones (house, vendors) do not cancel out.
create view ledger_imbalance as
select tenant_id, currency, kind, sum(amount) as off_by
from (
  select tenant_id, currency, kind, posted as amount from account where not derived
  union all
  select account.tenant_id, account.currency, account.kind, transfer.amount
    from transfer join account on account.tenant_id = transfer.tenant_id and account.id = transfer.credit
    where account.derived
  union all
  select account.tenant_id, account.currency, account.kind, -transfer.amount
    from transfer join account on account.tenant_id = transfer.tenant_id and account.id = transfer.debit
    where account.derived
) side
group by tenant_id, currency, kind
having sum(amount) <> 0;

-- Transfers whose accounts are missing, or differ in currency or kind; journals without a transfer.
create view ledger_orphan as
select transfer.tenant_id, transfer.id
from transfer
left join account debit on debit.tenant_id = transfer.tenant_id and debit.id = transfer.debit
left join account credit on credit.tenant_id = transfer.tenant_id and credit.id = transfer.credit
where debit.id is null or credit.id is null or debit.currency <> transfer.currency
   or credit.currency <> transfer.currency or debit.kind <> credit.kind
union all
select tenant_id, id from journal
where not exists (select from transfer where transfer.tenant_id = journal.tenant_id and transfer.journal_id = journal.id);

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke insert, update, delete on account, journal, transfer, hold, hold_resolution from livery_gateway;
    revoke update, delete on currency from livery_gateway;
  end if;
end
$$;
-- Writing legs is for the functions above alone.
revoke execute on function ledger_write, ledger_fault from public;
