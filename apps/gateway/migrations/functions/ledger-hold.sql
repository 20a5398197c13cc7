-- Sets money of a member aside. HELD, REPLAYED, KEY_CONFLICT, UNKNOWN_ACCOUNT (also a derived one: nothing to set
-- aside there), INSUFFICIENT_FUNDS. `balances` is what is free afterwards; `journal_id` is the hold's id.
create or replace function ledger_hold(
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
