-- Deletes the oldest trial accounts that were opened until p_before, with all they have but their rows of the ledger, which are
-- append-only: their accounts and transfers stay, of uuids that name nobody. About p_limit rounds go at a time, of each account
-- the member last, which counts for five of them: each table that refers to members is looked at. Returns the count; 0 where no such
-- account is left, or another process is at them.
create or replace function trial_forget(p_before timestamptz, p_limit int) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone member;
  rounds uuid[];
  done int := 0;
  since timestamptz := '-infinity';
begin
  while done < p_limit loop
    select * into gone from member where type = 4 and registered_at between since and p_before order by registered_at limit 1 for update skip locked;
    exit when not found;
    -- So that no search goes over those that were deleted before.
    since := gone.registered_at;
    select array_agg(distinct round) into rounds from (
      select round from game_bet where tenant_id = gone.tenant_id and member_id = gone.id::text and kind = 'trial' order by id limit p_limit - done) bets;
    if rounds is not null then
      delete from seamless_tx where tenant_id = gone.tenant_id and round = any(rounds);
      delete from game_round_detail where tenant_id = gone.tenant_id and round = any(rounds);
      delete from game_round using game_bet bet
        where bet.tenant_id = gone.tenant_id and bet.round = any(rounds) and bet.kind = 'trial'
          and game_round.tenant_id = bet.tenant_id and game_round.vendor = bet.vendor and game_round.round_id = bet.round_id
          and game_round.member_id = bet.member_id and game_round.kind = 'trial';
      delete from game_bet where tenant_id = gone.tenant_id and round = any(rounds) and kind = 'trial';
      done := done + cardinality(rounds);
      continue;
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
    delete from inbox_message where tenant_id = gone.tenant_id and member_id = gone.id;
    delete from payout_account where tenant_id = gone.tenant_id and member_id = gone.id;
    delete from player_avatar where tenant_id = gone.tenant_id and member_id = gone.id;
    delete from identity_document where tenant_id = gone.tenant_id and member_id = gone.id;
    delete from upload where tenant_id = gone.tenant_id and member_id = gone.id;
    delete from session where tenant_id = gone.tenant_id and member_id = gone.id;
    delete from member where tenant_id = gone.tenant_id and id = gone.id;
    done := done + 5;
  end loop;
  return done;
end
$$;
