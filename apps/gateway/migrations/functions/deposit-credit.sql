-- Takes money that is what a deposit asked for, and credits it, in one round trip: receipt, both journals, both states, and what is to
-- be played for it. A number of the money that is known already is refused by deposit_receipt_pkey. False where the deposit does not
-- wait for a payment any more. Error LV003, which takes everything back, where money arrived for it before, turnover of an earlier
-- deposit is open that nobody looked at, or the ledger does not post it: the caller finds out the long way.
-- p_left: some of that is certainly left, so none of it ends now.
-- p_journals, p_transfers: ids of what is posted; the first of each is the money's arrival in clearing, the others are the credit.
create or replace function deposit_credit(
  p_tenant text, p_provider text, p_deposit uuid, p_tx text, p_source text, p_amount bigint, p_fee bigint, p_member text, p_currency text,
  p_received_at timestamptz, p_now timestamptz, p_next_try_at timestamptz, p_payment uuid, p_clearing uuid,
  p_keys text[], p_hashes bytea[], p_journals uuid[], p_transfers uuid[], p_credits uuid[], p_amounts bigint[], p_percent int, p_required bigint, p_left boolean
) returns boolean language plpgsql as $$
declare
  posted text;
begin
  -- Written first: one version of the row in place of a lock and a version. `is true` keeps the planner to the key: by states it would look
  -- through every deposit that is under way, where it has no statistics yet.
  update deposit set state = 'credited', code = null, attempts = 0, next_try_at = p_next_try_at, changed_at = p_now
    where tenant_id = p_tenant and id = p_deposit and provider = p_provider and member_id = p_member and currency = p_currency
      and amount = p_amount and (state in ('created', 'paid')) is true and look is null and expires_at >= p_received_at;
  if not found then return false; end if;
  perform from deposit_receipt where tenant_id = p_tenant and deposit_id = p_deposit;
  if found then raise exception 'deposit_credit: money arrived before' using errcode = 'LV003'; end if;
  -- Another deposit of the member that is credited at this moment holds the account: what has to be played for it is seen then.
  if p_required > 0 and not p_left then
    perform ledger_lock(p_tenant, p_credits[1]);
    perform from turnover_requirement where tenant_id = p_tenant and member_id = p_member and currency = p_currency and ended_at is null;
    if found then raise exception 'deposit_credit: turnover is open' using errcode = 'LV003'; end if;
  end if;
  insert into deposit_receipt (tenant_id, provider, provider_tx, deposit_id, amount, fee, outcome, source, received_at, seen_at, settled_at)
    values (p_tenant, p_provider, p_tx, p_deposit, p_amount, p_fee, 'credited', p_source, p_received_at, p_now, p_now);

  posted := ledger_post_through(p_tenant, p_keys, p_hashes, p_journals, array['deposit-seen', 'deposit'], p_deposit::text, p_now,
    p_transfers, p_payment, p_clearing, p_amount, p_credits, p_amounts);
  if posted <> 'POSTED' then
    raise exception 'deposit_credit: %', posted using errcode = 'LV003';
  end if;

  if p_required > 0 then
    insert into turnover_requirement (tenant_id, provider, provider_tx, deposit_id, member_id, currency, credited, percent, required, begun_at)
      values (p_tenant, p_provider, p_tx, p_deposit, p_member, p_currency, p_amount - p_fee, p_percent, p_required, p_now);
  end if;
  return true;
end
$$;
