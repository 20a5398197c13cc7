-- What friends of a member register with.
create table referral_code (
  tenant_id text not null,
  member_id uuid not null,
  code text not null,
  primary key (tenant_id, member_id),
  constraint referral_code_code unique (tenant_id, code)
);
-- Who invited whom, written with the friend's registration and never changed: a friend has one referrer, who was there before,
-- so there are no circles. The tariff is that of the registration.
create table referral (
  tenant_id text not null,
  friend_id uuid not null,
  referrer_id uuid not null check (referrer_id <> friend_id),
  currency text not null,
  joined_at timestamptz not null,
  state text not null check (state in ('open', 'earned', 'expired', 'refused', 'plain')),
  -- Null in all of them: no reward was offered.
  reward bigint check (reward > 0),
  deposit bigint,
  turnover bigint,
  until timestamptz,
  -- When the deposit was seen.
  deposited_at timestamptz,
  decided_at timestamptz,
  -- When it is looked at next.
  check_at timestamptz,
  primary key (tenant_id, friend_id),
  check ((state = 'plain') = (reward is null))
);
create index referral_referrer on referral (tenant_id, referrer_id, friend_id);
create index referral_due on referral (check_at) where state = 'open';
