-- Puts the money of an approved withdrawal into clearing and notes that its order is sent now, in one round trip. False where it is not
-- approved any more, or is not what the caller read of it: nothing was written. Error LV003, which takes everything back, where the
-- ledger does not resolve the hold: the caller finds out the long way.
create or replace function withdrawal_send(
  p_tenant text, p_withdrawal uuid, p_member text, p_amount bigint, p_hold uuid, p_now timestamptz, p_next_try_at timestamptz, p_leased_until timestamptz,
  p_key text, p_hash bytea, p_clearing uuid, p_journal uuid, p_transfer uuid
) returns boolean language plpgsql as $$
declare
  resolved ledger_result;
begin
  -- Written first, as in deposit_credit; `is true` keeps the planner to the key.
  update withdrawal set state = 'sending', attempts = 0, next_try_at = p_next_try_at, sent_at = p_now, leased_until = p_leased_until, changed_at = p_now
    where tenant_id = p_tenant and id = p_withdrawal and member_id = p_member and amount = p_amount and hold_id = p_hold and (state = 'approved') is true;
  if not found then return false; end if;
  resolved := ledger_resolve(p_tenant, p_key, p_hash, p_hold, p_amount, p_clearing, p_journal, p_transfer, 'withdrawal', p_now);
  if resolved.outcome <> 'RESOLVED' then
    raise exception 'withdrawal_send: %', resolved.outcome using errcode = 'LV003';
  end if;
  return true;
end
$$;
