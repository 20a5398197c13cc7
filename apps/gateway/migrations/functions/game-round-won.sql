-- Keeps game_win as a round stands: its row where the round paid at least twice its stake, none otherwise. Called by the trigger of
-- game_round, in the transaction that settles.
create or replace function game_round_won() returns trigger language plpgsql as $$
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
