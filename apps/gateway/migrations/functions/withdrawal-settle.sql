-- Settles a payout that its provider has paid as it was ordered, in one round trip: its state, the question to its member, and the money
-- that leaves clearing. False where it is not at its provider any more, is in doubt, or is not what the caller read of it: nothing was
-- written. Error LV003, which takes everything back, where the ledger does not post it: the caller finds out the long way.
create or replace function withdrawal_settle(
  p_tenant text, p_withdrawal uuid, p_provider text, p_currency text, p_amount bigint, p_fee bigint, p_provider_tx text, p_now timestamptz, p_confirm_by timestamptz,
  p_key text, p_hash bytea, p_journal uuid, p_transfers uuid[], p_debits uuid[], p_credits uuid[], p_amounts bigint[]
) returns boolean language plpgsql as $$
declare
  posted ledger_result;
begin
  -- Written first, as in deposit_credit; `is true` keeps the planner to the key.
  update withdrawal
    set state = 'paid', confirmation = 'awaited', code = null, paid_at = p_now, confirm_by = p_confirm_by, next_try_at = p_confirm_by,
        leased_until = null, provider_tx = coalesce(p_provider_tx, provider_tx), changed_at = p_now
    where tenant_id = p_tenant and id = p_withdrawal and provider = p_provider and currency = p_currency and amount = p_amount and fee = p_fee
      and (state in ('sending', 'sent')) is true and look is null;
  if not found then return false; end if;
  posted := ledger_post(p_tenant, p_key, p_hash, p_journal, 'withdrawal-paid', p_withdrawal::text, p_now, p_transfers, p_debits, p_credits, p_amounts);
  if posted.outcome <> 'POSTED' then
    raise exception 'withdrawal_settle: %', posted.outcome using errcode = 'LV003';
  end if;
  return true;
end
$$;
