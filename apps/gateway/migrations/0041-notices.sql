-- Texts of notices by language; one without a text in the language asked for shows the tenant's default.
create table announcement (
  tenant_id text not null references tenant (id),
  id uuid not null,
  -- B bulletin, PL player, PU pop-up, PR promotion, H home.
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  published_at timestamptz not null,
  -- Not shown from this moment on.
  ends_at timestamptz,
  primary key (tenant_id, id),
  check (ends_at is null or ends_at > published_at)
);
create index announcement_latest on announcement (tenant_id, type, published_at desc);

create table announcement_text (
  tenant_id text not null,
  announcement_id uuid not null,
  language text not null,
  title text not null,
  -- HTML, clean.
  content text not null,
  primary key (tenant_id, announcement_id, language),
  foreign key (tenant_id, announcement_id) references announcement (tenant_id, id)
);

create table banner (
  tenant_id text not null references tenant (id),
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  group_name text not null,
  position int not null,
  -- Path inside the site.
  link text not null check (link like '/%' and link not like '//%'),
  starts_at timestamptz not null,
  ends_at timestamptz,
  primary key (tenant_id, id),
  check (ends_at is null or ends_at > starts_at)
);
create index banner_group on banner (tenant_id, group_name, position);

create table banner_text (
  tenant_id text not null,
  banner_id text not null,
  language text not null,
  title text not null,
  text text not null,
  action text not null,
  primary key (tenant_id, banner_id, language),
  foreign key (tenant_id, banner_id) references banner (tenant_id, id)
);

create table promotion (
  tenant_id text not null references tenant (id),
  id text not null check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  position int not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  primary key (tenant_id, id),
  check (ends_at is null or ends_at > starts_at)
);

create table promotion_text (
  tenant_id text not null,
  promotion_id text not null,
  language text not null,
  title text not null,
  summary text not null,
  primary key (tenant_id, promotion_id, language),
  foreign key (tenant_id, promotion_id) references promotion (tenant_id, id)
);

-- Demo data is written once for each tenant.
create table demo_seed (
  tenant_id text not null references tenant (id),
  part text not null,
  seeded_at timestamptz not null,
  primary key (tenant_id, part)
);
