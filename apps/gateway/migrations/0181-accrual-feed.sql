-- What settled bets add to real-time salaries, until a posting takes it up. A table of its own: a gateway of a release before real-time salaries takes every row of
-- bet_feed for one of an hourly salary, and deletes it, while it serves beside newer ones. Numbers are those of settlement_bet, as those of bet_feed are, and
-- begin where that one never comes.
create table if not exists accrual_feed (
  tenant_id text not null,
  id bigint not null generated always as identity (start with 1000000000000000),
  bet uuid not null,
  -- bet: it was settled. void: it was taken back. change: it pays another amount.
  type text not null,
  placed_at timestamptz not null,
  member_id text not null,
  currency text not null,
  at timestamptz not null,
  turnover bigint not null,
  valid_bet bigint not null,
  payout bigint not null,
  primary key (tenant_id, id)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke update on accrual_feed from livery_gateway;
  end if;
end
$$;
