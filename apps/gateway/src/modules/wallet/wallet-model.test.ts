import { everything } from '@livery/test-config';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanAudit, openTestLedger, type TestLedger } from '../../../test-support/test-ledger.ts';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { WalletRefusal, type Posted } from './index.ts';

/** The expected behaviour of the ledger as a simple model. */
interface Model {
  readonly members: { posted: bigint; held: bigint }[];
  /** Commands by key, with their results. */
  readonly done: Map<string, { readonly request: string; readonly id: string | null }>;
  readonly journals: { readonly id: string; readonly moves: readonly Move[]; reversed: boolean; reversal: boolean }[];
  readonly holds: { readonly id: string; readonly member: number; readonly amount: bigint; open: boolean }[];
}

interface Real {
  readonly books: TestLedger;
  /** Account ids: three members, then two of the house. */
  readonly accounts: readonly string[];
}

interface Move {
  readonly from: number;
  readonly to: number;
  readonly amount: bigint;
}

const MEMBERS = 3;
const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('An empty list has no element.');
  return found;
};

/** The refusal the model expects for these moves, or undefined after having applied them. */
function apply(model: Model, moves: readonly Move[]): string | undefined {
  const after = model.members.map(({ posted }) => posted);
  for (const { from, to, amount } of moves) {
    if (from < MEMBERS) {
      const left = (after[from] ?? 0n) - amount;
      if (left < at(model.members, from).held) return 'INSUFFICIENT_FUNDS';
      after[from] = left;
    }
    if (to < MEMBERS) after[to] = (after[to] ?? 0n) + amount;
  }
  for (const [index, member] of model.members.entries()) member.posted = after[index] ?? 0n;
  return undefined;
}

/** Runs one command on the model and on the wallet. */
abstract class Step implements fc.AsyncCommand<Model, Real> {
  readonly key: number;
  abstract readonly operation: string;

  constructor(key: number) {
    this.key = key;
  }

  check(_model: Readonly<Model>): boolean {
    return true;
  }

  /** Everything but the key: what a repetition must match. */
  abstract content(model: Model): unknown;
  /** The refusal; undefined when it was applied. */
  abstract expected(model: Model): string | undefined;
  abstract perform(model: Model, real: Real, key: string): Promise<Posted>;
  /** Called when it was carried out for the first time. */
  abstract record(model: Model, id: string | null): void;

  async run(model: Model, real: Real): Promise<void> {
    const space = this.operation === 'reverse' ? 'post' : this.operation;
    const key = `${space}-${this.key}`;
    const request = JSON.stringify([this.operation, this.content(model)]);
    const earlier = model.done.get(key);
    const expected = earlier === undefined ? this.expected(model) : earlier.request === request ? undefined : 'KEY_CONFLICT';
    const outcome = await this.perform(model, real, key).catch((error: unknown) => {
      if (error instanceof WalletRefusal) return error.code;
      throw error;
    });
    if (typeof outcome === 'string') {
      expect([this.toString(), outcome]).toEqual([this.toString(), expected]);
      return;
    }
    expect([this.toString(), expected]).toEqual([this.toString(), undefined]);
    expect(outcome.replayed).toBe(earlier !== undefined);
    if (earlier === undefined) {
      model.done.set(key, { request, id: outcome.id });
      this.record(model, outcome.id);
    } else {
      expect(outcome.id).toBe(earlier.id);
    }
  }

  toString(): string {
    return `${this.operation}(${JSON.stringify(this, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))})`;
  }
}

class Post extends Step {
  readonly operation = 'post';
  readonly moves: readonly Move[];

  constructor(key: number, moves: readonly Move[]) {
    super(key);
    this.moves = moves;
  }

  content(): unknown {
    return this.moves.map(({ from, to, amount }) => [from, to, `${amount}`]);
  }

  expected(model: Model): string | undefined {
    return apply(model, this.moves);
  }

  perform(_model: Model, { books, accounts }: Real, key: string): Promise<Posted> {
    const legs = this.moves.map(({ from, to, amount }) => ({ debit: at(accounts, from), credit: at(accounts, to), amount }));
    return books.wallet.post({ tenant: books.tenant, key, reason: 'test', legs });
  }

  record(model: Model, id: string | null): void {
    model.journals.push({ id: id ?? '', moves: this.moves, reversed: false, reversal: false });
  }
}

class Reverse extends Step {
  readonly operation = 'reverse';
  readonly which: number;

  constructor(key: number, which: number) {
    super(key);
    this.which = which;
  }

  override check(model: Readonly<Model>): boolean {
    return model.journals.length > 0;
  }

  content(model: Model): unknown {
    return at(model.journals, this.which).id;
  }

  expected(model: Model): string | undefined {
    const journal = at(model.journals, this.which);
    if (journal.reversal) return 'NOT_REVERSIBLE';
    if (journal.reversed) return 'ALREADY_REVERSED';
    const refused = apply(model, this.mirror(model));
    if (refused === undefined) journal.reversed = true;
    return refused;
  }

  mirror(model: Model): Move[] {
    return at(model.journals, this.which).moves.map(({ from, to, amount }) => ({ from: to, to: from, amount })).toReversed();
  }

  perform(model: Model, { books }: Real, key: string): Promise<Posted> {
    return books.wallet.reverse({ tenant: books.tenant, key, reason: 'test', journal: at(model.journals, this.which).id });
  }

  record(model: Model, id: string | null): void {
    model.journals.push({ id: id ?? '', moves: this.mirror(model), reversed: false, reversal: true });
  }
}

class Hold extends Step {
  readonly operation = 'hold';
  readonly member: number;
  readonly amount: bigint;

  constructor(key: number, member: number, amount: bigint) {
    super(key);
    this.member = member;
    this.amount = amount;
  }

  content(): unknown {
    return [this.member, `${this.amount}`];
  }

  expected(model: Model): string | undefined {
    const member = at(model.members, this.member);
    if (member.posted - member.held < this.amount) return 'INSUFFICIENT_FUNDS';
    member.held += this.amount;
    return undefined;
  }

  perform(_model: Model, { books, accounts }: Real, key: string): Promise<Posted> {
    const account = at(accounts, this.member);
    return books.wallet.hold({ tenant: books.tenant, key, reason: 'test', account, amount: this.amount });
  }

  record(model: Model, id: string | null): void {
    model.holds.push({ id: id ?? '', member: this.member, amount: this.amount, open: true });
  }
}

class Resolve extends Step {
  readonly operation = 'resolve';
  readonly which: number;
  readonly captured: bigint;
  readonly to: number;

  constructor(key: number, which: number, captured: bigint, to: number) {
    super(key);
    this.which = which;
    this.captured = captured;
    this.to = to;
  }

  override check(model: Readonly<Model>): boolean {
    return model.holds.length > 0;
  }

  content(model: Model): unknown {
    return [at(model.holds, this.which).id, `${this.captured}`, this.captured > 0n ? this.to : null];
  }

  expected(model: Model): string | undefined {
    const hold = at(model.holds, this.which);
    if (!hold.open) return 'ALREADY_RESOLVED';
    if (this.captured > hold.amount) return 'AMOUNT_TOO_LARGE';
    if (this.captured > 0n && this.to === hold.member) return 'UNKNOWN_ACCOUNT';
    hold.open = false;
    at(model.members, hold.member).held -= hold.amount;
    if (this.captured > 0n) apply(model, [{ from: hold.member, to: this.to, amount: this.captured }]);
    return undefined;
  }

  perform(model: Model, { books, accounts }: Real, key: string): Promise<Posted> {
    const capture = this.captured > 0n ? { capture: { amount: this.captured, credit: at(accounts, this.to) } } : {};
    const hold = at(model.holds, this.which).id;
    return books.wallet.resolve({ tenant: books.tenant, key, reason: 'test', hold, ...capture });
  }

  record(model: Model, id: string | null): void {
    const { member } = at(model.holds, this.which);
    if (id === null) return;
    model.journals.push({ id, moves: [{ from: member, to: this.to, amount: this.captured }], reversed: false, reversal: false });
  }
}

const key = fc.nat({ max: 15 });
const party = fc.nat({ max: MEMBERS + 1 });
const member = fc.nat({ max: MEMBERS - 1 });
const amount = fc.bigInt({ min: 1n, max: 60n });
const move = fc.record({ from: party, to: party, amount }).filter(({ from, to }) => from !== to);
const steps = [
  fc.tuple(key, fc.array(move, { minLength: 1, maxLength: 3 })).map((values) => new Post(...values)),
  fc.tuple(key, fc.tuple(move)).map((values) => new Post(...values)),
  fc.tuple(key, fc.nat({ max: 30 })).map((values) => new Reverse(...values)),
  fc.tuple(key, member, amount).map((values) => new Hold(...values)),
  fc.tuple(key, fc.nat({ max: 10 }), fc.bigInt({ min: 0n, max: 60n }), party).map((values) => new Resolve(...values)),
];

let db: TestDatabase;
let runs = 0;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

describe('wallet', () => {
  it('behaves like the model for any order of commands', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), async (commands) => {
        const books = await openTestLedger(db, `model-${++runs}`);
        const model: Model = { members: [], done: new Map(), journals: [], holds: [] };
        const accounts: string[] = [];
        for (let index = 0; index < MEMBERS; index++) {
          accounts.push(await books.member(`m${index}`, 100n));
          model.members.push({ posted: 100n, held: 0n });
        }
        accounts.push(await books.house('games'), await books.house('bonus'));
        await fc.asyncModelRun(() => ({ model, real: { books, accounts } }), commands);
        for (const [index, { posted, held }] of model.members.entries()) {
          const balance = await books.wallet.balanceOf(books.tenant, `m${index}`, books.currency);
          expect(balance).toMatchObject({ posted, held });
        }
        expect(await books.wallet.audit(books.tenant)).toEqual(cleanAudit);
      }),
      { numRuns: everything() ? 100 : 25 },
    );
  });
});
