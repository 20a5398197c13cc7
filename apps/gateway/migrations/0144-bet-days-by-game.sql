-- livery: with functions
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
