-- Takes money that is what a deposit asked for, and credits it, in one round trip: receipt, both journals, both states, and what is to
-- be played for it. False, and nothing written, wherever anything else holds: the deposit does not wait for a payment any more, money
-- arrived for it before or under this number, or turnover of an earlier deposit is open that nobody looked at.
-- p_left: some of that is certainly left, so none of it ends now.
-- p_journals, p_transfers: ids of what is posted; the first of each is the money's arrival in clearing, the others are the credit.
create or replace function deposit_credit(
  p_tenant text, p_provider text, p_deposit uuid, p_tx text, p_source text, p_amount bigint, p_fee bigint, p_member text, p_currency text,
  p_received_at timestamptz, p_now timestamptz, p_next_try_at timestamptz, p_payment uuid, p_clearing uuid, p_account uuid,
  p_keys text[], p_hashes bytea[], p_journals uuid[], p_transfers uuid[], p_credits uuid[], p_amounts bigint[], p_percent int, p_required bigint, p_left boolean
) returns boolean language plpgsql as $$
declare
  posted text;
begin
  perform from deposit
    where tenant_id = p_tenant and id = p_deposit and provider = p_provider and member_id = p_member and currency = p_currency
      and amount = p_amount and state in ('created', 'paid') and look is null and expires_at >= p_received_at
    for update;
  if not found then return false; end if;
  perform from deposit_receipt where tenant_id = p_tenant and deposit_id = p_deposit;
  if found then return false; end if;
  -- A withdrawal that is begun at this moment holds the account: either it sees what has to be played, or this waits for it.
  perform ledger_lock(p_tenant, p_account);
  if p_required > 0 and not p_left then
    perform from turnover_requirement where tenant_id = p_tenant and member_id = p_member and currency = p_currency and ended_at is null;
    if found then return false; end if;
  end if;
  insert into deposit_receipt (tenant_id, provider, provider_tx, deposit_id, amount, fee, outcome, source, received_at, seen_at, settled_at)
    values (p_tenant, p_provider, p_tx, p_deposit, p_amount, p_fee, 'credited', p_source, p_received_at, p_now, p_now)
    on conflict do nothing;
  if not found then return false; end if;

  posted := (ledger_post(p_tenant, p_keys[1], p_hashes[1], p_journals[1], 'deposit-seen', p_deposit::text, p_now,
    p_transfers[1:1], array[p_payment], array[p_clearing], array[p_amount])).outcome;
  if posted = 'POSTED' then
    posted := (ledger_post(p_tenant, p_keys[2], p_hashes[2], p_journals[2], 'deposit', p_deposit::text, p_now,
      p_transfers[2:], array_fill(p_clearing, array[cardinality(p_credits)]), p_credits, p_amounts)).outcome;
  end if;
  if posted <> 'POSTED' then
    -- Takes all of it back: the caller finds out the long way.
    raise exception 'deposit_credit: %', posted using errcode = 'LV003';
  end if;

  if p_required > 0 then
    insert into turnover_requirement (tenant_id, provider, provider_tx, deposit_id, member_id, currency, credited, percent, required, begun_at)
      values (p_tenant, p_provider, p_tx, p_deposit, p_member, p_currency, p_amount - p_fee, p_percent, p_required, p_now);
  end if;
  insert into deposit_step (tenant_id, deposit_id, number, state, at)
    select p_tenant, p_deposit, count(*), 'seen', p_now from deposit_step where tenant_id = p_tenant and deposit_id = p_deposit;
  update deposit set state = 'credited', code = null, attempts = 0, next_try_at = p_next_try_at, changed_at = p_now
    where tenant_id = p_tenant and id = p_deposit;
  return true;
end
$$;
