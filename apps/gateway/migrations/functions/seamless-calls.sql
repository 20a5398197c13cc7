-- Calls of vendors to one merchant that arrived together, in one transaction, in the order of the arrays: what seamless_step does
-- for each, with an answer for each. One that is refused refuses no other; an error takes all of them back.
--
-- A call without a code was not carried out, since somebody else has its member's account: it is to be made by itself. So nobody waits
-- here for a member, and calls of several members at once take part in no deadlock.
-- Where there are several, bets that meet nothing unusual are written together, by a statement for each table; the others go through
-- seamless_step.
--
-- p_refusals: what speaks against a bet, as in seamless_step. p_tx_ids, p_journals, p_transfers, p_more: its p_ids 1 to 4.
create or replace function seamless_calls(
  p_tenant text, p_calls text[], p_vendors text[], p_tokens bytea[], p_players text[], p_games text[], p_currencies text[],
  p_txs text[], p_refs text[], p_round_ids text[], p_amounts bigint[], p_closes boolean[], p_hashes bytea[], p_refusals text[],
  p_details text[], p_stages text[], p_categories text[], p_tx_ids uuid[], p_journals uuid[], p_transfers uuid[], p_more uuid[],
  p_now timestamptz, p_expires timestamptz, p_day date
) returns table (call int, code text, platform_tx uuid, balance bigint, replayed boolean, capped boolean)
-- The plans are made once, for few rows of large tables, whatever the tables were like at that moment: look-ups by key are written so
-- that they can be nothing else.
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
#variable_conflict use_column
declare
  few constant int := 4;
  named constant text[] := array_remove(p_refs, null);
  accounts uuid[];
  locked uuid[];
  capped_vendors text[];
  -- By call, as the parameters are; null where the call is none of the bets that are written together.
  easy record;
  bets bigint := 0;
  -- What is free afterwards; null where the bet was not posted.
  frees bigint[] := array_fill(null::bigint, array[cardinality(p_calls)]);
  flows bigint[] := array_fill(0::bigint, array[cardinality(p_calls)]);
  counts boolean := false;
  i int;
  result seamless_outcome;
begin
  accounts := array(
    select (select account from game_session where tenant_id = p_tenant and token_hash = c.token)
      from unnest(p_tokens) with ordinality c(token, n) order by n);
  locked := ledger_lock_many(p_tenant, accounts);
  capped_vendors := array(
    select vendor from vendor_terms
      where tenant_id = p_tenant and vendor = any(p_vendors) and (hour_loss_cap is not null or day_loss_cap is not null));

  -- Statements for many rows cost more than those for one until there are about so many.
  if cardinality(p_calls) >= few then
    select count(vendor_account) as bets, array_agg(vendor_account) as vendor_accounts, array_agg(round) as rounds, array_agg(kind) as kinds,
           array_agg(moves_on) as moves_on, array_agg(case when counted then -amount else 0 end) as flows, coalesce(bool_or(counted), false) as counts,
           array_agg(case when vendor_account is not null then account end) as accounts,
           array_agg('bet:' || vendor || ':' || tx) as keys, array_agg(vendor || ':' || round_id) as refs
      into easy
      from (
        select c.*, session.vendor_account, round.id as round, session.kind,
               session.expires_at < least(p_expires, session.ends_at) - interval '1 minute' as moves_on,
               session.kind = 'real' and terms.currency = c.currency and (terms.hour_loss_cap is not null or terms.day_loss_cap is not null) as counted
          from (
            select *, count(*) over (partition by account) as of_account, count(*) over (partition by vendor, tx) as of_tx
              from unnest(p_calls, p_vendors, p_tokens, p_players, p_games, p_currencies, p_txs, p_round_ids, p_amounts, p_refusals, p_closes, accounts)
                with ordinality c(call, vendor, token, player, game, currency, tx, round_id, amount, refusal, closes, account, n)
          ) c
          left join lateral (
            select id, closed_at from game_round
              where tenant_id = p_tenant and vendor = c.vendor and round_id = c.round_id and member_id = c.player offset 0) round on true
          left join lateral (select * from vendor_terms where tenant_id = p_tenant and vendor = c.vendor offset 0) terms on true
          left join lateral (
            select * from game_session
              where tenant_id = p_tenant and token_hash = c.token
                and c.call = 'bet' and not c.closes and c.refusal is null
                and c.of_account = 1 and c.of_tx = 1 and c.account = any(locked) and c.tx <> all(named)
              offset 0) session
            on session.vendor = c.vendor and session.member_id = c.player and session.game = c.game and session.currency = c.currency
              and session.expires_at > p_now and terms.stopped_at is null and round.closed_at is null
              and (select true from seamless_tx where tenant_id = p_tenant and vendor = c.vendor and tx_id = c.tx) is null
          order by c.n
      ) picked;
    bets := easy.bets;
  end if;

  if bets > 0 then
    frees := ledger_post_many(p_tenant, 'bet', p_now, easy.keys, p_hashes, p_journals, easy.refs, p_transfers, easy.accounts,
      easy.vendor_accounts, p_amounts);
    with bet as materialized (
      select c.*, coalesce(c.known_round, c.more) as round
        from unnest(p_vendors, p_tokens, p_players, p_games, p_currencies, p_txs, p_round_ids, p_amounts, p_hashes, p_categories,
                    p_tx_ids, p_journals, p_more, easy.rounds, easy.kinds, easy.moves_on, frees)
          as c(vendor, token, player, game, currency, tx, round_id, amount, hash, category, tx_id, journal, more, known_round, kind, moves_on, free)
        where free is not null
    ), opened as (
      insert into game_round (tenant_id, vendor, round_id, member_id, id, game, currency, kind, stake, opened_at)
        select p_tenant, vendor, round_id, player, round, game, currency, kind, amount, p_now from bet where known_round is null
    ), placed as (
      insert into game_bet (tenant_id, round, id, member_id, vendor, round_id, game, currency, kind, stake, journal_id, placed_at, tx_id, category)
        select p_tenant, round, tx_id, player, vendor, round_id, game, currency, kind, amount, journal, p_now, tx, coalesce(category, 'OTHER') from bet
    )
    insert into seamless_tx (tenant_id, vendor, tx_id, call, request_hash, code, platform_tx, round, balance, at, amount)
      select p_tenant, vendor, tx, 'bet', hash, 'OK', tx_id, round, free, p_now, amount from bet;
    return query
      select n::int, 'OK', tx_id, free, false, vendor = any(capped_vendors)
        from unnest(p_vendors, p_tx_ids, frees) with ordinality c(vendor, tx_id, free, n) where free is not null;
    if easy.counts then
      counts := true;
      flows := array(select case when free is null then 0 else flow end from unnest(easy.flows, frees) c(flow, free));
    end if;
    -- A bet of a round that was open raises its stake; a session is moved on by the minute, so that most bets leave it alone.
    foreach i in array array(
      select n::int from unnest(frees, easy.rounds, easy.moves_on) with ordinality c(free, round, moves_on, n) where free is not null and (round is not null or moves_on)
    ) loop
      if easy.rounds[i] is not null then
        update game_round set stake = stake + p_amounts[i]
          where tenant_id = p_tenant and vendor = p_vendors[i] and round_id = p_round_ids[i] and member_id = p_players[i];
      end if;
      if easy.moves_on[i] then
        update game_session set expires_at = least(p_expires, ends_at) where tenant_id = p_tenant and token_hash = p_tokens[i];
      end if;
    end loop;
  end if;

  foreach i in array array(select n::int from unnest(frees) with ordinality c(free, n) where free is null order by n) loop
    call := i;
    if accounts[i] is not null and accounts[i] <> all(locked) then
      code := null;
    else
      result := seamless_step(
        p_calls[i], p_tenant, p_vendors[i], p_tokens[i], p_players[i], p_games[i], p_currencies[i], p_txs[i], p_refs[i], p_round_ids[i],
        p_amounts[i], p_closes[i], p_hashes[i], p_refusals[i], p_now, p_expires, array[p_tx_ids[i], p_journals[i], p_transfers[i], p_more[i]],
        p_details[i]::jsonb, p_stages[i], p_day, p_categories[i]);
      code := result.code;
      platform_tx := result.platform_tx;
      balance := result.balance;
      replayed := result.replayed;
      capped := p_vendors[i] = any(capped_vendors);
      if result.flow is not null then
        counts := true;
        flows[i] := result.flow;
      end if;
    end if;
    return next;
  end loop;

  -- The last write, in the order of the key: who waits for a shard's row waits for a commit alone.
  if counts then
    insert into vendor_flow as flow (tenant_id, vendor, day, hour, shard, currency, net)
      select p_tenant, vendor, coalesce(p_day, (p_now at time zone 'UTC')::date), date_trunc('hour', p_now, 'UTC'),
             abs(hashtext(player) % 64), currency, sum(amount)
        from unnest(p_vendors, p_players, p_currencies, flows) counted(vendor, player, currency, amount)
        where amount <> 0 group by vendor, abs(hashtext(player) % 64), currency order by vendor, abs(hashtext(player) % 64), currency
      on conflict (tenant_id, vendor, day, hour, shard, currency) do update set net = flow.net + excluded.net;
  end if;
end
$$;
