-- Messages to people. Nothing of one is readable here: recipient, subject and text are sealed with the master secret, and gone once
-- the message has ended.
create table message_queue (
  tenant_id text not null references tenant (id),
  id uuid not null,
  channel text not null check (channel in ('sms', 'email')),
  state text not null check (state in ('queued', 'sent', 'failed')),
  content bytea,
  queued_at timestamptz not null,
  -- After it the message is of no use any more.
  expires_at timestamptz not null,
  attempts int not null,
  -- When it may be taken next: after a pause between attempts, or after a lease, if its holder did not say how it ended.
  due_at timestamptz not null,
  lease uuid,
  ended_at timestamptz,
  failure text,
  primary key (tenant_id, id),
  check ((state = 'queued') = (ended_at is null)),
  check ((state = 'failed') = (failure is not null)),
  check (state <> 'queued' or content is not null)
);
create index message_queue_due on message_queue (tenant_id, channel, due_at) where state = 'queued';
create index message_queue_ended on message_queue (ended_at) where state <> 'queued';

-- Whom a merchant sends by, in place of the platform's own provider: address and credentials, sealed.
create table message_provider (
  tenant_id text not null references tenant (id),
  channel text not null check (channel in ('sms', 'email')),
  sealed bytea not null,
  updated_at timestamptz not null,
  primary key (tenant_id, channel)
);

-- What former versions queued was readable and never sent. During a rollout they go on: their messages are dropped.
create rule message_out_drop as on insert to message_out do instead nothing;
