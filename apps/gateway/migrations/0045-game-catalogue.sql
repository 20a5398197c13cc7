-- What lists are searched, narrowed and ordered by, and what a catalogue suggests to every tenant that takes it over.
alter table game_vendor
  -- Whose books the stakes are in: ours, or the vendor's own that money is moved to.
  add column wallet text not null default 'seamless' check (wallet in ('seamless', 'transfer')),
  add column position int not null default 0;

alter table game
  add column live_category text,
  add column free_spins boolean not null default false,
  -- Address or path of its picture; null where the platform draws one.
  add column image text,
  add column position int not null default 0,
  add column hot_rank int,
  add column new_rank int,
  -- Stakes in hundredths of a currency's main unit.
  add column min_stake bigint not null default 1,
  add column max_stake bigint not null default 1,
  -- Lotteries: how the numbers are laid out, and where in Vietnam they are drawn.
  add column draw_board text,
  add column draw_region text,
  -- Pieces of the words of game and vendor that a search looks up: beginnings of one and two letters, marked with ^,
  -- and every three letters in a row.
  add column search_grams text[] not null default '{}';
create index game_search on game using gin (search_grams);

-- How many members of the tenant played it lately; counted again from time to time.
alter table tenant_game add column popularity int not null default 0;

-- A table of a game, with stakes (in hundredths) within those of the game.
create table game_room (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  game_code text not null references game (code),
  number int not null,
  tier text not null check (tier in ('standard', 'high', 'vip')),
  state text not null check (state in ('open', 'maintenance')),
  min_stake bigint not null check (min_stake > 0),
  max_stake bigint not null,
  unique (game_code, number),
  check (max_stake >= min_stake)
);

-- What a merchant puts first, everywhere (country '') or for visitors from one country.
create table tenant_game_pin (
  tenant_id text not null references tenant (id),
  country text not null check (country ~ '^([A-Z]{2})?$'),
  game_code text not null,
  position int not null,
  primary key (tenant_id, country, game_code),
  foreign key (tenant_id, game_code) references tenant_game (tenant_id, game_code)
);
create table tenant_vendor_pin (
  tenant_id text not null references tenant (id),
  country text not null check (country ~ '^([A-Z]{2})?$'),
  vendor_code text not null,
  position int not null,
  primary key (tenant_id, country, vendor_code),
  foreign key (tenant_id, vendor_code) references tenant_vendor (tenant_id, vendor_code)
);

create table favourite_game (
  tenant_id text not null,
  member_id uuid not null,
  game_code text not null,
  at timestamptz not null,
  primary key (tenant_id, member_id, game_code),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  foreign key (tenant_id, game_code) references tenant_game (tenant_id, game_code)
);
