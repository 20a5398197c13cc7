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
const DAY_MS = 86_400_000;
/** Answers to vendors' calls that moved money are written for the newest days alone: nothing that is measured reads older ones. */
const ANSWERED_DAYS = 100;

/** The large tables: empty before, and filled without their indexes. */
export const LARGE_TABLES = ['journal', 'transfer', 'game_round', 'game_bet', 'bet_day', 'seamless_tx', 'recent_play'] as const;

/** What ids are of: their last digit. A bet's is that of its round, journal and transfer too, and so is a prize's: they lie in different tables. */
const KINDS = { bet: 0, prize: 1, refused: 2, member: 3, account: 4, deposit: 5, vendor: 6, house: 7 } as const;
const idOf = (ms: string | number, number: string | number, kind: keyof typeof KINDS): string => `scale.id(${ms}, ${number}, ${KINDS[kind]})`;
const momentOf = (ms: string | number): string => `to_timestamp((${ms})::float8 / 1000)`;

/** When everybody registered, in milliseconds. */
const sinceOf = (now: Date): number => now.getTime() - 366 * DAY_MS;

/**
 * Tables of a schema of their own, dropped in the end: each bet with its outcome and the balance before it, in the order of their moments;
 * and who plays. Ids begin with the milliseconds of their moment, as those of the gateway do.
 */
export function workingTables({ members, bets, now }: ScaleSize & { readonly now: Date }): readonly string[] {
  const since = sinceOf(now);
  return [
    'create schema scale',
    `create function scale.id(ms bigint, number bigint, kind int) returns uuid language sql immutable parallel safe as $$
       select (lpad(to_hex(ms), 12, '0') || '70008' || lpad(to_hex(number * 16 + kind), 15, '0'))::uuid $$`,
    // The cube of an even number: a thousandth of the members has a tenth of the bets.
    `create unlogged table scale.bet as
       select n, who, game, ms, stake, (case when luck < 0.6 then 0 when luck < 0.8 then stake / 2 when luck < 0.97 then 2 * stake when luck < 0.999 then 10 * stake else 200 * stake end)::int as payout
         from (select n, floor(${members} * power(random(), 3))::int as who, 1 + floor(${GAMES} * power(random(), 3))::int as game,
                      ${now.getTime()} - 31536000000 * (${bets} - n + 1) / ${bets} as ms, 100 * (1 + floor(20 * power(random(), 2)))::int as stake, random() as luck
                 from generate_series(1, ${bets}) n) drawn`,
    `create unlogged table scale.move as
       select n, who, game, ms, stake, payout,
              (${DEPOSIT} + sum(stake) over (partition by who)
                 + coalesce(sum(payout - stake) over (partition by who order by n rows between unbounded preceding and 1 preceding), 0))::bigint as before,
              ${idOf('ms', 'n', 'bet')} as id, ${idOf('ms + 2000', 'n', 'prize')} as won, ${idOf(since, 'who', 'member')} as member, ${idOf(since, 'who', 'account')} as account
         from scale.bet order by n`,
    'drop table scale.bet',
    'analyze scale.move',
    `create view scale.play as
       select n, 'g' || game as game, 'v' || game % ${VENDORS} as vendor, ms, ${momentOf('ms')} as at, ${momentOf('ms + 2000')} as ended, stake::bigint, payout::bigint, before,
              id, won, member, account, ${idOf(0, `game % ${VENDORS}`, 'vendor')} as vendor_account
         from scale.move`,
    `create unlogged table scale.person as
       select who, ${idOf(since, 'who', 'member')} as id, ${idOf(since, 'who', 'account')} as account, ${momentOf(since)} as since,
              ${DEPOSIT} + coalesce(staked, 0) as deposit, ${DEPOSIT} + coalesce(won, 0) as balance
         from generate_series(0, ${members - 1}) who left join (select who, sum(stake) as staked, sum(payout) as won from scale.move group by who) played using (who)`,
  ];
}

/** The tables of the gateway, from the working tables. The large ones are written in the order of their moments, as they come to be. */
export function tablesFrom(merchant: string, currency: string, now: Date): readonly string[] {
  const since = sinceOf(now);
  const until = `timestamptz '${now.toISOString()}'`;
  const house = idOf(0, 0, 'house');
  const key = `'m'::bytea`;
  const answered = now.getTime() - ANSWERED_DAYS * DAY_MS;
  const transfer = 'insert into transfer (tenant_id, id, journal_id, leg, idempotency_key, request_hash, debit, credit, currency, amount, debit_after, credit_after, at)';
  const call = 'insert into seamless_tx (tenant_id, vendor, tx_id, call, request_hash, code, platform_tx, round, balance, at, amount)';
  return [
    `insert into tenant (id, brand, name) values ('${merchant}', 'scale', 'Scale')`,
    `insert into currency (tenant_id, code, exponent, kind) values ('${merchant}', '${currency}', 2, 'money')`,
    `insert into member (tenant_id, id, username, type, registered_at) select '${merchant}', id, 'player' || who, 0, since from scale.person`,
    `insert into account (tenant_id, id, owner, currency, kind, posted, opened_at)
       select '${merchant}', account, 'member:' || id, '${currency}', 'real', balance, since from scale.person
       union all select '${merchant}', ${house}, 'house:deposits', '${currency}', 'real', 0, '2020-01-01Z'
       union all select '${merchant}', ${idOf(0, 'n', 'vendor')}, 'vendor:v' || n, '${currency}', 'real', 0, '2020-01-01Z' from generate_series(0, ${VENDORS - 1}) n`,
    `insert into journal (tenant_id, id, reason, at) select '${merchant}', ${idOf(since, 'who', 'deposit')}, 'deposit', since from scale.person`,
    `${transfer} select '${merchant}', ${idOf(since, 'who', 'deposit')}, ${idOf(since, 'who', 'deposit')}, 1, 'deposit:' || who, ${key}, ${house}, account, '${currency}', deposit, null, deposit, since
       from scale.person`,
    `insert into journal (tenant_id, id, reason, reference, at)
       select '${merchant}', line.id, reason, vendor || ':r' || n, line.at
         from scale.play cross join lateral (values (play.id, 'bet', play.at), (won, 'win', ended)) line (id, reason, at) where reason = 'bet' or payout > 0`,
    `${transfer} select '${merchant}', line.id, line.id, 1, reason || ':' || n, ${key}, debit, credit, '${currency}', amount, debit_after, credit_after, line.at
       from scale.play cross join lateral (values
         (play.id, 'bet', account, vendor_account, stake, before - stake, null, play.at), (won, 'win', vendor_account, account, payout, null, before - stake + payout, ended)
       ) line (id, reason, debit, credit, amount, debit_after, credit_after, at) where amount > 0`,
    `insert into game_round (tenant_id, vendor, round_id, member_id, id, game, currency, kind, stake, payout, wins, opened_at, closed_at, closed_by)
       select '${merchant}', vendor, 'r' || n, member, id, game, '${currency}', 'real', stake, payout, (payout > 0)::int, at, ended, 'w' || n from scale.play`,
    `insert into game_bet (tenant_id, round, id, member_id, vendor, round_id, game, currency, kind, stake, payout, state, journal_id, placed_at, settled_at, tx_id, category, counted_on, counted_payout)
       select '${merchant}', id, id, member, vendor, 'r' || n, game, '${currency}', 'real', stake, payout, 'settled', id, at, ended, 'b' || n, 'RNG',
              (ended at time zone 'UTC')::date, payout from scale.play`,
    `insert into bet_day (tenant_id, member_id, day, vendor, category, currency, turnover, valid_bet, payout, net, bets)
       select '${merchant}', member, date '1970-01-01' + day, 'v' || vendor, 'RNG', '${currency}', turnover, valid, payout, payout - turnover, bets
         from (select member, ((ms + 2000) / ${DAY_MS})::int as day, game % ${VENDORS} as vendor, sum(stake) as turnover, sum(valid_bet(stake, payout)) as valid, sum(payout) as payout, count(*) as bets
                 from scale.move group by 1, 2, 3) total`,
    `${call} select '${merchant}', vendor, left(line.call, 1) || n, line.call, ${key}, 'OK', line.id, play.id, line.balance, line.at, line.amount
       from scale.play cross join lateral (values
         ('bet', play.id, before - stake, play.at, stake), ('win', won, before - stake + payout, ended, payout)) line (call, id, balance, at, amount)
       where ms > ${answered}`,
    // Refused calls of all the time beside them, which are forgotten after theirs.
    `${call} select '${merchant}', vendor, 'x' || n, 'bet', ${key}, 'LIMIT_EXCEEDED', ${idOf('ms', 'n', 'refused')}, null, before, at, stake from scale.play where n % 50 = 0`,
    // Twice as long as they are kept: the rest is there to be swept.
    `insert into game_win (tenant_id, vendor, round_id, member_id, round, prize, opened_at)
       select '${merchant}', vendor, 'r' || n, member, id, payout, at from scale.play where payout >= 2 * stake and at > ${until} - interval '28 days'`,
    `insert into tenant_game (tenant_id, game_code, vendor_code, type, enabled, position, min_stake, max_stake)
       select '${merchant}', 'g' || n, 'v' || n % ${VENDORS}, 'RNG', true, n, 100, 100000 from generate_series(1, ${GAMES}) n`,
    `insert into recent_play (tenant_id, member_id, game_code, at, counted_on)
       select '${merchant}', member, 'g' || game, ${momentOf('ms')}, (${momentOf('ms')} at time zone 'UTC')::date
         from (select member, game, max(ms) as ms from scale.move group by member, game order by max(ms)) last`,
    `insert into game_play_day (tenant_id, day, game_code, members)
       select tenant_id, counted_on, game_code, count(*) from recent_play where at > ${until} - interval '60 days' group by tenant_id, counted_on, game_code`,
  ];
}
