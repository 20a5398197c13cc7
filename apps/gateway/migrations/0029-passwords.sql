alter table member
  -- A temporary password that was used: good as the old one of a change, and for nothing else.
  add column password_spent boolean not null default false,
  add column last_login_ip inet,
  add column previous_login_ip inet,
  add check (not password_spent or password_hash is not null);

-- Passwords sent by e-mail, as MACs: one for an account, good once and for a short time. The account's own stays good
-- until it is used.
create table temporary_password (
  tenant_id text not null,
  member_id uuid not null,
  password_mac bytea not null,
  expires_at timestamptz not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
create index temporary_password_expiry on temporary_password (expires_at);
