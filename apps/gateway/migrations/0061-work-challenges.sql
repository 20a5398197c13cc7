-- Proofs of work that were used: each is good once. Challenges themselves are signed and not kept.
create table work_used (
  tenant_id text not null references tenant (id),
  nonce text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, nonce)
);
create index work_used_expiry on work_used (expires_at);

-- The question in words is gone: a script read its answer off. A gateway of the version before still reads and writes the column.
alter table captcha alter column question_mac set default '\x';
