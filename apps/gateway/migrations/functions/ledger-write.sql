-- livery: internal
-- Writes the legs of one journal. The callers have locked every account that stores a balance and passed the
-- checks; a leg that would overdraw stops at account_balance_check all the same.
-- `balances` is, for each leg, the balance of its debit side, or of its credit side where the debit is derived.
create or replace function ledger_write(
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
