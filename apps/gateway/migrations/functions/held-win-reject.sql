-- Takes a held win out of the records, when its money has gone back to the vendor: the bet, its round and the totals by day are as
-- if it had not been paid, and so are the sums that the vendor's caps are compared with: in the hour and on the day (p_day) of the
-- win, and in what was forgiven since. The vendor's terms, then the win, then the member's account are locked.
create or replace function held_win_reject(p_win held_win, p_day date, p_now timestamptz) returns void language plpgsql as $$
declare
  counted boolean := p_win.counted;
begin
  update game_bet set payout = payout - p_win.amount where tenant_id = p_win.tenant_id and round = p_win.round and id = p_win.bet;
  update game_round set payout = payout - p_win.amount
    where tenant_id = p_win.tenant_id and vendor = p_win.vendor and round_id = p_win.round_id and member_id = p_win.member_id;
  perform bet_count(p_win.tenant_id, p_win.round, array[p_win.bet], p_day);
  if counted is null then
    counted := exists (select from vendor_terms
      where tenant_id = p_win.tenant_id and vendor = p_win.vendor and currency = p_win.currency and (hour_loss_cap is not null or day_loss_cap is not null));
  end if;
  if counted and p_win.forgiven then
    update vendor_terms
      set forgiven_hour_net = forgiven_hour_net - case when forgiven_hour = date_trunc('hour', p_win.at, 'UTC') then p_win.amount else 0 end,
          forgiven_day_net = forgiven_day_net - case when forgiven_day = p_day then p_win.amount else 0 end
      where tenant_id = p_win.tenant_id and vendor = p_win.vendor;
  end if;
  if counted then
    perform vendor_flow_add(p_win.tenant_id, p_win.vendor, p_win.member_id, p_win.currency, -p_win.amount, p_day, p_win.at);
  end if;
end
$$;
