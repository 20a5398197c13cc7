-- Brings bet_day up to how these bets of a round stand now. A bet that was counted is corrected on its own day; one
-- that stands as it was counted changes nothing, so this may be called again. The member's account is locked. What changes is also fed to
-- bet_feed and accrual_feed, where the merchant has hourly or real-time salaries, and written to bet_change where its day was settled already.
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
      returning bet.id, bet.placed_at, bet.member_id, bet.vendor, bet.category, bet.currency, bet.game, bet.stake, coalesce(bet.counted_on, before.counted_on) as day,
                bet.counted_payout as now_payout, before.counted_payout as old_payout, coalesce(bet.settled_at, bet.placed_at) as at
  ), step as (
    select *, case when old_payout is null then 'bet' when now_payout is null then 'void' else 'change' end as type,
           stake * ((now_payout is not null)::int - (old_payout is not null)::int) as more_turnover,
           coalesce(valid_bet(stake, now_payout), 0) - coalesce(valid_bet(stake, old_payout), 0) as more_valid_bet,
           coalesce(now_payout, 0) - coalesce(old_payout, 0) as more_payout
      from changed
  ), fed as (
    insert into bet_feed (tenant_id, kind, bet, type, placed_at, member_id, currency, at, day, correction, turnover, valid_bet, payout)
      select p_tenant, 'hourly', id, type, placed_at, member_id, currency, at, day, old_payout is not null, more_turnover, more_valid_bet, more_payout
        from step where exists (select from bet_feed_wanted where tenant_id = p_tenant)
  ), accrued as (
    insert into accrual_feed (tenant_id, bet, type, placed_at, member_id, currency, at, turnover, valid_bet, payout)
      select p_tenant, id, type, placed_at, member_id, currency, at, more_turnover, more_valid_bet, more_payout
        from step where exists (select from accrual_wanted where tenant_id = p_tenant)
  ), late as (
    insert into bet_change (tenant_id, member_id, currency, bet, day, type, at, turnover, valid_bet, payout)
      select p_tenant, member_id::uuid, currency, id, day, type, at, more_turnover, more_valid_bet, more_payout
        from step
        where exists (select from settlement_period where tenant_id = p_tenant and kind in ('daily', 'dividend') and to_period >= day::text)
  )
  insert into bet_day as total (tenant_id, member_id, day, vendor, category, currency, game, turnover, valid_bet, payout, net, bets)
    select p_tenant, member_id, day, vendor, category, currency, game,
           sum(more_turnover), sum(more_valid_bet), sum(more_payout), sum(more_payout - more_turnover),
           sum((now_payout is not null)::int - (old_payout is not null)::int)
      from step
      group by member_id, day, vendor, category, currency, game
    on conflict (tenant_id, member_id, day, vendor, category, currency, game) do update
      set turnover = total.turnover + excluded.turnover, valid_bet = total.valid_bet + excluded.valid_bet,
          payout = total.payout + excluded.payout, net = total.net + excluded.net, bets = total.bets + excluded.bets;
end
$$;
