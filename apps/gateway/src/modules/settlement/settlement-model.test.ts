import { dayAfter, type LadderRow } from '@livery/contracts';
import { everything } from '@livery/test-config';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { runOnce } from '../../platform/jobs/index.ts';
import { createAgentContracts } from '../agent-contracts/index.ts';
import { createTree } from '../agents/index.ts';
import { createClosePeriod } from './close/close-period.ts';

const [DAYS, PLAYERS, FIRST] = [5, 5, '2026-03-02'];
/** Agents with contracts, below a top that has none. */
const AGENTS = 4;
const RUNS = everything() ? 60 : 4;
const day = (index: number): string => dayAfter(FIRST, index);
const noon = (index: number): number => Date.parse(`${day(index)}T12:00:00Z`);
const row = (rate: number): LadderRow => ({ rate, activeMembers: 0, validBet: 0n, loss: 0n, betAmount: 0n });

const [player, agent, of] = [fc.nat({ max: PLAYERS - 1 }), fc.nat({ max: AGENTS }), fc.nat({ max: DAYS - 1 })];
/** Stakes, and prizes in parts of them. */
const amounts = { amount: fc.integer({ min: -3_000, max: 9_999 }).map(BigInt), prize: fc.constantFrom(0n, 0n, 50n, 90n, 180n) };
/** What happens on a day before it is closed: stakes of this day or of one before, below zero where they are taken back; a player that is under another agent from the next day on; a close that dies. */
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('stake' as const), player, of, ...amounts }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('move' as const), player, agent }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('death' as const) }) },
);
/** The upline of each agent, one made before it, and the share of the upline's rate that it is paid, in hundredths. */
const branch = fc.tuple(...Array.from({ length: AGENTS }, (_, index) => fc.record({ upline: fc.nat({ max: index }), share: fc.integer({ min: 1, max: 100 }) })));
const story = fc.record({ kind: fc.constantFrom('daily' as const, 'dividend' as const), branch, under: fc.array(agent, { minLength: PLAYERS, maxLength: PLAYERS }), days: fc.array(fc.array(event, { maxLength: 8 }), { minLength: DAYS, maxLength: DAYS }) });

/** Day, agent, gross, net and what is carried into the next day. */
type Paid = readonly [string, number, bigint, bigint, bigint];

const clock = testClock(Date.parse('2026-03-01T00:00:00Z'));
let db: TestDatabase;
let made = 0;
beforeAll(async () => {
  db = await testDatabase({ clock });
});
afterAll(() => db.close());

describe('daily salaries and dividends', () => {
  it('are what a slow sum over the tree of each day comes to, over random trees and rates, stakes, what is taken back, moves of players and closes that die', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ kind, branch: agents, under, days }) => {
        clock.advance(Date.parse('2026-03-01T12:00:00Z') - clock.now());
        const tenant = `MODEL${++made}`;
        await sql`insert into tenant (id, brand, name) values (${tenant}, 'model', 'Model')`.execute(db.query);
        const join = async (parentId: string | null, type: 0 | 1): Promise<string> => {
          const id = db.newId();
          await sql`insert into member (tenant_id, id, username, type, parent_id, registered_at) values (${tenant}, ${id}, ${id}, ${type}, ${parentId}, ${new Date(clock.now())})`.execute(db.query);
          return id;
        };
        // The top offers up to 5 %.
        const ids = [await join(null, 1)];
        const rates = [50_000];
        const contracts = createAgentContracts(db);
        const terms = { kind, most: 50_000, offerMs: 86_400_000, nextPeriod: () => Promise.resolve(FIRST) } as const;
        for (const { upline, share } of agents) {
          const [uplineId = '', own = 0] = [ids[upline], rates[upline]];
          const downlineId = await join(uplineId, 1);
          const rate = Math.max(1, Math.floor((own * share) / 100));
          const act = (by: string, action: Parameters<typeof contracts.act>[4]) => db.transaction((tx) => contracts.act(tx, tenant, by, terms, action, () => Promise.resolve(true)));
          const offered = await act(uplineId, { action: 'offer', downlineId, revision: 0, rows: [row(rate)] });
          if ('refused' in offered || offered.contract === undefined) throw new Error('refused');
          await act(downlineId, { action: 'accept', contractId: offered.contract.id, revision: offered.contract.revision });
          ids.push(downlineId);
          rates.push(rate);
        }
        const isInTeam = (of: number, agent: number): boolean => of === agent || (of > 0 && isInTeam(agents[of - 1]?.upline ?? 0, agent));
        const players: string[] = [];
        for (const upline of under) players.push(await join(ids[upline] ?? '', 0));

        // The reference: whoever is under whom now, all stakes by member and day, and what of them was in a close.
        const above = [...under];
        /** Whoever was above whom when each day was closed: late amounts of a day go to them. */
        const aboveOn = new Map<number, readonly number[]>();
        const [stakes, taken] = [new Map<string, bigint>(), new Map<string, bigint>()];
        const carried = rates.map(() => 0n);
        const expected: Paid[] = [];
        for (const [today, events] of days.entries()) {
          clock.advance(noon(today) - clock.now());
          const moves = new Map<number, number>();
          let deaths = 0;
          for (const happened of events) {
            if (happened.what === 'death') deaths += 1;
            else if (happened.what === 'move') {
              if (moves.has(happened.player) || above[happened.player] === happened.agent) continue;
              moves.set(happened.player, happened.agent);
              const moved = await db.transaction((tx) => createTree(db).move(tx, tenant, { memberId: players[happened.player] ?? '', toId: ids[happened.agent] ?? null, since: new Date(Date.parse(`${day(today + 1)}T00:00:00Z`)) }));
              if (moved !== 'done') throw new Error(moved);
            } else {
              const on = Math.min(happened.of, today);
              const key = `${happened.player} ${on}`;
              const prize = (happened.amount * happened.prize) / 100n;
              // What a salary is a share of, and what a dividend is.
              stakes.set(key, (stakes.get(key) ?? 0n) + happened.amount - (kind === 'dividend' ? prize : 0n));
              await sql`insert into bet_day as total (tenant_id, member_id, day, vendor, category, currency, game, turnover, valid_bet, payout, net, bets)
                values (${tenant}, ${players[happened.player] ?? ''}, ${day(on)}::date, 'V', 'RNG', 'PHP', 'g', ${happened.amount}, ${happened.amount}, ${prize}, ${prize - happened.amount}, 1)
                on conflict (tenant_id, member_id, day, vendor, category, currency, game) do update set turnover = total.turnover + excluded.turnover, valid_bet = total.valid_bet + excluded.valid_bet, payout = total.payout + excluded.payout, net = total.net + excluded.net`.execute(db.query);
            }
          }
          clock.advance(Date.parse(`${day(today + 1)}T00:01:00Z`) - clock.now());
          // Each by services of its own, as after a restart; those before the last one die with their whole work done.
          const ends: string[] = [];
          for (let turn = 0; turn <= deaths; turn++) {
            const closing = runOnce(db, { tenant, job: `settle-${kind}`, period: day(today) }, async (tx) => {
              await createClosePeriod(db)(tx, { tenant, kind, period: { from: day(today), to: day(today) }, currency: 'PHP', timeZone: 'UTC', activeTurnover: 1n });
              if (turn < deaths) throw new Error('killed');
            });
            ends.push(await closing.then((isNew) => (isNew ? 'closed' : 'twice'), (error: Error) => error.message));
          }
          expect(ends).toEqual([...Array.from({ length: deaths }, () => 'killed'), 'closed']);
          aboveOn.set(today, [...above]);
          const grosses = rates.map((rate, index) => {
            let total = carried[index] ?? 0n;
            for (const [key, amount] of stakes) {
              const [who = 0, on = 0] = key.split(' ').map(Number);
              if (isInTeam(aboveOn.get(on)?.[who] ?? 0, index)) total += amount - (taken.get(key) ?? 0n);
            }
            carried[index] = total < 0n ? total : 0n;
            return index > 0 && total > 0n ? (total * BigInt(rate) + 500_000n) / 1_000_000n : 0n;
          });
          for (const [index, gross] of grosses.entries()) {
            if (index === 0) continue;
            const net = agents.reduce((left, { upline }, below) => (upline === index ? left - (grosses[below + 1] ?? 0n) : left), gross);
            // What players won is carried above zero.
            const out = carried[index] ?? 0n;
            expected.push([day(today), index, gross, net, kind === 'dividend' ? -out : out]);
          }
          for (const [key, amount] of stakes) taken.set(key, amount);
          for (const [who, to] of moves) above[who] = to;
        }
        const { rows } = await sql<{ to: string; agent: string; gross: bigint; net: bigint; carried: bigint }>`
          select to_period as to, agent_id as agent, gross, net, carried_out as carried from settlement where tenant_id = ${tenant}`.execute(db.query);
        const found = rows.map(({ to, agent: id, gross, net, carried: out }): Paid => [to, ids.indexOf(id), gross, net, out]);
        const sorted = (of: readonly Paid[]) => of.toSorted((one, other) => (one[0] === other[0] ? one[1] - other[1] : one[0] < other[0] ? -1 : 1));
        expect(sorted(found)).toEqual(sorted(expected));
      }),
      { numRuns: RUNS },
    );
  });
});
