/** How much to generate. */
export interface ScaleSize {
  readonly members: number;
  readonly bets: number;
}

/** Games, and vendors, of the merchant. */
const GAMES = 2000;
const VENDORS = 10;
/** What a member has paid in beside all stakes, in minor units. */
const DEPOSIT = 100_000;

/**
 * Temporary tables of what happened: who plays, each bet with its ids and outcome, and the balance before it. Ids begin with the
 * milliseconds of their moment, as those of the gateway do.
 */
export function workingTables({ members, bets, now }: ScaleSize & { readonly now: Date }): readonly string[] {
  const until = `timestamptz '${now.toISOString()}'`;
  return [
    `create function pg_temp.scale_id(at timestamptz, what text) returns uuid language sql immutable as $$
       select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(what), 1, 3) || '8' || substr(md5(what), 4, 15))::uuid $$`,
    // The cube of an even number: a thousandth of the members has a tenth of the bets.
    `create temp table scale_raw on commit drop as
       select n, floor(${members} * power(random(), 3))::int as who, 1 + floor(${GAMES} * power(random(), 3))::int as game,
              ${until} - make_interval(secs => 31536000.0 * (${bets} - n + 1) / ${bets}) as at,
              100 * (1 + floor(20 * power(random(), 2)))::bigint as stake, random() as luck
         from generate_series(1, ${bets}) n`,
    `create temp table scale_bet on commit drop as
       select n, who, 'g' || game as game, 'v' || game % ${VENDORS} as vendor, at, at + interval '2 seconds' as ended, stake,
              case when luck < 0.6 then 0 when luck < 0.8 then stake / 2 when luck < 0.97 then 2 * stake when luck < 0.999 then 10 * stake else 200 * stake end as payout,
              pg_temp.scale_id(at, 'bet' || n) as id, pg_temp.scale_id(at, 'round' || n) as round,
              pg_temp.scale_id(at, 'stake' || n) as stake_journal, pg_temp.scale_id(at + interval '2 seconds', 'win' || n) as win_journal
         from scale_raw`,
    'analyze scale_bet',
    `create temp table scale_person on commit drop as
       select who, pg_temp.scale_id(${until} - interval '366 days', 'member' || who) as id,
              pg_temp.scale_id(${until} - interval '366 days', 'account' || who) as account, ${until} - interval '366 days' as since,
              ${DEPOSIT} + coalesce(played.staked, 0) as deposit, ${DEPOSIT} + coalesce(played.won, 0) as balance, coalesce(played.bets, 0) as bets
         from generate_series(0, ${members - 1}) who
         left join (select who, sum(stake)::bigint as staked, sum(payout)::bigint as won, count(*) as bets from scale_bet group by who) played using (who)`,
    'analyze scale_person',
    `create temp table scale_move on commit drop as
       select scale_bet.*, person.id as member, person.account,
              person.deposit + coalesce(sum(payout - stake) over (partition by who order by n rows between unbounded preceding and 1 preceding), 0)::bigint as before
         from scale_bet join scale_person person using (who)`,
    'drop table scale_raw, scale_bet',
  ];
}

/** The tables of the gateway, from the temporary ones. */
export function tablesFrom(merchant: string, currency: string, now: Date): readonly string[] {
  const until = `timestamptz '${now.toISOString()}'`;
  const house = `pg_temp.scale_id('2020-01-01Z', 'house')`;
  const vendor = `pg_temp.scale_id('2020-01-01Z', vendor)`;
  const key = `'m'::bytea`;
  const transfer = 'insert into transfer (tenant_id, id, journal_id, leg, idempotency_key, request_hash, debit, credit, currency, amount, debit_after, credit_after, at)';
  return [
    `insert into tenant (id, brand, name) values ('${merchant}', 'scale', 'Scale')`,
    `insert into currency (tenant_id, code, exponent, kind) values ('${merchant}', '${currency}', 2, 'money')`,
    `insert into member (tenant_id, id, username, type, registered_at) select '${merchant}', id, 'player' || who, 0, since from scale_person`,
    `insert into account (tenant_id, id, owner, currency, kind, posted, opened_at)
       select '${merchant}', account, 'member:' || id, '${currency}', 'real', balance, since from scale_person
       union all select '${merchant}', ${house}, 'house:deposits', '${currency}', 'real', 0, '2020-01-01Z'
       union all select distinct '${merchant}', ${vendor}, 'vendor:' || vendor, '${currency}', 'real', 0, timestamptz '2020-01-01Z' from scale_move`,
    `insert into journal (tenant_id, id, reason, at) select '${merchant}', pg_temp.scale_id(since, 'deposit' || who), 'deposit', since from scale_person`,
    `${transfer} select '${merchant}', pg_temp.scale_id(since, 'paid-in' || who), pg_temp.scale_id(since, 'deposit' || who), 1, 'deposit:' || who, ${key}, ${house}, account,
              '${currency}', deposit, null, deposit, since from scale_person`,
    `insert into journal (tenant_id, id, reason, reference, at)
       select '${merchant}', stake_journal, 'bet', vendor || ':r' || n, at from scale_move
       union all select '${merchant}', win_journal, 'win', vendor || ':r' || n, ended from scale_move where payout > 0`,
    `${transfer} select '${merchant}', pg_temp.scale_id(at, 'move' || n), stake_journal, 1, 'bet:' || n, ${key}, account, ${vendor}, '${currency}', stake, before - stake, null, at from scale_move
       union all select '${merchant}', pg_temp.scale_id(ended, 'moved' || n), win_journal, 1, 'win:' || n, ${key}, ${vendor}, account, '${currency}', payout, null,
                        before - stake + payout, ended from scale_move where payout > 0`,
    `insert into game_round (tenant_id, vendor, round_id, member_id, id, game, currency, kind, stake, payout, wins, opened_at, closed_at, closed_by)
       select '${merchant}', vendor, 'r' || n, member, round, game, '${currency}', 'real', stake, payout, (payout > 0)::int, at, ended, 'w' || n from scale_move`,
    `insert into game_bet (tenant_id, round, id, member_id, vendor, round_id, game, currency, kind, stake, payout, state, journal_id, placed_at, settled_at, tx_id, category, counted_on, counted_payout)
       select '${merchant}', round, id, member, vendor, 'r' || n, game, '${currency}', 'real', stake, payout, 'settled', stake_journal, at, ended, 'b' || n, 'RNG',
              (ended at time zone 'UTC')::date, payout from scale_move`,
    `insert into bet_day (tenant_id, member_id, day, vendor, category, currency, turnover, valid_bet, payout, net, bets)
       select '${merchant}', member, (ended at time zone 'UTC')::date, vendor, 'RNG', '${currency}', sum(stake), sum(valid_bet(stake, payout)), sum(payout), sum(payout - stake), count(*)
         from scale_move group by member, (ended at time zone 'UTC')::date, vendor`,
    `insert into seamless_tx (tenant_id, vendor, tx_id, call, request_hash, code, platform_tx, round, balance, at, amount)
       select '${merchant}', vendor, 'b' || n, 'bet', ${key}, 'OK', id, round, before - stake, at, stake from scale_move
       union all select '${merchant}', vendor, 'w' || n, 'win', ${key}, 'OK', pg_temp.scale_id(ended, 'answer' || n), round, before - stake + payout, ended, payout from scale_move`,
    // Refused calls beside them, which are forgotten after their time.
    `insert into seamless_tx (tenant_id, vendor, tx_id, call, request_hash, code, platform_tx, round, balance, at, amount)
       select '${merchant}', vendor, 'x' || n, 'bet', ${key}, 'LIMIT_EXCEEDED', pg_temp.scale_id(at, 'refused' || n), null, before, at, stake from scale_move where n % 50 = 0`,
    // Twice as long as they are kept: the rest is there to be swept.
    `insert into game_win (tenant_id, vendor, round_id, member_id, round, prize, opened_at)
       select '${merchant}', vendor, 'r' || n, member, round, payout, at from scale_move where payout >= 2 * stake and at > ${until} - interval '28 days'`,
    `insert into tenant_game (tenant_id, game_code, vendor_code, type, enabled, position, min_stake, max_stake)
       select '${merchant}', 'g' || n, 'v' || n % ${VENDORS}, 'RNG', true, n, 100, 100000 from generate_series(1, ${GAMES}) n`,
    `insert into recent_play (tenant_id, member_id, game_code, at, counted_on)
       select '${merchant}', member, game, max(at), (max(at) at time zone 'UTC')::date from scale_move group by member, game`,
    `insert into game_play_day (tenant_id, day, game_code, members)
       select tenant_id, counted_on, game_code, count(*) from recent_play where at > ${until} - interval '60 days' group by tenant_id, counted_on, game_code`,
  ];
}
