-- Ends a hold: takes p_captured of it to p_credit and frees the rest; p_captured = 0 releases it all.
-- RESOLVED, REPLAYED, KEY_CONFLICT, UNKNOWN_HOLD, ALREADY_RESOLVED, AMOUNT_TOO_LARGE, UNKNOWN_ACCOUNT,
-- CURRENCY_MISMATCH, KIND_MISMATCH.
create or replace function ledger_resolve(
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
