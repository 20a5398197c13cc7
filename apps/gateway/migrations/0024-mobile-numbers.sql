-- What an account is found by besides its name: its mobile number, its address of e-mail, an agent's affiliate code.
alter table member
  -- E.164, such as +639170000000.
  add column mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  -- When its holder last proved to have it; null for a number that was only typed.
  add column mobile_verified_at timestamptz,
  -- In lower case: as it was typed it stands in the profile.
  add column email text check (email = lower(email)),
  -- What an agent invites with; the domain, where one is set, is the only one that the code is good on.
  add column affiliate_code text check (length(affiliate_code) between 2 and 32),
  add column affiliate_domain text check (affiliate_domain = lower(affiliate_domain)),
  -- argon2id of the transaction password that a registration form may ask for.
  add column payment_password_hash text,
  add check (mobile_verified_at is null or mobile is not null),
  add check (affiliate_domain is null or affiliate_code is not null);

create unique index member_mobile_key on member (tenant_id, mobile) where mobile is not null;
create unique index member_affiliate_code_key on member (tenant_id, lower(affiliate_code)) where affiliate_code is not null;
create unique index member_affiliate_domain_key on member (tenant_id, affiliate_domain) where affiliate_domain is not null;
create index member_email on member (tenant_id, email) where email is not null;

-- Accounts from before. A number without its dialling code cannot be told from another country's and stays in the
-- profile alone; of several accounts with one number the oldest keeps it.
update member set email = lower(btrim(profile ->> 'email')) where btrim(profile ->> 'email') <> '';
update member set mobile = number.e164
from (
  select distinct on (tenant_id, e164) tenant_id, id, e164
  from (select tenant_id, id, registered_at, regexp_replace(profile ->> 'mobileNum', '[ ().-]', '', 'g') as e164 from member) as typed
  where e164 ~ '^\+[1-9][0-9]{6,14}$'
  order by tenant_id, e164, registered_at, id
) as number
where number.tenant_id = member.tenant_id and number.id = member.id;

-- The code that was last sent to a number for a purpose, as a MAC; a newer one takes its place.
create table sms_code (
  tenant_id text not null references tenant (id),
  mobile text not null,
  purpose text not null check (purpose in ('register', 'login', 'password', 'secondFactor')),
  -- Told apart from the one before, whose checking may be under way.
  id uuid not null,
  code_mac bytea not null,
  wrong_tries int not null default 0,
  expires_at timestamptz not null,
  primary key (tenant_id, mobile, purpose)
);
create index sms_code_expiry on sms_code (expires_at);

-- ID tokens of an outside phone provider that were used: each is good once.
create table phone_token_used (
  tenant_id text not null references tenant (id),
  token_hash bytea not null,
  forget_at timestamptz not null,
  primary key (tenant_id, token_hash)
);
create index phone_token_used_end on phone_token_used (forget_at);
