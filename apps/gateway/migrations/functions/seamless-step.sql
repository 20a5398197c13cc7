-- A bet, win, rollback, stage or round-end, whole: session, repeat, rules, money, records, answer.
-- The member's account is locked first, so the calls of one member come one after the other.
--
-- p_refusal: for a bet, what the player's standing, the game and its limits say against it (null: nothing). It is
--   looked at after repeats are, so that an accepted bet stays accepted.
-- p_ids: four fresh ids, for the transaction, its journal, its transfer, and a round or a hold.
-- p_expires: when the session shall end if this bet moves it on.
-- p_detail: what the vendor hands over of the round with a win or round-end. p_stage: where a bet has got to.
-- p_day: today, in the merchant's time zone. p_category: the game's, for a bet.
--
-- `flow` is what the call paid (above zero) or took, where its caller is to count it towards the vendor's caps, as its last write; else null.
create or replace function seamless_step(
  p_call text, p_tenant text, p_vendor text, p_token_hash bytea, p_player text, p_game text, p_currency text,
  p_tx text, p_ref text, p_round_id text, p_amount bigint, p_closes boolean, p_hash bytea, p_refusal text,
  p_now timestamptz, p_expires timestamptz, p_ids uuid[], p_detail jsonb default null, p_stage text default null,
  p_day date default null, p_category text default null
) returns seamless_outcome language plpgsql as $$
declare
  session game_session;
  current game_round;
  earlier seamless_tx;
  bet game_bet;
  posted ledger_result;
  free bigint;
  answer text := 'OK';
  touched uuid[] := '{}';
  terms vendor_terms;
  -- What this call pays (above zero) or takes, for the caps of the vendor.
  flow bigint := 0;
begin
  select * into session from game_session where tenant_id = p_tenant and token_hash = p_token_hash;
  if not found or session.vendor <> p_vendor then return ('INVALID_SESSION', null, null, false, null)::seamless_outcome; end if;
  if session.member_id <> p_player then return ('PLAYER_NOT_FOUND', null, null, false, null)::seamless_outcome; end if;
  if session.game <> p_game or session.currency <> p_currency then
    return ('INVALID_REQUEST', null, null, false, null)::seamless_outcome;
  end if;

  free := ledger_lock(p_tenant, session.account);

  select * into earlier from seamless_tx where tenant_id = p_tenant and vendor = p_vendor and tx_id = p_tx;
  if found then
    if earlier.call = 'tombstone' and p_call = 'bet' then
      return (earlier.code, earlier.platform_tx, free, true, null)::seamless_outcome;
    end if;
    if earlier.request_hash <> p_hash then return ('TX_CONFLICT', null, null, false, null)::seamless_outcome; end if;
    return (earlier.code, earlier.platform_tx, earlier.balance, true, null)::seamless_outcome;
  end if;

  select * into current from game_round
    where tenant_id = p_tenant and vendor = p_vendor and round_id = p_round_id and member_id = p_player;

  if p_call in ('bet', 'win', 'rollback') then
    select * into terms from vendor_terms where tenant_id = p_tenant and vendor = p_vendor;
  end if;

  if p_call = 'bet' then
    answer := case
      when session.expires_at <= p_now then 'EXPIRED_SESSION'
      when p_refusal is not null then p_refusal
      when terms.stopped_at is not null then 'GAME_BLOCKED'
      when current.closed_at is not null then 'ALREADY_SETTLED'
      else 'OK'
    end;
    if answer = 'OK' then
      posted := ledger_post(p_tenant, 'bet:' || p_vendor || ':' || p_tx, p_hash, p_ids[2], 'bet',
        p_vendor || ':' || p_round_id, p_now, p_ids[3:3], array[session.account], array[session.vendor_account],
        array[p_amount]);
      if posted.outcome = 'INSUFFICIENT_FUNDS' then
        answer := posted.outcome;
      elsif posted.outcome <> 'POSTED' then
        raise exception 'The ledger answered % to bet % of %.', posted.outcome, p_tx, p_vendor;
      else
        free := free - p_amount;
        flow := -p_amount;
        if current.id is null then
          current.id := p_ids[4];
          insert into game_round (tenant_id, vendor, round_id, member_id, id, game, currency, kind, stake, opened_at)
            values (p_tenant, p_vendor, p_round_id, p_player, p_ids[4], p_game, p_currency, session.kind, p_amount, p_now);
        else
          update game_round set stake = stake + p_amount
            where tenant_id = p_tenant and vendor = p_vendor and round_id = p_round_id and member_id = p_player;
        end if;
        insert into game_bet (tenant_id, round, id, member_id, vendor, round_id, game, currency, kind, stake,
                              journal_id, placed_at, tx_id, category)
          values (p_tenant, current.id, p_ids[1], p_player, p_vendor, p_round_id, p_game, p_currency, session.kind,
                  p_amount, p_ids[2], p_now, p_tx, coalesce(p_category, 'OTHER'));
        if p_closes then
          touched := touched || seamless_close(p_tenant, current.id, p_vendor, p_round_id, p_player, p_tx, p_now);
        end if;
        -- Moved on by the minute, so that most bets leave the session alone.
        if session.expires_at < least(p_expires, session.ends_at) - interval '1 minute' then
          update game_session set expires_at = least(p_expires, ends_at)
            where tenant_id = p_tenant and token_hash = p_token_hash;
        end if;
      end if;
    end if;

  elsif p_call = 'win' then
    if p_ref is null then
      select * into bet from game_bet
        where tenant_id = p_tenant and round = current.id and state <> 'voided' order by id limit 1;
      if not found and current.id is not null then answer := 'ALREADY_SETTLED'; end if;
    else
      select game_bet.* into bet from seamless_tx
        join game_bet on game_bet.tenant_id = p_tenant and game_bet.round = seamless_tx.round and game_bet.id = seamless_tx.platform_tx
        where seamless_tx.tenant_id = p_tenant and seamless_tx.vendor = p_vendor and seamless_tx.tx_id = p_ref
          and seamless_tx.call = 'bet' and seamless_tx.code = 'OK' and seamless_tx.round = current.id;
      if not found then answer := 'TX_NOT_FOUND'; end if;
    end if;
    answer := case
      when current.id is null then 'TX_NOT_FOUND'
      when answer <> 'OK' then answer
      when current.closed_at is not null or bet.state = 'voided' then 'ALREADY_SETTLED'
      else 'OK'
    end;
    if answer = 'OK' then
      if p_amount > 0 then
        posted := ledger_post(p_tenant, 'win:' || p_vendor || ':' || p_tx, p_hash, p_ids[2], 'win',
          p_vendor || ':' || p_round_id, p_now, p_ids[3:3], array[session.vendor_account], array[session.account],
          array[p_amount]);
        if posted.outcome <> 'POSTED' then
          raise exception 'The ledger answered % to win % of %.', posted.outcome, p_tx, p_vendor;
        end if;
        flow := p_amount;
        if session.kind = 'real' and terms.currency = p_currency and current.payout + p_amount > terms.win_cap then
          -- Paid, and set aside at once: the member's, but not to be spent before someone has looked at it.
          posted := ledger_hold(p_tenant, 'held-win:' || p_vendor || ':' || p_tx, p_hash, p_ids[4], session.account, p_amount,
            'win-review', p_vendor || ':' || p_round_id, p_now);
          if posted.outcome <> 'HELD' then
            raise exception 'The ledger answered % to the hold of win % of %.', posted.outcome, p_tx, p_vendor;
          end if;
          insert into held_win (tenant_id, id, vendor, member_id, game, round, round_id, bet, vendor_account, currency, amount, cap, hold_id, at, counted)
            values (p_tenant, p_ids[1], p_vendor, p_player, p_game, current.id, p_round_id, bet.id, session.vendor_account, p_currency,
                    p_amount, terms.win_cap, p_ids[4], p_now, terms.hour_loss_cap is not null or terms.day_loss_cap is not null);
        else
          free := free + p_amount;
        end if;
      end if;
      update game_bet set payout = payout + p_amount, state = 'settled', settled_at = p_now
        where tenant_id = p_tenant and round = current.id and id = bet.id;
      update game_round set payout = payout + p_amount, wins = wins + 1
        where tenant_id = p_tenant and vendor = p_vendor and round_id = p_round_id and member_id = p_player;
      touched := array[bet.id];
      if p_closes then
        touched := touched || seamless_close(p_tenant, current.id, p_vendor, p_round_id, p_player, p_tx, p_now);
      end if;
    end if;

  elsif p_call = 'rollback' then
    select * into earlier from seamless_tx where tenant_id = p_tenant and vendor = p_vendor and tx_id = p_ref;
    if not found then
      if p_ref <> p_tx then
        insert into seamless_tx (tenant_id, vendor, tx_id, call, request_hash, code, platform_tx, balance, at)
          values (p_tenant, p_vendor, p_ref, 'tombstone', '', 'ALREADY_SETTLED', p_ids[2], free, p_now);
      end if;
      answer := 'TX_NOT_FOUND';
    elsif earlier.code <> 'OK' then
      answer := 'TX_NOT_FOUND';
    elsif earlier.call <> 'bet' or current.id is null or earlier.round <> current.id then
      -- It stands: TX_NOT_FOUND would say that it moved nothing, or never will.
      answer := 'TX_CONFLICT';
    else
      select * into bet from game_bet where tenant_id = p_tenant and round = earlier.round and id = earlier.platform_tx;
      -- A bet that closed its own round and won nothing may still be taken back: its answer may have been lost.
      if bet.state = 'voided' or current.wins > 0 or (current.closed_at is not null and current.closed_by <> p_ref) then
        answer := 'ALREADY_SETTLED';
      else
        posted := ledger_reverse(p_tenant, 'rollback:' || p_vendor || ':' || p_tx, p_hash, p_ids[2], bet.journal_id,
          'rollback', p_vendor || ':' || p_round_id, p_now, p_ids[3:3]);
        if posted.outcome <> 'POSTED' then
          raise exception 'The ledger answered % to rollback % of %.', posted.outcome, p_tx, p_vendor;
        end if;
        free := free + bet.stake;
        flow := bet.stake;
        update game_bet set state = 'voided', settled_at = p_now
          where tenant_id = p_tenant and round = current.id and id = bet.id;
        touched := array[bet.id];
        update game_round set stake = stake - bet.stake
          where tenant_id = p_tenant and vendor = p_vendor and round_id = p_round_id and member_id = p_player;
        if p_closes and current.closed_at is null then
          touched := touched || seamless_close(p_tenant, current.id, p_vendor, p_round_id, p_player, p_tx, p_now);
        end if;
      end if;
    end if;

  elsif p_call = 'stage' then
    if p_ref is not null then
      select game_bet.* into bet from seamless_tx
        join game_bet on game_bet.tenant_id = p_tenant and game_bet.round = seamless_tx.round and game_bet.id = seamless_tx.platform_tx
        where seamless_tx.tenant_id = p_tenant and seamless_tx.vendor = p_vendor and seamless_tx.tx_id = p_ref
          and seamless_tx.call = 'bet' and seamless_tx.code = 'OK' and seamless_tx.round = current.id;
    end if;
    answer := case
      when current.id is null or (p_ref is not null and bet.id is null) then 'TX_NOT_FOUND'
      when current.closed_at is not null or bet.state in ('settled', 'voided') then 'ALREADY_SETTLED'
      else 'OK'
    end;
    if answer = 'OK' then
      -- Stages only go forward: a late 'accepted' does not take a running bet back.
      update game_bet
        set state = case when p_stage = 'running' or state = 'running' then 'running' else 'accepted' end,
            accepted_at = coalesce(accepted_at, p_now),
            running_at = case when p_stage = 'running' then coalesce(running_at, p_now) else running_at end
        where tenant_id = p_tenant and round = current.id and state in ('placed', 'accepted', 'running')
          and (p_ref is null or id = bet.id);
    end if;

  else
    answer := case
      when current.id is null then 'TX_NOT_FOUND'
      when current.closed_at is not null then 'ALREADY_SETTLED'
      else 'OK'
    end;
    if answer = 'OK' then
      touched := touched || seamless_close(p_tenant, current.id, p_vendor, p_round_id, p_player, p_tx, p_now);
    end if;
  end if;

  if answer = 'OK' then
    if cardinality(touched) > 0 then
      perform bet_count(p_tenant, current.id, touched, coalesce(p_day, (p_now at time zone 'UTC')::date));
    end if;
    if p_detail is not null then
      insert into game_round_detail (tenant_id, round, platform_tx, detail, at)
        values (p_tenant, current.id, p_ids[1], p_detail, p_now);
    end if;
  elsif answer = 'TX_NOT_FOUND' and p_call in ('win', 'round-end', 'stage') then
    -- "Not yet" is no answer to remember: the bet may be on its way, and the same call is good once it is here.
    return (answer, null, free, false, null)::seamless_outcome;
  end if;
  insert into seamless_tx (tenant_id, vendor, tx_id, call, request_hash, code, platform_tx, round, balance, at, amount)
    values (p_tenant, p_vendor, p_tx, p_call, p_hash, answer, p_ids[1], current.id, free, p_now, p_amount);
  if flow = 0 or session.kind <> 'real' or terms.currency is distinct from p_currency
     or (terms.hour_loss_cap is null and terms.day_loss_cap is null) then
    flow := null;
  end if;
  return (answer, p_ids[1], free, false, flow)::seamless_outcome;
end
$$;
