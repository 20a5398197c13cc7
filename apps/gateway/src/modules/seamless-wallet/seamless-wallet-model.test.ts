import type { SeamlessCode } from '@livery/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything } from '@livery/test-config';
import { cleanAudit } from '../../../test-support/test-ledger.ts';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { openSeamlessHarness } from '../../../test-support/seamless-harness.ts';

/** One call of a vendor that repeats, forgets and reorders; small ranges make calls collide. */
interface Call {
  readonly call: 'bet' | 'win' | 'rollback' | 'stage' | 'roundEnd';
  readonly player: number;
  readonly tx: number;
  readonly ref: number | undefined;
  readonly round: number;
  readonly amount: number;
  /** For a stage: whether the bet runs. */
  readonly closes: boolean;
}

interface Bet {
  readonly tx: number;
  readonly round: Round;
  readonly stake: number;
  state: 'placed' | 'accepted' | 'running' | 'settled' | 'voided';
  payout: number;
}

interface Round {
  readonly bets: Bet[];
  wins: number;
  closedBy: number | undefined;
}

type Outcome = readonly [code: SeamlessCode, balance: number | undefined];

/** The rules of the seamless wallet as a simple in-memory model. */
class Model {
  readonly balances: number[];
  readonly rounds = new Map<string, Round>();
  readonly bets = new Map<number, Bet>();
  readonly answered = new Map<number, { readonly body: string; readonly outcome: Outcome }>();
  readonly tombstones = new Set<number>();

  constructor(balances: number[]) {
    this.balances = balances;
  }

  answer(call: Call): Outcome {
    const body = JSON.stringify(call);
    const earlier = this.answered.get(call.tx);
    if (earlier !== undefined) return earlier.body === body ? earlier.outcome : ['TX_CONFLICT', undefined];
    if (this.tombstones.has(call.tx)) {
      return call.call === 'bet' ? ['ALREADY_SETTLED', this.balances[call.player]] : ['TX_CONFLICT', undefined];
    }
    const key = `${call.player}/${call.round}`;
    const code = this.carryOut(call, key, this.rounds.get(key));
    const outcome = [code, this.balances[call.player]] as const;
    // TX_NOT_FOUND is not stored: the bet may still arrive.
    const notYet = code === 'TX_NOT_FOUND' && call.call !== 'rollback' && call.call !== 'bet';
    if (!notYet) this.answered.set(call.tx, { body, outcome });
    return outcome;
  }

  carryOut(call: Call, key: string, round: Round | undefined): SeamlessCode {
    if (call.call === 'bet') return this.bet(call, key, round);
    if (call.call === 'rollback') return this.rollback(call, round);
    if (round === undefined) return 'TX_NOT_FOUND';
    if (call.call === 'win') return this.win(call, round);
    if (call.call === 'stage') return this.stage(call, round);
    if (round.closedBy !== undefined) return 'ALREADY_SETTLED';
    this.close(round, call.tx);
    return 'OK';
  }

  bet({ player, tx, amount, closes }: Call, key: string, round: Round | undefined): SeamlessCode {
    if (amount > 400) return 'LIMIT_EXCEEDED';
    if (round?.closedBy !== undefined) return 'ALREADY_SETTLED';
    if ((this.balances[player] ?? 0) < amount) return 'INSUFFICIENT_FUNDS';
    const at = round ?? { bets: [], wins: 0, closedBy: undefined };
    this.rounds.set(key, at);
    const bet: Bet = { tx, round: at, stake: amount, state: 'placed', payout: 0 };
    at.bets.push(bet);
    this.bets.set(tx, bet);
    this.move(player, -amount);
    if (closes) this.close(at, tx);
    return 'OK';
  }

  win({ player, tx, ref, amount, closes }: Call, round: Round): SeamlessCode {
    const bet = ref === undefined ? round.bets.find(({ state }) => state !== 'voided') : this.bets.get(ref);
    if (ref !== undefined && bet?.round !== round) return 'TX_NOT_FOUND';
    if (bet === undefined || bet.state === 'voided' || round.closedBy !== undefined) return 'ALREADY_SETTLED';
    bet.state = 'settled';
    bet.payout += amount;
    round.wins++;
    this.move(player, amount);
    if (closes) this.close(round, tx);
    return 'OK';
  }

  stage({ ref, closes: runs }: Call, round: Round): SeamlessCode {
    const named = ref === undefined ? undefined : this.bets.get(ref);
    if (ref !== undefined && named?.round !== round) return 'TX_NOT_FOUND';
    if (round.closedBy !== undefined || (named !== undefined && isOver(named))) return 'ALREADY_SETTLED';
    for (const bet of named === undefined ? round.bets : [named]) {
      if (!isOver(bet)) bet.state = runs || bet.state === 'running' ? 'running' : 'accepted';
    }
    return 'OK';
  }

  rollback({ player, tx, ref = 0, closes }: Call, round: Round | undefined): SeamlessCode {
    if (ref !== tx && !this.answered.has(ref)) this.tombstones.add(ref);
    const bet = this.bets.get(ref);
    if (this.answered.get(ref)?.outcome[0] !== 'OK') return 'TX_NOT_FOUND';
    if (bet === undefined || round === undefined || bet.round !== round) return 'TX_CONFLICT';
    if (bet.state === 'voided' || round.wins > 0) return 'ALREADY_SETTLED';
    if (round.closedBy !== undefined && round.closedBy !== ref) return 'ALREADY_SETTLED';
    bet.state = 'voided';
    this.move(player, bet.stake);
    if (closes && round.closedBy === undefined) this.close(round, tx);
    return 'OK';
  }

  close(round: Round, tx: number): void {
    round.closedBy = tx;
    for (const bet of round.bets) if (!isOver(bet)) bet.state = 'settled';
  }

  move(player: number, amount: number): void {
    this.balances[player] = (this.balances[player] ?? 0) + amount;
  }
}

const isOver = ({ state }: Bet): boolean => state === 'settled' || state === 'voided';

const PLAYERS = ['ann', 'bo'];
const FUNDS = 600;
const anyCall: fc.Arbitrary<Call> = fc.record({
  call: fc.constantFrom('bet', 'bet', 'win', 'rollback', 'stage', 'roundEnd'),
  player: fc.nat({ max: PLAYERS.length - 1 }),
  tx: fc.nat({ max: 25 }),
  ref: fc.option(fc.nat({ max: 25 }), { nil: undefined, freq: 3 }),
  round: fc.nat({ max: 3 }),
  amount: fc.integer({ min: 1, max: 450 }),
  closes: fc.boolean(),
});
/** Calls as they arrive: some twice, at once or much later. */
const anyCalls = fc
  .array(fc.tuple(anyCall, fc.nat({ max: 3 })), { minLength: 1, maxLength: 50, size: 'max' })
  .chain((calls) => fc.shuffledSubarray(calls.flatMap(([call, copies]) => Array.from({ length: 1 + (copies === 3 ? 1 : 0) }, () => call)), { minLength: calls.length }));

let db: TestDatabase;
let runs = 0;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

describe('seamless wallet', () => {
  it('answers like the model for any order of calls', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyCalls, async (calls) => {
        const desk = await openSeamlessHarness(db, `any-${++runs}`);
        desk.games.set('slot', { vendor: 'acme', category: 'RNG', enabled: true, minStake: 1n, maxStake: 400n });
        const seats = [];
        for (const name of PLAYERS) seats.push(await desk.sit(name, BigInt(FUNDS)));
        const model = new Model(PLAYERS.map(() => FUNDS));
        for (const call of calls.map((sent) => ({ ...sent, ref: sent.call === 'rollback' ? (sent.ref ?? 0) : sent.ref }))) {
          const { tx, ref, round, amount, closes } = call;
          const relevant =
            call.call === 'roundEnd'
              ? { ...call, ref: undefined, amount: 0, closes: true }
              : call.call === 'rollback' || call.call === 'stage'
                ? { ...call, amount: 0 }
                : call.call === 'bet'
                  ? { ...call, ref: undefined }
                  : call;
          const fields = {
            bet: { amount: String(amount), scale: 2, roundClosed: closes },
            win: { amount: String(amount), scale: 2, roundClosed: closes, ...(ref === undefined ? {} : { refTxId: `t${ref}` }) },
            rollback: { refTxId: `t${ref}`, roundClosed: closes },
            stage: { stage: closes ? 'running' : 'accepted', ...(ref === undefined ? {} : { refTxId: `t${ref}` }) },
            roundEnd: {},
          }[call.call];
          const answer = await seats[call.player]?.call(call.call, { txId: `t${tx}`, roundId: `r${round}`, ...fields });
          const [code, balance] = model.answer(relevant);
          // Not every refusal states the balance.
          const told = answer?.balance === undefined ? undefined : String(balance);
          expect([call, answer?.code, answer?.balance]).toEqual([call, code, told]);
        }
        for (const [index, name] of PLAYERS.entries()) {
          expect(await seats[index]?.free()).toBe(BigInt(model.balances[index] ?? -1));
          const { lines } = await desk.vendor.recordsOf(desk.tenant, name, { limit: 100 });
          const recorded = lines.map(({ stake, payout, state }) => `${state} ${stake} ${payout}`).toSorted();
          const mine = [...model.rounds].filter(([key]) => key.startsWith(`${index}/`)).flatMap(([, { bets }]) => bets);
          expect(recorded).toEqual(mine.map(({ stake, payout, state }) => `${state} ${stake} ${payout}`).toSorted());
        }
        expect(await desk.books.wallet.audit(desk.tenant)).toEqual(cleanAudit);
        expect(await desk.vendor.totalsDrift(desk.tenant)).toEqual([]);
        const days = await desk.vendor.totalsOf(desk.tenant, { from: '2000-01-01', to: '2999-01-01' });
        const settled = [...model.rounds.values()].flatMap(({ bets }) => bets).filter(({ state }) => state === 'settled');
        expect(days.reduce((sum, { bets }) => sum + bets, 0)).toBe(settled.length);
        expect(days.reduce((sum, { turnover }) => sum + turnover, 0n)).toBe(BigInt(settled.reduce((sum, { stake }) => sum + stake, 0)));
        await desk.app.close();
      }),
      { numRuns: everything() ? 60 : 15 },
    );
  });
});
