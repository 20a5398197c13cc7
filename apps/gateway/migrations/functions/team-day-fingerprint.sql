-- Stands for the bets, receipts, withdrawals, registrations and rewards that were taken back of a day, from p_from to before p_to: it differs where one of them does, and is
-- empty where there are none. Cashback that was paid stays as it is. Ids from p_first_id to before p_last_id are those of members who joined
-- on the day, and of journals.
create or replace function team_day_fingerprint(p_tenant text, p_day date, p_from timestamptz, p_to timestamptz, p_first_id uuid, p_last_id uuid) returns text language plpgsql stable as $$
begin
  return (
    select concat_ws('/',
      (select sum(hashtextextended(concat_ws(',', member_id, vendor, category, currency, game, bets, turnover, valid_bet, payout), 0)::numeric)
        from bet_day where tenant_id = p_tenant and day = p_day),
      (select sum(hashtextextended(concat_ws(',', provider, provider_tx, amount, fee), 0)::numeric)
        from deposit_receipt where tenant_id = p_tenant and outcome = 'credited' and settled_at >= p_from and settled_at < p_to),
      (select sum(hashtextextended(concat_ws(',', id, amount, given_back), 0)::numeric)
        from withdrawal where tenant_id = p_tenant and state = 'paid' and paid_at >= p_from and paid_at < p_to),
      (select nullif(count(*), 0)
        from member where tenant_id = p_tenant and id >= p_first_id and id < p_last_id and registered_at >= p_from and registered_at < p_to and parent_id is not null),
      -- These reasons have an index.
      (select sum(hashtextextended(reversal.id::text, 0)::numeric)
        from journal reversal
        join journal original on original.tenant_id = p_tenant and original.id = reversal.reverses and original.reason in ('referral', 'welcome')
        where reversal.tenant_id = p_tenant and reversal.id >= p_first_id and reversal.id < p_last_id and reversal.reason in ('correction', 'reversal')
          and reversal.at >= p_from and reversal.at < p_to)));
end
$$;
