-- Writes one bet as a vendor tells it: 'new', 'changed', 'known' where it stands here already, or 'conflict' where what is told
-- contradicts what is final or cannot be, or 'refused' where the tables cannot hold it, such as a sum beyond a bigint: then
-- nothing of it is written. The row of vendor_bet_feed is locked, so that one process at a time writes a vendor's.
--
-- p_ids: a fresh id for the bet, and one for its round. p_day: the day of p_at in the merchant's time zone.
create or replace function vendor_bet(
  p_tenant text, p_vendor text, p_bet text, p_round_id text, p_member text, p_game text, p_category text, p_currency text,
  p_kind text, p_stake bigint, p_payout bigint, p_state text, p_placed timestamptz, p_at timestamptz, p_detail jsonb, p_day date,
  p_ids uuid[]
) returns text language plpgsql as $$
declare
  stages constant text[] := array['placed', 'accepted', 'running'];
  over constant boolean := p_state in ('settled', 'voided');
  bet game_bet;
  answer text := 'changed';
begin
  begin
    select * into bet from game_bet where tenant_id = p_tenant and vendor = p_vendor and tx_id = p_bet and journal_id is null;
    if found then
      if (bet.member_id, bet.round_id, bet.game, bet.currency, bet.stake) <> (p_member, p_round_id, p_game, p_currency, p_stake) then
        return 'conflict';
      elsif bet.state in ('settled', 'voided') then
        return case when over and (bet.state, bet.payout) <> (p_state, case when p_state = 'settled' then p_payout else 0 end) then 'conflict' else 'known' end;
      elsif not over and array_position(stages, p_state) <= array_position(stages, bet.state) then
        return 'known';
      end if;
    else
      answer := 'new';
      insert into game_round as round (tenant_id, vendor, round_id, member_id, id, game, currency, kind, stake, opened_at)
        values (p_tenant, p_vendor, p_round_id, p_member, p_ids[2], p_game, p_currency, p_kind, p_stake, p_placed)
        on conflict (tenant_id, vendor, round_id, member_id) do update set stake = round.stake + excluded.stake, closed_at = null
        returning round.id into bet.round;
      bet.id := p_ids[1];
      insert into game_bet (tenant_id, round, id, member_id, vendor, round_id, game, currency, kind, stake, placed_at, tx_id, category)
        values (p_tenant, bet.round, bet.id, p_member, p_vendor, p_round_id, p_game, p_currency, p_kind, p_stake, p_placed, p_bet, p_category);
    end if;

    update game_bet
      set state = p_state,
          payout = case when p_state = 'settled' then p_payout else 0 end,
          accepted_at = case when p_state = 'accepted' then p_at else accepted_at end,
          running_at = case when p_state = 'running' then p_at else running_at end,
          settled_at = case when over then p_at end
      where tenant_id = p_tenant and round = bet.round and id = bet.id;
    if not over then return answer; end if;

    update game_round
      set payout = payout + case when p_state = 'settled' then p_payout else 0 end,
          wins = wins + (p_state = 'settled' and p_payout > 0)::int,
          stake = stake - case when p_state = 'voided' then p_stake else 0 end,
          closed_at = case when not exists (
            select from game_bet where tenant_id = p_tenant and round = bet.round and state not in ('settled', 'voided')) then p_at end,
          closed_by = p_bet
      where tenant_id = p_tenant and vendor = p_vendor and round_id = p_round_id and member_id = p_member;
    perform bet_count(p_tenant, bet.round, array[bet.id], p_day);
    if p_detail is not null then
      insert into game_round_detail (tenant_id, round, platform_tx, detail, at) values (p_tenant, bet.round, bet.id, p_detail, p_at);
    end if;
    return answer;
  exception when data_exception or integrity_constraint_violation then
    return 'refused';
  end;
end
$$;
