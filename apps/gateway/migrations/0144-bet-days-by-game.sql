-- livery: formerly 473946ea37ffd9fd162bf755acb9fdbe64bbbb6d8bd1351c5a3a73c3cbd6d2af
-- Each game has a row of its own in bet_day: one row is written for a settled bet as before. A correction of a bet that was counted before
-- 0142 stands under its game, beside the rest under none: sums of the day are right.
alter table bet_day drop constraint bet_day_pkey, add constraint bet_day_pkey primary key using index bet_day_with_game;

create or replace view bet_day_drift as
select coalesce(total.tenant_id, summed.tenant_id) as tenant_id, coalesce(total.member_id, summed.member_id) as member_id,
       coalesce(total.day, summed.day) as day, coalesce(total.vendor, summed.vendor) as vendor,
       coalesce(total.category, summed.category) as category
from (
  select tenant_id, member_id, day, vendor, category, currency, sum(turnover) as turnover, sum(valid_bet) as valid_bet, sum(payout) as payout,
         sum(net) as net, sum(bets) as bets
    from bet_day group by 1, 2, 3, 4, 5, 6
) total
full join (
  select tenant_id, member_id, counted_on as day, vendor, category, currency, sum(stake) as turnover,
         sum(valid_bet(stake, payout)) as valid_bet, sum(payout) as payout, count(*) as bets
    from game_bet where kind = 'real' and state = 'settled' group by 1, 2, 3, 4, 5, 6
) summed on summed.tenant_id = total.tenant_id and summed.member_id = total.member_id and summed.day = total.day
  and summed.vendor = total.vendor and summed.category = total.category and summed.currency = total.currency
-- What was counted and voided since leaves a line of zeros, which has no bets to stand against.
where (coalesce(total.turnover, 0), coalesce(total.valid_bet, 0), coalesce(total.payout, 0), coalesce(total.net, 0), coalesce(total.bets, 0))
   <> (coalesce(summed.turnover, 0), coalesce(summed.valid_bet, 0), coalesce(summed.payout, 0),
       coalesce(summed.payout, 0) - coalesce(summed.turnover, 0), coalesce(summed.bets, 0));

-- The function of this release, not of the newest one, which writes to tables of later migrations: bets are settled meanwhile.
-- Brings bet_day up to how these bets of a round stand now. A bet that was counted is corrected on its own day; one
-- that stands as it was counted changes nothing, so this may be called again. The member's account is locked.
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
                bet.counted_payout as now_payout, before.counted_payout as old_payout
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
