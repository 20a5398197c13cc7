-- Counts what members and teams did on a day of the merchant, from p_from to before p_to, and returns the number of rows that changed. A member counts
-- for those who are its uplines when the day ends: moves take effect when a day begins. One who staked p_least minor units or more is active.
-- Ids from p_first_id to before p_last_id are those of members who joined on the day, of cashback that was paid, and of what moved in the ledger.
create or replace function team_day_count(p_tenant text, p_day date, p_from timestamptz, p_to timestamptz, p_currency text, p_least bigint, p_first_id uuid, p_last_id uuid)
  returns int language plpgsql as $$
declare
  changed int;
  counted int;
begin
  -- Of two that count the same day the later one sees what the first one saw, or more.
  perform pg_advisory_xact_lock(hashtextextended('team_day:' || p_tenant, 0));
  perform member_movements_take(p_tenant, p_from, p_to, p_first_id, p_last_id);

  with own as (
    select member_id, currency, sum(bets)::int as bets, sum(turnover)::bigint as turnover, sum(valid_bet)::bigint as valid_bet, sum(prizes)::bigint as prizes,
           sum(rebates)::bigint as rebates, sum(activity)::bigint as activity, sum(fees)::bigint as fees, sum(deposits)::bigint as deposits, sum(withdrawals)::bigint as withdrawals
      from (
        select member_id::uuid as member_id, currency, bets, turnover, valid_bet, payout as prizes, 0::bigint as rebates, 0::bigint as activity, 0::bigint as fees, 0::bigint as deposits, 0::bigint as withdrawals
          from bet_day where tenant_id = p_tenant and day = p_day
        union all
        select deposit.member_id::uuid, deposit.currency, 0, 0, 0, 0, 0, 0, receipt.fee, receipt.amount - receipt.fee, 0
          from deposit_receipt receipt
          join deposit on deposit.tenant_id = p_tenant and deposit.id = receipt.deposit_id
          where receipt.tenant_id = p_tenant and receipt.outcome = 'credited' and receipt.settled_at >= p_from and receipt.settled_at < p_to
        union all
        select member_id::uuid, currency, 0, 0, 0, 0, amount, 0, 0, 0, 0
          from cashback_claim where tenant_id = p_tenant and id >= p_first_id and id < p_last_id and at >= p_from and at < p_to
        union all
        select member_id::uuid, currency, 0, 0, 0, 0, 0, 0, fee, 0, amount - given_back
          from withdrawal where tenant_id = p_tenant and state = 'paid' and paid_at >= p_from and paid_at < p_to
        union all
        select member_id, currency, 0, 0, 0, 0, 0, amount, 0, 0, 0
          from member_movement where tenant_id = p_tenant and id >= p_first_id and id < p_last_id and at >= p_from and at < p_to and reason in ('referral', 'welcome')
        union all
        -- What an operator took back of these, on the day on which it did.
        select moved.member_id, moved.currency, 0, 0, 0, 0, 0, moved.amount, 0, 0, 0
          from member_movement moved
          join transfer on transfer.tenant_id = p_tenant and transfer.id = moved.id
          join journal on journal.tenant_id = p_tenant and journal.id = transfer.journal_id
          join journal original on original.tenant_id = p_tenant and original.id = journal.reverses and original.reason in ('referral', 'welcome')
          where moved.tenant_id = p_tenant and moved.id >= p_first_id and moved.id < p_last_id and moved.at >= p_from and moved.at < p_to and moved.reason in ('correction', 'reversal')
      ) source
      group by member_id, currency
  ), gone as (
    delete from member_day total
      where total.tenant_id = p_tenant and total.day = p_day
        and not exists (select from own where own.member_id = total.member_id and own.currency = total.currency)
      returning 1
  ), written as (
    insert into member_day as total (tenant_id, member_id, day, currency, upline_id, bets, turnover, valid_bet, prizes, rebates, activity, fees, deposits, withdrawals)
      select p_tenant, own.member_id, p_day, currency, path.ancestor_id, bets, turnover, valid_bet, prizes, rebates, activity, fees, deposits, withdrawals
        from own
        left join member_upline path on path.tenant_id = p_tenant and path.member_id = own.member_id and path.distance = 1 and path.since < p_to and path.until >= p_to
      on conflict (tenant_id, member_id, day, currency) do update
        set upline_id = excluded.upline_id, bets = excluded.bets, turnover = excluded.turnover, valid_bet = excluded.valid_bet, prizes = excluded.prizes, rebates = excluded.rebates,
            activity = excluded.activity, fees = excluded.fees, deposits = excluded.deposits, withdrawals = excluded.withdrawals
        where (total.upline_id, total.bets, total.turnover, total.valid_bet, total.prizes, total.rebates, total.activity, total.fees, total.deposits, total.withdrawals)
           is distinct from (excluded.upline_id, excluded.bets, excluded.turnover, excluded.valid_bet, excluded.prizes, excluded.rebates, excluded.activity, excluded.fees, excluded.deposits, excluded.withdrawals)
      returning 1
  )
  select (select count(*) from gone) + (select count(*) from written) into changed;

  with own as (
    select member_id, currency, 0 as joined, bets, turnover, valid_bet, prizes, rebates, activity, fees, deposits, withdrawals
      from member_day where tenant_id = p_tenant and day = p_day
    union all
    select id, p_currency, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0
      from member where tenant_id = p_tenant and id >= p_first_id and id < p_last_id and registered_at >= p_from and registered_at < p_to and parent_id is not null
  ), summed as (
    select path.ancestor_id as agent_id, own.currency, sum(own.joined)::int as joined,
           (count(*) filter (where own.turnover >= p_least and own.turnover > 0))::int as active, (count(*) filter (where own.bets <> 0))::int as players, sum(own.bets)::int as bets,
           sum(own.turnover)::bigint as turnover, sum(own.valid_bet)::bigint as valid_bet, sum(own.prizes)::bigint as prizes,
           sum(own.rebates)::bigint as rebates, sum(own.activity)::bigint as activity, sum(own.fees)::bigint as fees,
           sum(own.deposits)::bigint as deposits, sum(own.withdrawals)::bigint as withdrawals
      from own
      join member_upline path on path.tenant_id = p_tenant and path.member_id = own.member_id and path.since < p_to and path.until >= p_to
      group by path.ancestor_id, own.currency
  ), gone as (
    delete from team_day total
      where total.tenant_id = p_tenant and total.day = p_day
        and not exists (select from summed where summed.agent_id = total.agent_id and summed.currency = total.currency)
      returning 1
  ), written as (
    insert into team_day as total (tenant_id, agent_id, day, currency, joined, active, players, bets, turnover, valid_bet, prizes, rebates, activity, fees, deposits, withdrawals)
      select p_tenant, agent_id, p_day, currency, joined, active, players, bets, turnover, valid_bet, prizes, rebates, activity, fees, deposits, withdrawals from summed
      on conflict (tenant_id, agent_id, day, currency) do update
        set joined = excluded.joined, active = excluded.active, players = excluded.players, bets = excluded.bets, turnover = excluded.turnover, valid_bet = excluded.valid_bet,
            prizes = excluded.prizes, rebates = excluded.rebates, activity = excluded.activity, fees = excluded.fees, deposits = excluded.deposits, withdrawals = excluded.withdrawals
        where (total.joined, total.active, total.players, total.bets, total.turnover, total.valid_bet, total.prizes, total.rebates, total.activity, total.fees, total.deposits, total.withdrawals)
           is distinct from (excluded.joined, excluded.active, excluded.players, excluded.bets, excluded.turnover, excluded.valid_bet, excluded.prizes, excluded.rebates, excluded.activity, excluded.fees, excluded.deposits, excluded.withdrawals)
      returning 1
  )
  select changed + (select count(*) from gone) + (select count(*) from written) into changed;

  with own as (
    select member_id::uuid as member_id, currency, vendor, category, sum(bets) as bets, sum(turnover) as turnover, sum(valid_bet) as valid_bet, sum(payout) as prizes
      from bet_day where tenant_id = p_tenant and day = p_day group by 1, 2, 3, 4
  ), summed as (
    select path.ancestor_id as agent_id, own.currency, own.vendor, own.category, sum(own.bets)::int as bets, sum(own.turnover)::bigint as turnover,
           sum(own.valid_bet)::bigint as valid_bet, sum(own.prizes)::bigint as prizes
      from own
      join member_upline path on path.tenant_id = p_tenant and path.member_id = own.member_id and path.since < p_to and path.until >= p_to
      group by path.ancestor_id, own.currency, own.vendor, own.category
  ), gone as (
    delete from team_bet_day total
      where total.tenant_id = p_tenant and total.day = p_day
        and not exists (
          select from summed where summed.agent_id = total.agent_id and summed.currency = total.currency and summed.vendor = total.vendor and summed.category = total.category)
      returning 1
  ), written as (
    insert into team_bet_day as total (tenant_id, agent_id, day, currency, vendor, category, bets, turnover, valid_bet, prizes)
      select p_tenant, agent_id, p_day, currency, vendor, category, bets, turnover, valid_bet, prizes from summed
      on conflict (tenant_id, agent_id, day, currency, vendor, category) do update
        set bets = excluded.bets, turnover = excluded.turnover, valid_bet = excluded.valid_bet, prizes = excluded.prizes
        where (total.bets, total.turnover, total.valid_bet, total.prizes) <> (excluded.bets, excluded.turnover, excluded.valid_bet, excluded.prizes)
      returning 1
  )
  select (select count(*) from gone) + (select count(*) from written) into counted;
  changed := changed + counted;

  with summed as (
    select path.ancestor_id as agent_id, moved.currency, moved.kind, count(*)::int as movements,
           (sum(moved.amount) filter (where moved.amount > 0))::bigint as money_in, (-sum(moved.amount) filter (where moved.amount < 0))::bigint as money_out
      from member_movement moved
      join member_upline path on path.tenant_id = p_tenant and path.member_id = moved.member_id and path.since < p_to and path.until >= p_to
      where moved.tenant_id = p_tenant and moved.id >= p_first_id and moved.id < p_last_id and moved.at >= p_from and moved.at < p_to
      group by path.ancestor_id, moved.currency, moved.kind
  ), gone as (
    delete from team_movement_day total
      where total.tenant_id = p_tenant and total.day = p_day
        and not exists (select from summed where summed.agent_id = total.agent_id and summed.currency = total.currency and summed.kind = total.kind)
      returning 1
  ), written as (
    insert into team_movement_day as total (tenant_id, agent_id, day, currency, kind, movements, money_in, money_out)
      select p_tenant, agent_id, p_day, currency, kind, movements, coalesce(money_in, 0), coalesce(money_out, 0) from summed
      on conflict (tenant_id, agent_id, day, currency, kind) do update
        set movements = excluded.movements, money_in = excluded.money_in, money_out = excluded.money_out
        where (total.movements, total.money_in, total.money_out) <> (excluded.movements, excluded.money_in, excluded.money_out)
      returning 1
  )
  select (select count(*) from gone) + (select count(*) from written) into counted;
  return changed + counted;
end
$$;
