-- A tenant is one merchant: its id is the merchant code, and stands first in every key of every other table.
create table tenant (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,32}$'),
  brand text not null,
  name text not null,
  config jsonb not null default '{}',
  created_at timestamptz not null default now()
);

-- The gateway serves requests as this role, so a fault in its code cannot rewrite money: tables of the ledger
-- grant it no more than reading, and are written by functions that keep their rules. A role belongs to the whole
-- server: where it exists already, or may not be created, that is no error here; triggers guard the ledger anyway.
do $$
begin
  if not exists (select from pg_roles where rolname = 'livery_gateway') then
    create role livery_gateway nologin;
  end if;
exception
  when insufficient_privilege or duplicate_object or unique_violation then null;
end
$$;

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    grant usage on schema public to livery_gateway;
    grant select on schema_migration to livery_gateway;
    grant select, insert, update, delete on tenant to livery_gateway;
    alter default privileges in schema public grant select, insert, update, delete on tables to livery_gateway;
    alter default privileges in schema public grant usage, select on sequences to livery_gateway;
  end if;
end
$$;
