alter table member
  -- A temporary password that was used: good as the old one of a change, and for nothing else.
  add column password_spent boolean not null default false,
  add column last_login_ip inet,
  add column previous_login_ip inet,
  add check (not password_spent or password_hash is not null);

-- Passwords sent by e-mail, as MACs: one for an account, good once and for a short time. The account's own stays good
-- until it is used. No foreign key: where name and address of e-mail do not belong together a row is written as well,
-- for nobody, so that the work is the same.
create table temporary_password (
  tenant_id text not null references tenant (id),
  member_id uuid not null,
  password_mac bytea not null,
  expires_at timestamptz not null,
  primary key (tenant_id, member_id)
);
create index temporary_password_expiry on temporary_password (expires_at);

-- Attempts at an account that failed, or have not ended yet. Counted by whose account it is; by what was typed, where
-- it is nobody's.
create table login_attempt (
  tenant_id text not null references tenant (id),
  who text not null,
  count int not null,
  ends_at timestamptz not null,
  wait_until timestamptz,
  -- Attempts refused in the present wait.
  refused int not null default 0,
  primary key (tenant_id, who)
);
create index login_attempt_end on login_attempt (ends_at);
