-- The seamless wallet: games run at a vendor and play with money that stays here. A vendor's calls may come twice,
-- late, or out of order; what is kept here makes each count once.

-- The secret a vendor signs with, for one brand. The previous one stays valid while a vendor changes over.
create table vendor_key (
  tenant_id text not null references tenant,
  vendor text not null check (vendor ~ '^[A-Za-z0-9._-]{1,32}$'),
  secret text not null check (length(secret) >= 32),
  previous_secret text,
  changed_at timestamptz not null,
  primary key (tenant_id, vendor)
);

-- Tickets into a game: shown to the browser once, swapped for a session once. Tokens are stored hashed only.
create table game_launch (
  tenant_id text not null references tenant,
  token_hash bytea not null,
  member_id text not null,
  vendor text not null,
  game text not null,
  currency text not null,
  language text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, token_hash)
);

create table game_session (
  tenant_id text not null references tenant,
  token_hash bytea not null,
  member_id text not null,
  -- The member's account, and the vendor's that its bets go to; both real or both trial.
  account uuid not null,
  vendor_account uuid not null,
  vendor text not null,
  game text not null,
  currency text not null,
  kind text not null,
  opened_at timestamptz not null,
  -- Bets are taken until then; wins and rollbacks always.
  expires_at timestamptz not null,
  -- Where moving expires_at on must stop.
  ends_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, account) references account,
  foreign key (tenant_id, vendor_account) references account
);

-- Rounds are a vendor's; several members may play in one (a table), each with a row of their own.
create table game_round (
  tenant_id text not null,
  vendor text not null,
  round_id text not null,
  member_id text not null,
  id uuid not null,
  game text not null,
  currency text not null,
  kind text not null,
  stake bigint not null,
  payout bigint not null default 0,
  wins int not null default 0,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- The transaction that closed it.
  closed_by text,
  primary key (tenant_id, vendor, round_id, member_id)
) with (fillfactor = 80);

create table game_bet (
  tenant_id text not null,
  round uuid not null,
  -- What the vendor knows as platformTxId.
  id uuid not null,
  member_id text not null,
  vendor text not null,
  round_id text not null,
  game text not null,
  currency text not null,
  kind text not null,
  stake bigint not null check (stake > 0),
  payout bigint not null default 0 check (payout >= 0),
  -- placed: it may still win. settled: won or lost. voided: taken back, as if never made.
  state text not null default 'placed' check (state in ('placed', 'settled', 'voided')),
  -- The journal of the stake, written with the bet; journals are never deleted.
  journal_id uuid not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, round, id)
) with (fillfactor = 80);
create index game_bet_member on game_bet (tenant_id, member_id, id);

-- Each vendor transaction with the answer it got: a repeat gets the same one. A bet that was rolled back before it
-- came is here as a tombstone: should it arrive, it is void.
create table seamless_tx (
  tenant_id text not null,
  vendor text not null,
  tx_id text not null,
  call text not null check (call in ('bet', 'win', 'rollback', 'round-end', 'tombstone')),
  request_hash bytea not null,
  code text not null,
  platform_tx uuid not null,
  round uuid,
  balance bigint not null,
  at timestamptz not null,
  primary key (tenant_id, vendor, tx_id)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke update, delete on seamless_tx from livery_gateway;
    revoke delete on game_bet, game_round from livery_gateway;
  end if;
end
$$;
