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
  add column draw_region text;

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

-- Grows with every change of what a tenant's lists are made of; '' stands for the catalogue, which is everyone's. A gateway
-- keeps a tenant's games in memory and reads them again when either number has changed.
create table shelf_version (
  tenant_id text primary key,
  version bigint not null
);

create function shelf_changed() returns trigger language plpgsql as $$
begin
  insert into shelf_version (tenant_id, version) select distinct tenant_id, 1 from changed order by 1
    on conflict (tenant_id) do update set version = shelf_version.version + 1;
  return null;
end
$$;

create function catalogue_changed() returns trigger language plpgsql as $$
begin
  insert into shelf_version (tenant_id, version) values ('', 1)
    on conflict (tenant_id) do update set version = shelf_version.version + 1;
  return null;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['tenant_game', 'tenant_vendor', 'tenant_game_pin', 'tenant_vendor_pin'] loop
    execute format('create trigger shelf_inserted after insert on %I referencing new table as changed for each statement execute function shelf_changed()', name);
    execute format('create trigger shelf_updated after update on %I referencing new table as changed for each statement execute function shelf_changed()', name);
    execute format('create trigger shelf_deleted after delete on %I referencing old table as changed for each statement execute function shelf_changed()', name);
  end loop;
  foreach name in array array['game', 'game_vendor'] loop
    execute format('create trigger catalogue_changed after insert or update or delete on %I for each statement execute function catalogue_changed()', name);
  end loop;
end
$$;
