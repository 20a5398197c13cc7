-- Takes a journal back by its mirror image, last leg first.
-- POSTED, REPLAYED, KEY_CONFLICT, UNKNOWN_JOURNAL, NOT_REVERSIBLE (it is a reversal itself), ALREADY_REVERSED,
-- INSUFFICIENT_FUNDS.
create or replace function ledger_reverse(
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
