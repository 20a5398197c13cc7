-- Deletes the oldest trial account that was opened until p_before, with all it has but its rows of the ledger, which are
-- append-only: its account and transfers stay, of a uuid that names nobody. At most p_limit of its bets go at a time, its member last.
-- Returns how many rows were deleted; 0 where no such account is left, or another process is at it.
create or replace function trial_forget(p_before timestamptz, p_limit int) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone member;
  rounds uuid[];
begin
  select * into gone from member where type = 4 and registered_at <= p_before order by registered_at limit 1 for update skip locked;
  if not found then return 0; end if;
  select array_agg(distinct round) into rounds from (
    select round from game_bet where tenant_id = gone.tenant_id and member_id = gone.id::text and kind = 'trial' order by id limit p_limit) bets;
  if rounds is not null then
    delete from seamless_tx where tenant_id = gone.tenant_id and round = any(rounds);
    delete from game_round_detail where tenant_id = gone.tenant_id and round = any(rounds);
    delete from game_round using game_bet bet
      where bet.tenant_id = gone.tenant_id and bet.round = any(rounds) and bet.kind = 'trial'
        and game_round.tenant_id = bet.tenant_id and game_round.vendor = bet.vendor and game_round.round_id = bet.round_id
        and game_round.member_id = bet.member_id and game_round.kind = 'trial';
    delete from game_bet where tenant_id = gone.tenant_id and round = any(rounds) and kind = 'trial';
    return cardinality(rounds);
  end if;
  delete from transfer_choice where tenant_id = gone.tenant_id and member_id = gone.id::text;
  delete from game_room_entry where tenant_id = gone.tenant_id and member_id = gone.id;
  delete from favourite_game where tenant_id = gone.tenant_id and member_id = gone.id;
  delete from recent_play where tenant_id = gone.tenant_id and member_id = gone.id;
  delete from login_challenge where tenant_id = gone.tenant_id and member_id = gone.id;
  delete from recovery_code where tenant_id = gone.tenant_id and member_id = gone.id;
  delete from totp where tenant_id = gone.tenant_id and member_id = gone.id;
  delete from remembered_device where tenant_id = gone.tenant_id and member_id = gone.id;
  delete from member_address where tenant_id = gone.tenant_id and member_id = gone.id;
  delete from session where tenant_id = gone.tenant_id and member_id = gone.id;
  delete from member where tenant_id = gone.tenant_id and id = gone.id;
  return 1;
end
$$;
