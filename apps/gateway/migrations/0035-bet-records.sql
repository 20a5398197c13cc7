-- Every bet with its stages, its receipt and what the vendor tells of its round; and what bets add up to, by day.

-- The vendor's own number of the bet; the category its game stood in; the stages between placed and settled.
alter table game_bet
  add column tx_id text,
  add column category text not null default 'OTHER',
  add column accepted_at timestamptz,
  add column running_at timestamptz,
  -- The day this bet is counted on in bet_day, and the payout it is counted with: what makes it count once.
  add column counted_on date,
  add column counted_payout bigint,
  drop constraint game_bet_state_check,
  add constraint game_bet_state_check check (state in ('placed', 'accepted', 'running', 'settled', 'voided')),
  add constraint game_bet_counted_check check ((counted_on is null) = (counted_payout is null));

alter table seamless_tx
  -- Minor units; null for what was written before amounts were kept.
  add column amount bigint,
  drop constraint seamless_tx_call_check,
  add constraint seamless_tx_call_check check (call in ('bet', 'win', 'rollback', 'round-end', 'stage', 'tombstone'));
create index seamless_tx_round on seamless_tx (tenant_id, round) where round is not null;

-- What a vendor hands over of a round, for whoever looks into it later; as it came, and never changed.
create table game_round_detail (
  tenant_id text not null,
  round uuid not null,
  -- The transaction it came with.
  platform_tx uuid not null,
  detail jsonb not null,
  at timestamptz not null,
  primary key (tenant_id, round, platform_tx)
);

-- Settled bets of real money by member, day, vendor and category; the ground of rebates, points and salaries. It is
-- written in the transaction that settles a bet, and each bet is counted once: see game_bet.counted_on.
create table bet_day (
  tenant_id text not null,
  member_id text not null,
  -- In the merchant's time zone, the day the bet was settled first.
  day date not null,
  vendor text not null,
  category text not null,
  currency text not null,
  turnover bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  -- payout - turnover: below zero the player lost.
  net bigint not null,
  bets int not null,
  primary key (tenant_id, member_id, day, vendor, category, currency)
) with (fillfactor = 70);
create index bet_day_by_day on bet_day (tenant_id, day);

create function valid_bet(p_stake bigint, p_payout bigint) returns bigint language sql immutable as $$
  -- least() passes over nulls: a bet that has no payout has no valid bet either.
  select case when p_payout is not null then least(p_stake, abs(p_payout - p_stake)) end
$$;

-- Brings bet_day up to how these bets of a round stand now. A bet that was counted is corrected on its own day; one
-- that stands as it was counted changes nothing, so this may be called again. The member's account is locked.
create function bet_count(p_tenant text, p_round uuid, p_bets uuid[], p_day date) returns void language sql as $$
  with before as (
    select id, counted_on, counted_payout from game_bet
      where tenant_id = p_tenant and round = p_round and id = any(p_bets) and kind = 'real'
        and counted_payout is distinct from case when state = 'settled' then payout end
  ), changed as (
    update game_bet bet
      set counted_on = case when bet.state = 'settled' then coalesce(before.counted_on, p_day) end,
          counted_payout = case when bet.state = 'settled' then bet.payout end
      from before where bet.tenant_id = p_tenant and bet.round = p_round and bet.id = before.id
      returning bet.member_id, bet.vendor, bet.category, bet.currency, bet.stake, coalesce(bet.counted_on, before.counted_on) as day,
                bet.counted_payout as now_payout, before.counted_payout as old_payout
  )
  insert into bet_day as total (tenant_id, member_id, day, vendor, category, currency, turnover, valid_bet, payout, net, bets)
    select p_tenant, member_id, day, vendor, category, currency,
           sum(stake * times), sum(coalesce(valid_bet(stake, now_payout), 0) - coalesce(valid_bet(stake, old_payout), 0)),
           sum(paid), sum(paid - stake * times), sum(times)
      from (
        select *, (now_payout is not null)::int - (old_payout is not null)::int as times,
               coalesce(now_payout, 0) - coalesce(old_payout, 0) as paid
          from changed
      ) step
      group by member_id, day, vendor, category, currency
    on conflict (tenant_id, member_id, day, vendor, category, currency) do update
      set turnover = total.turnover + excluded.turnover, valid_bet = total.valid_bet + excluded.valid_bet,
          payout = total.payout + excluded.payout, net = total.net + excluded.net, bets = total.bets + excluded.bets
$$;

-- Empty as long as bet_day is the sum of the settled bets.
create view bet_day_drift as
select coalesce(total.tenant_id, summed.tenant_id) as tenant_id, coalesce(total.member_id, summed.member_id) as member_id,
       coalesce(total.day, summed.day) as day, coalesce(total.vendor, summed.vendor) as vendor,
       coalesce(total.category, summed.category) as category
from bet_day total
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

-- Ends a round: bets that have not won have lost. Answers which.
drop function seamless_close;
create function seamless_close(p_tenant text, p_round uuid, p_vendor text, p_round_id text, p_member text, p_tx text, p_now timestamptz)
returns uuid[] language plpgsql as $$
declare
  lost uuid[];
begin
  with closed as (
    update game_bet set state = 'settled', settled_at = p_now
      where tenant_id = p_tenant and round = p_round and state in ('placed', 'accepted', 'running')
      returning id
  ) select coalesce(array_agg(id), '{}') into lost from closed;
  update game_round set closed_at = p_now, closed_by = p_tx
    where tenant_id = p_tenant and vendor = p_vendor and round_id = p_round_id and member_id = p_member;
  return lost;
end
$$;

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke update, delete on game_round_detail from livery_gateway;
    revoke delete on bet_day from livery_gateway;
  end if;
end
$$;
