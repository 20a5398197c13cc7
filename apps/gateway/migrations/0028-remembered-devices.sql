-- Devices that may log in again without a password, until their day is over.
create table remembered_device (
  tenant_id text not null,
  id uuid not null,
  member_id uuid not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
create index remembered_device_member on remembered_device (tenant_id, member_id);
create index remembered_device_expiry on remembered_device (expires_at);

-- Their tokens, as hashes. Each is good once and then replaced; one that comes again was stolen, or its successor was.
create table device_token (
  tenant_id text not null,
  token_hash bytea not null,
  device_id uuid not null,
  used_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, device_id) references remembered_device (tenant_id, id) on delete cascade
);
create index device_token_device on device_token (tenant_id, device_id);

alter table session
  -- Browser and system in words, such as 'Firefox · Linux'; empty where it is not known.
  add column device text not null default '',
  -- The remembered device that it belongs to; the device may be forgotten before it.
  add column device_id uuid;
