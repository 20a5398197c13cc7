-- Takes a held win out of the records, when its money has gone back to the vendor: the bet, its round and the totals by day are as
-- if it had not been paid. The member's account is locked.
create or replace function held_win_reject(p_win held_win, p_day date, p_now timestamptz) returns void language plpgsql as $$
begin
  update game_bet set payout = payout - p_win.amount where tenant_id = p_win.tenant_id and round = p_win.round and id = p_win.bet;
  update game_round set payout = payout - p_win.amount
    where tenant_id = p_win.tenant_id and vendor = p_win.vendor and round_id = p_win.round_id and member_id = p_win.member_id;
  perform bet_count(p_win.tenant_id, p_win.round, array[p_win.bet], p_day);
  perform from vendor_terms
    where tenant_id = p_win.tenant_id and vendor = p_win.vendor and currency = p_win.currency and (hour_loss_cap is not null or day_loss_cap is not null);
  if found then
    perform vendor_flow_add(p_win.tenant_id, p_win.vendor, p_win.member_id, p_win.currency, -p_win.amount, p_day, p_now);
  end if;
end
$$;
