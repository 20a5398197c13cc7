-- Rounds that the winners board chooses from, so that it need not sort all rounds of its days: real money, paid at least twice the
-- stake. A trigger keeps it in the transaction that settles, whichever function does; housekeeping takes away what is too old.
create table game_win (
  tenant_id text not null,
  vendor text not null,
  round_id text not null,
  member_id text not null,
  -- The round's own id.
  round uuid not null,
  prize bigint not null check (prize > 0),
  opened_at timestamptz not null,
  primary key (tenant_id, vendor, round_id, member_id)
);
create index game_win_largest on game_win (tenant_id, prize desc, round);
create index game_win_age on game_win (opened_at);

create function game_round_won() returns trigger language plpgsql as $$
begin
  if new.payout > 0 and new.payout >= 2 * new.stake then
    insert into game_win (tenant_id, vendor, round_id, member_id, round, prize, opened_at)
      values (new.tenant_id, new.vendor, new.round_id, new.member_id, new.id, new.payout, new.opened_at)
      on conflict (tenant_id, vendor, round_id, member_id) do update set prize = excluded.prize;
  else
    delete from game_win
      where tenant_id = new.tenant_id and vendor = new.vendor and round_id = new.round_id and member_id = new.member_id;
  end if;
  return null;
end
$$;
create trigger round_won after update of stake, payout on game_round for each row
  when (new.kind = 'real' and (new.payout >= 2 * new.stake or old.payout >= 2 * old.stake) and (new.payout > 0 or old.payout > 0))
  execute function game_round_won();
