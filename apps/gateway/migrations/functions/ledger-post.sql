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
