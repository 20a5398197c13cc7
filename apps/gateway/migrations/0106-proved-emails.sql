-- When its holder proved to read mails at the address; null for one that was only typed. An address that is removed takes its proof along.
alter table member add column email_verified_at timestamptz;

-- The code that was last sent by e-mail for a member, as a MAC; a newer one takes its place.
create table email_code (
  tenant_id text not null,
  member_id uuid not null,
  -- Where it was sent, in lower case: what the code proves.
  email text not null check (email = lower(email)),
  -- Told apart from the one before, whose checking may be under way.
  id uuid not null,
  code_mac bytea not null,
  wrong_tries int not null default 0,
  expires_at timestamptz not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
create index email_code_expiry on email_code (expires_at);
