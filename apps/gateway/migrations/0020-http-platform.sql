-- The answer of each idempotent call, written in the transaction of its effect: it is there exactly where the
-- effect is. The answer may hold a session token and is encrypted; the request is only recognised, by a MAC.
create table idempotent_call (
  tenant_id text not null references tenant (id),
  call text not null,
  -- Empty where nobody is logged in.
  actor text not null,
  key text not null,
  request_mac bytea not null,
  answer bytea,
  created_at timestamptz not null,
  primary key (tenant_id, call, actor, key)
);
create index idempotent_call_age on idempotent_call (created_at);

-- Counters over a span of time. `rule` names what is counted, `subject` whom.
create table throttle (
  tenant_id text not null references tenant (id),
  rule text not null,
  subject text not null,
  count int not null,
  ends_at timestamptz not null,
  primary key (tenant_id, rule, subject)
);
create index throttle_end on throttle (ends_at);

-- Key pairs for sealed calls; the private half is encrypted with the installation's secret.
create table crypto_key (
  kid text primary key,
  -- One key for each day: two gateways that start at once agree on it.
  day date not null unique,
  public_key bytea not null,
  private_key bytea not null,
  not_after timestamptz not null
);

-- Sealed bodies that were received, for as long as a copy would not be stale yet.
create table sealed_seen (
  tenant_id text not null references tenant (id),
  jti text not null,
  forget_at timestamptz not null,
  primary key (tenant_id, jti)
);
create index sealed_seen_end on sealed_seen (forget_at);
