-- Posts one journal of one or more legs.
-- POSTED; REPLAYED (the key was used for the same request: its journal and balances); KEY_CONFLICT (for another);
-- UNKNOWN_ACCOUNT, CURRENCY_MISMATCH, KIND_MISMATCH, INSUFFICIENT_FUNDS: nothing was written.
create or replace function ledger_post(
  p_tenant text, p_key text, p_hash bytea, p_journal uuid, p_reason text, p_reference text, p_at timestamptz,
  p_ids uuid[], p_debits uuid[], p_credits uuid[], p_amounts bigint[]
) returns ledger_result language plpgsql security definer set search_path = public, pg_temp as $$
declare
  debit account;
  credit account;
  earlier record;
  fault text;
  amount bigint := p_amounts[1];
  debit_after bigint;
  credit_after bigint;
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
      select array_agg(coalesce(transfer.debit_after, transfer.credit_after) order by leg) from transfer
        where tenant_id = p_tenant and journal_id = earlier.journal_id))::ledger_result;
  end if;
  if not single then
    if fault is not null then return (fault, null, null)::ledger_result; end if;
    return ('POSTED', p_journal, ledger_write(p_tenant, p_key, p_hash, p_journal, p_reason, p_reference, null, p_at,
      p_ids, p_debits, p_credits, p_amounts))::ledger_result;
  end if;

  fault := case
    when debit.id is null or credit.id is null then 'UNKNOWN_ACCOUNT'
    when debit.currency <> credit.currency then 'CURRENCY_MISMATCH'
    when debit.kind <> credit.kind then 'KIND_MISMATCH'
    when not debit.derived and debit.posted - debit.held - amount < debit.min_balance then 'INSUFFICIENT_FUNDS'
  end;
  if fault is not null then return (fault, null, null)::ledger_result; end if;
  -- What ledger_write does, for one leg: the rows are locked, so their balances afterwards are known.
  insert into journal (tenant_id, id, reason, reference, reverses, at) values (p_tenant, p_journal, p_reason, p_reference, null, p_at);
  if not debit.derived then
    debit_after := debit.posted - amount;
    update account set posted = debit_after where tenant_id = p_tenant and id = debit.id;
    insert into outbox (tenant_id, topic, subject, detail) values (p_tenant, 'balance', debit.owner, debit.currency);
  end if;
  if not credit.derived then
    credit_after := credit.posted + amount;
    update account set posted = credit_after where tenant_id = p_tenant and id = credit.id;
    insert into outbox (tenant_id, topic, subject, detail) values (p_tenant, 'balance', credit.owner, credit.currency);
  end if;
  insert into transfer (tenant_id, id, journal_id, leg, idempotency_key, request_hash, debit, credit, currency, amount, debit_after, credit_after, at)
    values (p_tenant, p_ids[1], p_journal, 1, p_key, p_hash, debit.id, credit.id, debit.currency, amount, debit_after, credit_after, p_at);
  return ('POSTED', p_journal, array[coalesce(debit_after, credit_after)])::ledger_result;
end
$$;
