-- Numbers that lotteries drew. They follow from the seed; its SHA-256 is the commitment.
create table lottery_draw (
  tenant_id text not null references tenant (id),
  game_code text not null references game (code),
  -- The day and the count within it.
  issue text not null,
  opened_at timestamptz not null,
  board text not null,
  prizes jsonb not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  -- Drawn to show the boards, before anybody could bet on it.
  demonstration boolean not null,
  primary key (tenant_id, game_code, issue)
);
create index lottery_draw_latest on lottery_draw (tenant_id, opened_at desc);
