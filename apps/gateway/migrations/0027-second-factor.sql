-- Authenticator apps. The secret is encrypted with the installation's secret.
create table totp (
  tenant_id text not null,
  member_id uuid not null,
  secret bytea not null,
  -- Null while its first code is awaited, which must come before `expires_at`.
  confirmed_at timestamptz,
  expires_at timestamptz,
  -- The newest step of 30 seconds whose code was used: neither it nor an older one is taken again.
  last_step bigint not null default 0,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  check ((confirmed_at is null) = (expires_at is not null))
);

-- Recovery codes that are left, as MACs: one that is used is deleted.
create table recovery_code (
  tenant_id text not null,
  member_id uuid not null,
  code_mac bytea not null,
  primary key (tenant_id, member_id, code_mac),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);

-- Logins that showed the right secret and owe a second factor. What the login asked for waits here until it is passed.
create table login_challenge (
  tenant_id text not null,
  id_hash bytea not null,
  member_id uuid not null,
  -- Range of addresses that the login came from; the second factor must come from there too.
  prefix cidr not null,
  -- What the login showed: a password, a mobile number, a remembered device.
  shown text not null check (shown in ('password', 'phone', 'device')),
  methods text[] not null,
  -- Counted before a code is looked at, so that many at once count as many.
  tries int not null default 0,
  expires_at timestamptz not null,
  -- The login's answer: whether the password has to be changed now.
  password_expired boolean not null,
  -- Remember the device.
  remember boolean not null,
  -- The remembered device that logs in.
  device_id uuid,
  -- A password (argon2id) that takes the place of the account's; and the MAC of the temporary one where it is that.
  new_password_hash text,
  temporary_mac bytea,
  primary key (tenant_id, id_hash),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  check (temporary_mac is null or new_password_hash is not null)
);
create index login_challenge_expiry on login_challenge (expires_at);
