import { hash } from 'node:crypto';
import { STATEMENT_LINES } from '@livery/contracts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { ProviderRef } from '../providers/adapter.ts';
import type { Providers } from '../providers/providers.ts';
import { booksOf, depositsOf, movementOf } from './books.ts';
import { compareStatement } from './compare.ts';
import { readStatement, type FileFault } from './read-statement.ts';
import { createStatementStore, type Statement, type StatementStore } from './statement-store.ts';
import type { Period } from './types.ts';

/** A file that an operator hands in. */
export interface StatementOrder extends ProviderRef, Period {
  readonly file: string;
  readonly operator: Statement['operator'];
}

/** Why nothing was compared: no such provider, a wrong file, or more in the books than a file can have. */
export type StatementRefusal = { readonly refused: 'unknown-provider' | 'too-many' } | { readonly refused: 'file'; readonly faults: readonly FileFault[] };

/** Statements of providers: what they say of a period is compared with the books, and kept. Nothing here moves money. */
export interface Statements extends Pick<StatementStore, 'find' | 'list' | 'lines'> {
  /** Compares a file and keeps the result in `tx`; the same file of the same period answers what was kept. */
  check(tx: Tx, order: StatementOrder): Promise<{ readonly statement: Statement; /** Kept before. */ readonly before: boolean } | StatementRefusal>;
  /** Decimals by currency of a merchant. A currency that it does not have counts with `FOREIGN_EXPONENT`. */
  exponents(tenant: string, tx?: Tx): Promise<ReadonlyMap<string, number>>;
}

export function createStatements(db: Database, wallet: Pick<Wallet, 'currencies'>, providers: Pick<Providers, 'find'>): Statements {
  const store = createStatementStore(db);
  const exponents: Statements['exponents'] = async (tenant, tx) => new Map((await wallet.currencies(tenant, tx)).map(({ code, exponent }) => [code, exponent]));
  return {
    find: store.find,
    list: store.list,
    lines: store.lines,
    exponents,
    async check(tx, { file, operator, ...of }) {
      if ((await providers.find(of, tx)) === undefined) return { refused: 'unknown-provider' };
      const key = { ...of, fileHash: hash('sha256', file, 'buffer') };
      const kept = await store.same(tx, key);
      if (kept !== undefined) return { statement: kept, before: true };
      const read = readStatement(file, of, await exponents(of.tenant, tx));
      if ('faults' in read) return { refused: 'file', faults: read.faults };
      const entries = await booksOf(tx, of, of, read.lines, STATEMENT_LINES);
      if (entries === undefined) return { refused: 'too-many' };
      const { differences, ...comparison } = compareStatement(read.lines, entries, await depositsOf(tx, of, read.lines));
      const statement: Statement = { ...key, ...comparison, id: db.newId(), fileLines: read.lines.length, account: await movementOf(tx, of, of), operator, checkedAt: new Date(db.clock.now()) };
      if (await store.insert(tx, statement, differences)) return { statement, before: false };
      // Somebody else handed the same in meanwhile.
      const same = await store.same(tx, key);
      if (same === undefined) throw new Error('A statement is kept, and is not there.');
      return { statement: same, before: true };
    },
  };
}
