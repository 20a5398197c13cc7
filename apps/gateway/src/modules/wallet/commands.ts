import { createHash } from 'node:crypto';
import { sql, type CompiledQuery } from 'kysely';
import { hotStatement, withRetry, type Database, type Tx } from '../../platform/db/index.ts';
import { MOST_MINOR } from './minor-units.ts';
import { refusalOf } from './refusal.ts';
import type { LedgerCommand, HoldCommand, Posted, PostCommand, ResolveCommand, ReverseCommand } from './types.ts';

/** The four commands that write the ledger; see {@link LedgerCommand} for keys. All throw WalletRefusal. */
export interface Commands {
  /** Moves money. Inside `tx`, or at once and committed without it. */
  post(command: PostCommand, tx?: Tx): Promise<Posted>;
  /** Reserves money with a hold. */
  hold(command: HoldCommand, tx?: Tx): Promise<Posted>;
  /** Resolves a hold, once. */
  resolve(command: ResolveCommand, tx?: Tx): Promise<Posted>;
  /** Reverses a journal, once, by its mirror image. */
  reverse(command: ReverseCommand, tx?: Tx): Promise<Posted>;
}

const MAX_LEGS = 100;

interface LedgerResult {
  readonly outcome: string;
  readonly journal_id: string | null;
  readonly balances: (bigint | null)[] | null;
}

/** Hash of a command's content, to detect the same key with other content. */
function hashOf(operation: string, command: LedgerCommand, ...content: unknown[]): Uint8Array {
  const text = JSON.stringify([operation, command.reason, command.reference ?? null, ...content], (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  return createHash('sha256').update(text).digest();
}

function checkAmount(amount: bigint, least: bigint): void {
  if (amount < least || amount > MOST_MINOR) {
    throw new RangeError(`An amount must be ${least} to ${MOST_MINOR} minor units, got ${amount}.`);
  }
}

function checkCommand({ key, reason }: LedgerCommand): void {
  if (key.length === 0 || key.length > 200 || key.startsWith('hold:')) throw new RangeError(`Not a key: ${key}`);
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(reason)) throw new RangeError(`Not a reason: ${reason}`);
}

/** A post as `ledger_post` takes it: checked, with its hash, and ids for what it writes. One element for each leg. */
export interface PreparedPost {
  readonly key: string;
  readonly hash: Uint8Array;
  readonly journal: string;
  readonly ids: readonly string[];
  readonly debits: readonly string[];
  readonly credits: readonly string[];
  readonly amounts: readonly bigint[];
}

/**
 * Prepares a post for a statement of another module that posts it together with what else it writes.
 * @throws RangeError where the key, the reason or a leg cannot be
 */
export function preparePost(command: PostCommand, newId: () => string): PreparedPost {
  const { key, legs } = command;
  checkCommand(command);
  if (legs.length === 0 || legs.length > MAX_LEGS) throw new RangeError(`A post has 1 to ${MAX_LEGS} legs.`);
  for (const { debit, credit, amount } of legs) {
    checkAmount(amount, 1n);
    if (debit === credit) throw new RangeError('A leg joins two different accounts.');
  }
  const [debits, credits, amounts] = [legs.map(({ debit }) => debit), legs.map(({ credit }) => credit), legs.map(({ amount }) => amount)];
  return { key, hash: hashOf('post', command, debits, credits, amounts), journal: newId(), ids: legs.map(() => newId()), debits, credits, amounts };
}

/** What ends a hold, as `ledger_resolve` takes it: checked, with its hash, and ids for what it writes. */
export interface PreparedResolve {
  readonly key: string;
  readonly hash: Uint8Array;
  readonly hold: string;
  /** What is taken of it; 0 releases it all. */
  readonly amount: bigint;
  readonly credit: string | null;
  readonly journal: string;
  readonly transfer: string;
}

/**
 * Prepares the end of a hold for a statement of another module that ends it together with what else it writes.
 * @throws RangeError where the key, the reason or the amount cannot be
 */
export function prepareResolve(command: ResolveCommand, newId: () => string): PreparedResolve {
  const { key, hold, capture } = command;
  checkCommand(command);
  if (capture !== undefined) checkAmount(capture.amount, 1n);
  const [amount, credit] = [capture?.amount ?? 0n, capture?.credit ?? null];
  return { key, hash: hashOf('resolve', command, hold, amount, credit), hold, amount, credit, journal: newId(), transfer: newId() };
}

interface PostValues extends PreparedPost {
  readonly tenant: string;
  readonly reason: string;
  readonly reference: string | null;
  readonly at: Date;
}

const postStatement = hotStatement<PostValues, LedgerResult>(
  'ledger_post',
  (p) => sql`select * from ledger_post(${p.tenant}, ${p.key}, ${p.hash}, ${p.journal}, ${p.reason}, ${p.reference}, ${p.at},
    ${p.ids}, ${p.debits}, ${p.credits}, ${p.amounts})`,
);

/** The commands on `db`; `committed` is called after each that wrote something of its own accord. */
export function createCommands(db: Database, committed: () => void): Commands {
  async function call(query: CompiledQuery<LedgerResult>, tx: Tx | undefined): Promise<Posted> {
    const { rows } =
      tx === undefined
        ? await withRetry('conflicts-and-duplicates', () => db.query.executeQuery(query))
        : await tx.executeQuery(query);
    const result = rows[0];
    if (result === undefined) throw new Error('The ledger gave no answer.');
    const refusal = refusalOf(result.outcome);
    if (refusal !== undefined) throw refusal;
    committed();
    return { replayed: result.outcome === 'REPLAYED', id: result.journal_id, balances: result.balances ?? [] };
  }
  const now = () => new Date(db.clock.now());

  return {
    async post(command, tx) {
      const { tenant, reason, reference = null } = command;
      return call(postStatement({ ...preparePost(command, db.newId), tenant, reason, reference, at: now() }), tx);
    },

    async hold(command, tx) {
      const { tenant, key, reason, reference = null, account, amount } = command;
      checkCommand(command);
      checkAmount(amount, 1n);
      const hash = hashOf('hold', command, account, amount);
      const statement = sql<LedgerResult>`
        select * from ledger_hold(${tenant}, ${key}, ${hash}, ${db.newId()}, ${account}, ${amount}, ${reason}, ${reference}, ${now()})`;
      return call(statement.compile(db.query), tx);
    },

    async resolve(command, tx) {
      const { tenant, reason } = command;
      const { key, hash, hold, amount, credit, journal, transfer } = prepareResolve(command, db.newId);
      const statement = sql<LedgerResult>`
        select * from ledger_resolve(${tenant}, ${key}, ${hash}, ${hold}, ${amount}, ${credit}, ${journal}, ${transfer}, ${reason}, ${now()})`;
      return call(statement.compile(db.query), tx);
    },

    async reverse(command, tx) {
      const { tenant, key, reason, reference = null, journal } = command;
      checkCommand(command);
      const ids = Array.from({ length: MAX_LEGS }, db.newId);
      const hash = hashOf('reverse', command, journal);
      const statement = sql<LedgerResult>`
        select * from ledger_reverse(${tenant}, ${key}, ${hash}, ${db.newId()}, ${journal}, ${reason}, ${reference}, ${now()}, ${ids})`;
      return call(statement.compile(db.query), tx);
    },
  };
}
