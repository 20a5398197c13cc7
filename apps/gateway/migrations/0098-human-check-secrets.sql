-- A merchant's own secret at its outside human check, sealed, in place of the platform's.
create table human_check_secret (
  tenant_id text primary key references tenant,
  sealed bytea not null,
  updated_at timestamptz not null
);
