-- What happened and has to be told to others once it is committed. A row is written in the transaction of what it
-- tells; a reader claims it for a while, passes it on and deletes it. A reader that dies lets its claim run out.
create table outbox (
  tenant_id text not null,
  id bigint generated always as identity,
  -- What kind of news: 'balance'.
  topic text not null,
  -- Whom it is about: 'member:<id>'.
  subject text not null,
  -- What the topic needs to say; the currency, for a balance.
  detail text not null,
  claimed_until timestamptz,
  primary key (tenant_id, id)
);
