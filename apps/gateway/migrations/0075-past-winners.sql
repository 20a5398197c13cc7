-- livery: batches
-- The wins of the winners board's days from before they were kept.
insert into game_win (tenant_id, vendor, round_id, member_id, round, prize, opened_at)
  select tenant_id, vendor, round_id, member_id, id, payout, opened_at from game_round round
    where kind = 'real' and payout >= 2 * stake and payout > 0 and opened_at >= now() - interval '14 days'
      and not exists (
        select from game_win win
          where win.tenant_id = round.tenant_id and win.vendor = round.vendor and win.round_id = round.round_id and win.member_id = round.member_id)
    limit 1000
  on conflict do nothing;
