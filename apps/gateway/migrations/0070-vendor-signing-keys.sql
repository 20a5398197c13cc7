-- Keys of vendors, sealed by the gateways, several valid at once; and the terms that a merchant has with a vendor.
--
-- Gateways of the version before read `vendor_key` alone, and go on while the others are renewed: its rows stay. A gateway of
-- this version reads both tables, and writes changes of a vendor that has a row there into both. What is there is sealed into the
-- new table and deleted a day after this migration, or at once by `npm run operator -- vendor-keys:seal`. A later version drops
-- the empty table.
create table vendor_signing_key (
  tenant_id text not null references tenant,
  vendor text not null check (vendor ~ '^[A-Za-z0-9._-]{1,32}$'),
  key_id text not null check (key_id ~ '^[A-Za-z0-9._-]{1,64}$'),
  -- Sealed under the installation's secret; see seamless-wallet/keys.
  sealed bytea not null,
  created_at timestamptz not null,
  valid_from timestamptz not null,
  -- Null until another key takes its place.
  expires_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, vendor, key_id)
);

create table vendor_terms (
  tenant_id text not null references tenant,
  vendor text not null check (vendor ~ '^[A-Za-z0-9._-]{1,32}$'),
  -- Until when signatures of version 1 are taken; null: not.
  version1_until timestamptz,
  -- How long the former key is valid after a rotation.
  key_grace_seconds int not null default 86400 check (key_grace_seconds between 0 and 31536000),
  primary key (tenant_id, vendor)
);

-- Vendors that are connected today sign with version 1.
insert into vendor_terms (tenant_id, vendor, version1_until) select tenant_id, vendor, now() + interval '90 days' from vendor_key;

-- Authenticate may be repeated: the request that opened the session, and its session.
alter table game_launch
  add column request_id text,
  add column session_hash bytea;

do $$
begin
  if exists (select from pg_roles where rolname = 'livery_gateway') then
    revoke delete on vendor_signing_key, vendor_terms from livery_gateway;
  end if;
end
$$;
