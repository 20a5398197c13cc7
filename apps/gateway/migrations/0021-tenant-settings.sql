-- What a merchant sets over its brand's defaults; a name without a row has its default.
create table tenant_setting (
  tenant_id text not null references tenant (id),
  name text not null check (name ~ '^[a-zA-Z][a-zA-Z0-9.]{0,63}$'),
  value jsonb not null,
  updated_at timestamptz not null,
  primary key (tenant_id, name)
);

-- Articles of the help centre, by language; a language without an article of that id shows the merchant's default.
create table help_entry (
  tenant_id text not null references tenant (id),
  language text not null,
  id text not null,
  position int not null,
  title text not null,
  -- HTML, clean.
  content text not null,
  primary key (tenant_id, language, id)
);
