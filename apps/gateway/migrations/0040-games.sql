-- The catalogue: what vendors and games exist. It is the same for every tenant; what a tenant offers stands in
-- tenant_vendor and tenant_game.
create table game_vendor (
  code text primary key check (code ~ '^[A-Za-z0-9_]{1,32}$'),
  display_name text not null,
  account_type_name text not null,
  open_policy text not null check (open_policy in ('frame', 'popup', 'tab')),
  state text not null check (state in ('open', 'maintenance')),
  is_hot boolean not null,
  -- ISO 3166 codes of countries whose visitors may not play.
  regions_barred text[] not null default '{}',
  -- Scheme and host of its game server; null where none is connected.
  origin text
);

create table game (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  vendor_code text not null references game_vendor,
  type text not null,
  name text not null,
  -- The name as it is searched: lower case, without accents.
  search_key text not null,
  default_play_type text,
  -- The entry opens a list of its vendor's games.
  opens_list boolean not null,
  state text not null check (state in ('open', 'maintenance')),
  free_play boolean not null,
  is_jackpot boolean not null,
  lines int,
  -- Percent.
  rtp numeric(5, 2),
  volatility text check (volatility in ('low', 'medium', 'high')),
  unique (code, vendor_code)
);

create table tenant_vendor (
  tenant_id text not null references tenant (id),
  vendor_code text not null references game_vendor,
  enabled boolean not null,
  position int not null,
  primary key (tenant_id, vendor_code)
);

-- A game as a tenant offers it. Vendor and type are the game's own, repeated so that one index serves a list.
create table tenant_game (
  tenant_id text not null references tenant (id),
  game_code text not null,
  vendor_code text not null,
  type text not null,
  enabled boolean not null,
  position int not null,
  hot_rank int,
  new_rank int,
  -- Limits of one bet in minor units of the tenant's currency.
  min_stake bigint not null check (min_stake > 0),
  max_stake bigint not null,
  primary key (tenant_id, game_code),
  foreign key (game_code, vendor_code) references game (code, vendor_code),
  foreign key (tenant_id, vendor_code) references tenant_vendor (tenant_id, vendor_code),
  check (max_stake >= min_stake)
);
create index tenant_game_list on tenant_game (tenant_id, type, position) where enabled;
create index tenant_game_vendor on tenant_game (tenant_id, vendor_code, position) where enabled;
create index tenant_game_hot on tenant_game (tenant_id, hot_rank) where enabled and hot_rank is not null;

-- What a member played last: one row for each game.
create table recent_play (
  tenant_id text not null,
  member_id uuid not null,
  game_code text not null,
  at timestamptz not null,
  primary key (tenant_id, member_id, game_code),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  foreign key (tenant_id, game_code) references tenant_game (tenant_id, game_code)
);
create index recent_play_latest on recent_play (tenant_id, member_id, at desc);

-- Which catalogue was written last, so that a start finds nothing to do.
create table catalogue_state (
  name text primary key,
  checksum text not null,
  written_at timestamptz not null
);
