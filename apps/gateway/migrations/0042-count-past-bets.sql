-- Bets from before records were kept in full: the vendor's number of each, its game's category, and their totals. Their
-- days are counted in UTC, since the database does not know the merchants' time zones.
update game_bet bet set tx_id = tx.tx_id
  from seamless_tx tx
  where bet.tx_id is null and tx.tenant_id = bet.tenant_id and tx.round = bet.round and tx.platform_tx = bet.id and tx.call = 'bet';

update game_bet bet set category = game.type from game where bet.category = 'OTHER' and game.code = bet.game;

with counted as (
  update game_bet set counted_on = (settled_at at time zone 'UTC')::date, counted_payout = payout
    where kind = 'real' and state = 'settled' and counted_on is null
    returning *
)
insert into bet_day as total (tenant_id, member_id, day, vendor, category, currency, turnover, valid_bet, payout, net, bets)
  select tenant_id, member_id, counted_on, vendor, category, currency, sum(stake), sum(valid_bet(stake, payout)), sum(payout),
         sum(payout - stake), count(*)
    from counted group by 1, 2, 3, 4, 5, 6
  on conflict (tenant_id, member_id, day, vendor, category, currency) do update
    set turnover = total.turnover + excluded.turnover, valid_bet = total.valid_bet + excluded.valid_bet,
        payout = total.payout + excluded.payout, net = total.net + excluded.net, bets = total.bets + excluded.bets;
