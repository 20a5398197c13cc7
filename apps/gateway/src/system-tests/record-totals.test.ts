import { randomUUID } from 'node:crypto';
import { minorOf, type ResponseOf } from '@livery/contracts';
import { everything } from '@livery/test-config';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, PASSWORD } from '../../test-support/account-helpers.ts';
import { testClock } from '../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../test-support/database.ts';
import { gatewayOn, testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { NORTH, testFleet } from '../../test-support/test-fleet.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Zones with whole and half hours, with summer time of an hour and of half an hour. */
const ZONES = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Auckland'] as const;
type Zone = (typeof ZONES)[number];

// Just before months end and clocks change; what is played moves it on through the year.
const clock = testClock(Date.UTC(2026, 2, 27, 20));
let db: TestDatabase;
let first: TestGateway;
/** The gateway as it would be started after the merchant's clock was changed. */
const gateways = new Map<Zone, TestGateway>();
let players = 0;

beforeAll(async () => {
  db = await testDatabase({ clock });
  first = await testGateway({ on: { db, clock }, passwordCost: { memoryCost: 8, timeCost: 1 } });
  gateways.set('UTC', first);
  for (const zone of ZONES.slice(1)) gateways.set(zone, await gatewayOn(first, db, { fleet: { ...testFleet, brands: testFleet.brands.map((brand) => ({ ...brand, timeZone: zone })) } }));
}, 60_000);
afterAll(async () => {
  for (const zone of ZONES.slice(1)) await gateways.get(zone)?.close();
  await first.stop();
});

const at = (zone: Zone): TestGateway => gateways.get(zone) ?? first;
const dayIn = (zone: Zone, time = clock.now()): string => new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(time);
const dayBefore = (day: string, days: number): string => new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);

/** What somebody does, after a wait. */
type Step =
  | { readonly do: 'play'; readonly stake: number; readonly prize: number; readonly ends: 'win' | 'close' | 'rollback' | 'open' | 'twice'; readonly settles: number }
  | { readonly do: 'move'; readonly amount: number; readonly in: boolean }
  | { readonly do: 'reverse' }
  | { readonly do: 'count' }
  | { readonly do: 'zone'; readonly zone: Zone };

const steps: fc.Arbitrary<readonly (Step & { readonly wait: number })[]> = fc.array(
  fc
    .tuple(
      fc.oneof(
        { weight: 6, arbitrary: fc.record({ do: fc.constant('play' as const), stake: fc.integer({ min: 100, max: 9_999 }), prize: fc.integer({ min: 1, max: 30_000 }), ends: fc.constantFrom('win' as const, 'close' as const, 'rollback' as const, 'open' as const, 'twice' as const), settles: fc.integer({ min: 0, max: 900 }) }) },
        { weight: 3, arbitrary: fc.record({ do: fc.constant('move' as const), amount: fc.integer({ min: 1, max: 50_000 }), in: fc.boolean() }) },
        { weight: 1, arbitrary: fc.record({ do: fc.constant('reverse' as const) }) },
        { weight: 2, arbitrary: fc.record({ do: fc.constant('count' as const) }) },
        { weight: 2, arbitrary: fc.record({ do: fc.constant('zone' as const), zone: fc.constantFrom(...ZONES) }) },
      ),
      // Minutes: several within an hour, or days apart.
      fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 2_400 })),
    )
    .map(([step, wait]) => ({ ...step, wait })),
  { minLength: 6, maxLength: 30 },
);

/** A member whose every act is remembered, to be compared with what the pages say. */
async function seat() {
  const username = `books${++players}`;
  const id = await accountHelpers(first).open(username, { gift: { reason: 'welcome', amount: '5000' } });
  const { code: gameCode, vendor, least, most } = await db.query
    .selectFrom('game').innerJoin('game_vendor', 'game_vendor.code', 'game.vendor_code').select(['game.code', 'game.vendor_code as vendor'])
    .select((eb) => [eb.selectFrom('tenant_game').select('min_stake').where('tenant_id', '=', NORTH).whereRef('game_code', '=', 'game.code').as('least'), eb.selectFrom('tenant_game').select('max_stake').where('tenant_id', '=', NORTH).whereRef('game_code', '=', 'game.code').as('most')])
    .where('type', '=', 'RNG').where('wallet', '=', 'seamless').where('game_vendor.state', '=', 'open').where('game.state', '=', 'open').orderBy('game.code').executeTakeFirstOrThrow();
  /** Rounds with the day on which their bet was settled first, by the clock of then; none while it is open or voided. */
  const settled = new Map<string, string>();
  const journals: string[] = [];
  let rounds = 0;

  async function send(gateway: TestGateway, call: 'bet' | 'win' | 'rollback' | 'round-end', round: string, more: object): Promise<void> {
    const caller = { tenant: NORTH, vendor };
    const { token } = await gateway.vendor.issueLaunch({ tenant: NORTH, memberId: id, gameCode, language: 'EN' });
    const session = await gateway.vendor.authenticate(caller, { requestId: randomUUID(), ts: clock.now(), token });
    if (!('sessionToken' in session)) throw new Error(session.code);
    const common = { requestId: randomUUID(), ts: clock.now(), sessionToken: session.sessionToken, playerId: id, gameCode, currency: 'PHP', scale: 2, roundId: `${round}-${id}`, roundClosed: false };
    const { code } = await gateway.vendor.transact(caller, { call, ...common, ...more } as Parameters<TestGateway['vendor']['transact']>[1]);
    if (code !== 'OK') throw new Error(`${call}: ${code}`);
  }

  async function play(zone: Zone, { stake: wanted, prize, ends, settles }: Extract<Step, { do: 'play' }>): Promise<void> {
    const stake = Math.min(Math.max(wanted, Number(least ?? 1)), Number(most ?? wanted));
    const round = `r${++rounds}`;
    const balance = await first.wallet.balanceOf(NORTH, id, 'PHP');
    if ((balance?.available ?? 0n) < BigInt(stake)) return;
    const bet = `b-${round}-${id}`;
    await send(at(zone), 'bet', round, { txId: bet, amount: String(stake) });
    clock.advance(settles * MINUTE);
    const day = dayIn(zone);
    if (ends === 'win' || ends === 'twice') {
      await send(at(zone), 'win', round, { txId: `w-${round}-${id}`, refTxId: bet, amount: String(prize) });
      settled.set(`${vendor}:${round}-${id}`, day);
      // A second prize days later is counted on the first one's day.
      if (ends === 'twice') {
        clock.advance(2 * DAY);
        await send(at(zone), 'win', round, { txId: `w2-${round}-${id}`, refTxId: bet, amount: String(prize) });
      }
    } else if (ends === 'close') {
      await send(at(zone), 'round-end', round, { txId: `e-${round}-${id}` });
      settled.set(`${vendor}:${round}-${id}`, day);
    } else if (ends === 'rollback') {
      await send(at(zone), 'rollback', round, { txId: `x-${round}-${id}`, refTxId: bet });
    }
  }

  async function move({ amount, in: comesIn }: Extract<Step, { do: 'move' }>): Promise<void> {
    const command = { tenant: NORTH, memberId: id, currency: 'PHP', amount: BigInt(amount), key: `move:${randomUUID()}`, reason: comesIn ? 'deposit' : 'correction', purpose: 'cash' };
    const posted = await (comesIn ? first.wallet.credit(undefined, command) : first.wallet.debit(undefined, command)).catch(() => undefined);
    if (posted?.id !== null && posted?.id !== undefined) journals.push(posted.id);
  }

  return {
    id,
    username,
    settled,
    async live(history: readonly (Step & { readonly wait: number })[]): Promise<Zone> {
      let zone: Zone = 'UTC';
      for (const step of history) {
        clock.advance(step.wait * MINUTE);
        if (step.do === 'play') await play(zone, step);
        else if (step.do === 'move') await move(step);
        else if (step.do === 'zone') zone = step.zone;
        else if (step.do === 'count') await first.wallet.countHours([NORTH]);
        else {
          const journal = journals.pop();
          if (journal !== undefined) await first.wallet.reverse({ tenant: NORTH, key: `back:${journal}`, reason: 'reversal', journal }).catch(() => undefined);
        }
      }
      return zone;
    },
  };
}

type Sums = Readonly<Record<string, { readonly in: bigint; readonly out: bigint; readonly movements: number }>>;

/** What the ledger itself says of days of a zone: every transfer of the account, by the day that the database's calendar gives it. */
async function ledgerSays(memberId: string, zone: Zone, from: string, to: string) {
  const { rows } = await sql<{ reason: string; day: string; amount: bigint; round: string | null }>`
    select journal.reason, journal.reference as round, to_char(transfer.at at time zone ${zone}, 'YYYY-MM-DD') as day, case when credit = account.id then amount else -amount end as amount
      from account join transfer on transfer.tenant_id = account.tenant_id and account.id in (transfer.debit, transfer.credit)
      join journal on journal.tenant_id = transfer.tenant_id and journal.id = transfer.journal_id
      where account.tenant_id = ${NORTH} and account.owner = ${`member:${memberId}`}`.execute(db.query);
  const sums: Record<string, { in: bigint; out: bigint; movements: number }> = {};
  const [before, within] = [rows.filter(({ day }) => day < from), rows.filter(({ day }) => day >= from && day <= to)];
  for (const { reason, amount } of within) {
    const sum = (sums[reason] ??= { in: 0n, out: 0n, movements: 0 });
    if (amount > 0n) sum.in += amount;
    else sum.out -= amount;
    sum.movements += 1;
  }
  const total = (lines: typeof rows): bigint => lines.reduce((all, { amount }) => all + amount, 0n);
  return { kinds: sums as Sums, opening: total(before), closing: total(before) + total(within), rows };
}

const minor = (amount: string): bigint => (amount.startsWith('-') ? -minorOf(amount.slice(1), 2) : minorOf(amount, 2));

/** Every record of a list, by its cursor. */
async function walk<Line>(read: (before: object) => Promise<{ readonly records: readonly Line[]; readonly next?: string | undefined }>): Promise<Line[]> {
  const all: Line[] = [];
  for (let before = {}; ; ) {
    const page = await read(before);
    all.push(...page.records);
    if (page.next === undefined) return all;
    before = { before: page.next };
  }
}

describe('totals of records', () => {
  it('are what the ledger adds up to, whatever was played, reversed or counted, over the ends of months and changes of the clock', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fc.tuple(fc.integer({ min: 0, max: 45 }), fc.integer({ min: 0, max: 45 })), { minLength: 1, maxLength: 4 }), async (history, spans) => {
        const member = await seat();
        const zone = await member.live(history);
        const { call } = accountHelpers(at(zone));
        const { body } = await call<ResponseOf<'login'>>('login', { username: member.username, password: PASSWORD, type: 'username' });
        if (!body.success) throw new Error(body.code);
        const { token } = body.value;
        async function ask<Name extends 'walletTotals' | 'walletRecords' | 'betTotals'>(name: Name, request: object): Promise<ResponseOf<Name>> {
          const answer = await call<ResponseOf<Name>>(name, request, { token });
          if (!answer.body.success) throw new Error(answer.body.code);
          return answer.body.value;
        }
        const today = dayIn(zone);
        for (const [one, other] of spans) {
          const [from, to] = [dayBefore(today, Math.max(one, other)), dayBefore(today, Math.min(one, other))];
          const said = await ledgerSays(member.id, zone, from, to);

          const totals = await ask('walletTotals', { from, to });
          expect([totals.from, totals.to, minor(totals.opening), minor(totals.closing)]).toEqual([from, to, said.opening, said.closing]);
          expect(Object.fromEntries(totals.kinds.map(({ kind, in: comesIn, out, movements }) => [kind, { in: minor(comesIn), out: minor(out), movements }]))).toEqual(said.kinds);
          expect(minor(totals.opening) + minor(totals.in) - minor(totals.out)).toBe(minor(totals.closing));

          const lines = await walk((before) => ask('walletRecords', { from, to, pageSize: 7, ...before }));
          expect([lines.length, lines.reduce((sum, { amount }) => sum + minor(amount), 0n)]).toEqual([totals.movements, minor(totals.in) - minor(totals.out)]);
          for (const { kind, movements, in: comesIn, out } of totals.kinds) {
            const ofKind = await walk((before) => ask('walletRecords', { from, to, kinds: kind, pageSize: 3, ...before }));
            expect([kind, ofKind.length, new Set(ofKind.map(({ id }) => id)).size, ofKind.reduce((sum, { amount }) => sum + minor(amount), 0n)]).toEqual([kind, movements, movements, minor(comesIn) - minor(out)]);
            expect((await ask('walletRecords', { from, to, kinds: kind, pageSize: 2 })).total).toBe(movements);
          }

          // A bet belongs to the day on which it was settled first, by the clock that the merchant had then.
          const counted = said.rows.filter(({ round, reason }) => ['bet', 'win', 'rollback'].includes(reason) && within(member.settled.get(round ?? ''), from, to));
          const sum = (...reasons: string[]): bigint => counted.filter(({ reason }) => reasons.includes(reason)).reduce((all, { amount }) => all + amount, 0n);
          const bets = await ask('betTotals', { from, to });
          expect([minor(bets.sum.turnover), minor(bets.sum.prize), minor(bets.sum.net)]).toEqual([-sum('bet', 'rollback'), sum('win'), sum('bet', 'rollback', 'win')]);
          expect(bets.totals.reduce((all, { net }) => all + minor(net), 0n)).toBe(minor(bets.sum.net));
        }
        expect(await first.wallet.hoursDrift(NORTH)).toEqual([]);
      }),
      { numRuns: everything() ? 100 : 3 },
    );
    expect(await first.vendor.totalsDrift(NORTH)).toEqual([]);
    await first.wallet.countHours([NORTH]);
    expect(await first.wallet.hoursDrift(NORTH)).toEqual([]);
  }, 300_000);

  it('are refused for more than twelve months, and for days out of order', async () => {
    const id = await accountHelpers(first).open('toolong');
    const { token } = await first.db.transaction((tx) => first.sessions.open(tx, NORTH, id, '127.0.0.1'));
    const today = dayIn('UTC');
    for (const [name, from, to] of [['walletTotals', 'from', 'to'], ['walletRecords', 'from', 'to'], ['betTotals', 'from', 'to'], ['betRecords', 'fromDay', 'toDay']] as const) {
      const code = async (first: number, last: number) => codeOf(await accountHelpers(at('UTC')).call(name, { [from]: dayBefore(today, first), [to]: dayBefore(today, last) }, { token }));
      expect([name, await code(365, 0), await code(366, 0), await code(1, 2)]).toEqual([name, 'OK', 'VALIDATION_FAILED', 'VALIDATION_FAILED']);
    }
  });
});

const within = (day: string | undefined, from: string, to: string): boolean => day !== undefined && day >= from && day <= to;
