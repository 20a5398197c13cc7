create or replace function valid_bet(p_stake bigint, p_payout bigint) returns bigint language sql immutable as $$
  -- least() passes over nulls: a bet that has no payout has no valid bet either.
  select case when p_payout is not null then least(p_stake, abs(p_payout - p_stake)) end
$$;
