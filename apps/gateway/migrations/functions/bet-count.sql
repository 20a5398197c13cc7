-- Brings bet_day up to how these bets of a round stand now. A bet that was counted is corrected on its own day; one
-- that stands as it was counted changes nothing, so this may be called again. The member's account is locked. What changes is also fed to
-- bet_feed, where the merchant settles by the hour.
-- In plpgsql, whose plans are kept: written in plain SQL it is planned anew at every call, longer than the rest of a settled bet.
create or replace function bet_count(p_tenant text, p_round uuid, p_bets uuid[], p_day date) returns void language plpgsql as $$
begin
  with before as (
    select id, counted_on, counted_payout from game_bet
      where tenant_id = p_tenant and round = p_round and id = any(p_bets) and kind = 'real'
        and counted_payout is distinct from case when state = 'settled' then payout end
  ), changed as (
    update game_bet bet
      set counted_on = case when bet.state = 'settled' then coalesce(before.counted_on, p_day) end,
          counted_payout = case when bet.state = 'settled' then bet.payout end
      from before where bet.tenant_id = p_tenant and bet.round = p_round and bet.id = before.id
      returning bet.member_id, bet.vendor, bet.category, bet.currency, bet.game, bet.stake, coalesce(bet.counted_on, before.counted_on) as day,
                bet.counted_payout as now_payout, before.counted_payout as old_payout, coalesce(bet.settled_at, bet.placed_at) as at
  ), fed as (
    insert into bet_feed (tenant_id, member_id, currency, at, day, correction, turnover, valid_bet, payout)
      select p_tenant, member_id, currency, at, day, old_payout is not null, stake * ((now_payout is not null)::int - (old_payout is not null)::int),
             coalesce(valid_bet(stake, now_payout), 0) - coalesce(valid_bet(stake, old_payout), 0), coalesce(now_payout, 0) - coalesce(old_payout, 0)
        from changed where exists (select from bet_feed_wanted where tenant_id = p_tenant)
  )
  insert into bet_day as total (tenant_id, member_id, day, vendor, category, currency, game, turnover, valid_bet, payout, net, bets)
    select p_tenant, member_id, day, vendor, category, currency, game,
           sum(stake * times), sum(coalesce(valid_bet(stake, now_payout), 0) - coalesce(valid_bet(stake, old_payout), 0)),
           sum(paid), sum(paid - stake * times), sum(times)
      from (
        select *, (now_payout is not null)::int - (old_payout is not null)::int as times,
               coalesce(now_payout, 0) - coalesce(old_payout, 0) as paid
          from changed
      ) step
      group by member_id, day, vendor, category, currency, game
    on conflict (tenant_id, member_id, day, vendor, category, currency, game) do update
      set turnover = total.turnover + excluded.turnover, valid_bet = total.valid_bet + excluded.valid_bet,
          payout = total.payout + excluded.payout, net = total.net + excluded.net, bets = total.bets + excluded.bets;
end
$$;
