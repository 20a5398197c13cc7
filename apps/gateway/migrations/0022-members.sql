-- Accounts of people: players, agents and trial accounts.
create table member (
  tenant_id text not null references tenant (id),
  id uuid not null,
  username text not null check (length(username) between 1 and 64),
  -- Names differ by more than case.
  username_key text not null generated always as (lower(username)) stored,
  -- isAgent: 0 player; 1, 2, 41, 42 agents; 4 trial account.
  type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
  status text not null default 'active' check (status in ('active', 'blocked')),
  -- The upline.
  parent_id uuid,
  -- argon2id; null where nobody can log in with a password.
  password_hash text,
  password_changed_at timestamptz,
  nickname text not null default '',
  rank_label text,
  rank_level int not null default 0,
  labels text[] not null default '{}',
  -- What the registration form asked beyond name and password.
  profile jsonb not null default '{}',
  terms_version text,
  registered_at timestamptz not null,
  registered_ip inet,
  registered_country text,
  last_login_at timestamptz,
  -- The login before that: what a person is shown as the last one.
  previous_login_at timestamptz,
  primary key (tenant_id, id),
  constraint member_username_key unique (tenant_id, username_key),
  foreign key (tenant_id, parent_id) references member (tenant_id, id),
  check (type <> 4 or (password_hash is null and parent_id is null))
);
create index member_parent on member (tenant_id, parent_id) where parent_id is not null;

-- Every upline of every member with its distance (1 is the direct one), so that a team is one range.
create table member_upline (
  tenant_id text not null,
  ancestor_id uuid not null,
  member_id uuid not null,
  distance int not null check (distance > 0),
  primary key (tenant_id, ancestor_id, member_id),
  foreign key (tenant_id, ancestor_id) references member (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
create index member_upline_member on member_upline (tenant_id, member_id);

create function member_joins_tree() returns trigger language plpgsql as $$
begin
  insert into member_upline (tenant_id, ancestor_id, member_id, distance)
  select new.tenant_id, new.parent_id, new.id, 1
  union all
  select new.tenant_id, ancestor_id, new.id, distance + 1
  from member_upline where tenant_id = new.tenant_id and member_id = new.parent_id;
  return null;
end
$$;
create trigger joins_tree after insert on member for each row when (new.parent_id is not null)
  execute function member_joins_tree();

-- Sessions. A token is never here: only its hash.
create table session (
  tenant_id text not null,
  id uuid not null,
  token_hash bytea not null,
  member_id uuid not null,
  opened_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip inet,
  primary key (tenant_id, id),
  constraint session_token unique (tenant_id, token_hash),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
create index session_member on session (tenant_id, member_id) where ended_at is null;
create index session_expiry on session (expires_at);

create table captcha (
  tenant_id text not null references tenant (id),
  id text not null,
  -- MACs of the two accepted answers: what the picture shows, and what the question asks.
  picture_mac bytea not null,
  question_mac bytea not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index captcha_expiry on captcha (expires_at);

-- Messages that leave by SMS or e-mail. Written in the transaction of their cause; a sender takes them from here.
create table message_out (
  tenant_id text not null references tenant (id),
  id uuid not null,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text,
  text text not null,
  queued_at timestamptz not null,
  sent_at timestamptz,
  primary key (tenant_id, id)
);
create index message_out_queue on message_out (queued_at);
