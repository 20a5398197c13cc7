import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Account } from './keys.ts';

/** A payment that somebody is to make. */
export interface Payment extends Account {
  readonly id: string;
  readonly kind: 'bank' | 'qr' | 'card';
  /** Whole units of 10^-scale. */
  readonly amount: bigint;
  readonly scale: number;
  readonly currency: string;
  readonly reference: string;
  readonly language: string;
  readonly returnUrl: string;
  readonly expiresAt: number;
  readonly state: 'waiting' | 'expired' | 'closed';
  /** What it was ordered with, to tell a repetition from another order under the same id. */
  readonly content: string;
}

/** Money that arrived. */
export interface Receipt {
  readonly txId: string;
  readonly amount: bigint;
  readonly at: number;
  readonly refundId: string | null;
}

/** Money that is paid out. */
export interface Payout extends Account {
  readonly id: string;
  readonly amount: bigint;
  readonly scale: number;
  readonly currency: string;
  readonly state: 'accepted' | 'paid' | 'failed';
  readonly reason: string | null;
  readonly dueAt: number;
  readonly content: string;
}

/** A callback that is to be sent until it was taken. */
export interface Callback extends Account {
  readonly id: number;
  readonly body: string;
  readonly attempts: number;
}

/** What the provider keeps. Every write is on disk before the method returns. */
export interface Store {
  payment(account: Account, id: string): Payment | undefined;
  addPayment(payment: Payment): void;
  setPaymentState(account: Account, id: string, state: Payment['state']): void;
  /** Payments whose time is over and that still wait. */
  overdue(now: number): Payment[];
  receipts(account: Account, paymentId: string): Receipt[];
  addReceipt(account: Account, paymentId: string, receipt: Omit<Receipt, 'refundId'>): void;
  setRefunded(account: Account, txId: string, refundId: string): void;
  payout(account: Account, id: string): Payout | undefined;
  addPayout(payout: Payout): void;
  setPayoutState(account: Account, id: string, state: Payout['state'], reason: string | null): void;
  duePayouts(now: number): Payout[];
  addCallback(account: Account, body: string, dueAt: number): void;
  dueCallbacks(now: number): Callback[];
  postpone(id: number, dueAt: number): void;
  dropCallback(id: number): void;
  /** Does all of `work` or none of it. */
  together<Value>(work: () => Value): Value;
  close(): void;
}

const SCHEMA = `
  create table if not exists payment (
    provider text not null, merchant text not null, id text not null, kind text not null, amount text not null, scale integer not null, currency text not null, reference text not null,
    language text not null, return_url text not null, expires_at integer not null, state text not null, content text not null, primary key (provider, merchant, id)) strict;
  create index if not exists payment_waiting on payment (expires_at) where state = 'waiting';
  create table if not exists receipt (
    provider text not null, merchant text not null, tx_id text not null, payment_id text not null, amount text not null, at integer not null, refund_id text,
    primary key (provider, merchant, tx_id)) strict;
  create index if not exists receipt_payment on receipt (provider, merchant, payment_id);
  create table if not exists payout (
    provider text not null, merchant text not null, id text not null, amount text not null, scale integer not null, currency text not null, state text not null, reason text,
    due_at integer not null, content text not null, primary key (provider, merchant, id)) strict;
  create table if not exists callback (id integer primary key, provider text not null, merchant text not null, body text not null, due_at integer not null, attempts integer not null default 0) strict;
`;

type Row = Record<string, string | number | null>;
const paymentOf = (row: Row): Payment => ({
  provider: String(row['provider']), merchant: String(row['merchant']), id: String(row['id']), kind: row['kind'] as Payment['kind'], amount: BigInt(row['amount'] ?? 0), scale: Number(row['scale']),
  currency: String(row['currency']), reference: String(row['reference']), language: String(row['language']), returnUrl: String(row['return_url']), expiresAt: Number(row['expires_at']),
  state: row['state'] as Payment['state'], content: String(row['content']),
});
const payoutOf = (row: Row): Payout => ({
  provider: String(row['provider']), merchant: String(row['merchant']), id: String(row['id']), amount: BigInt(row['amount'] ?? 0), scale: Number(row['scale']), currency: String(row['currency']),
  state: row['state'] as Payout['state'], reason: row['reason'] === null ? null : String(row['reason']), dueAt: Number(row['due_at']), content: String(row['content']),
});

/** Opens the store; `:memory:` keeps nothing. */
export function openStore(path: string): Store {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;');
  db.exec(SCHEMA);
  const get = (sql: string, ...values: (string | number)[]): Row | undefined => db.prepare(sql).get(...values) as Row | undefined;
  const all = (sql: string, ...values: (string | number)[]): Row[] => db.prepare(sql).all(...values) as Row[];
  const run = (sql: string, ...values: (string | number | null)[]): void => void db.prepare(sql).run(...values);
  return {
    payment({ provider, merchant }, id) {
      const row = get('select * from payment where provider = ? and merchant = ? and id = ?', provider, merchant, id);
      return row && paymentOf(row);
    },
    addPayment: ({ provider, merchant, id, kind, amount, scale, currency, reference, language, returnUrl, expiresAt, state, content }) =>
      run('insert into payment values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', provider, merchant, id, kind, String(amount), scale, currency, reference, language, returnUrl, expiresAt, state, content),
    setPaymentState: ({ provider, merchant }, id, state) => run('update payment set state = ? where provider = ? and merchant = ? and id = ?', state, provider, merchant, id),
    overdue: (now) => all("select * from payment where state = 'waiting' and expires_at <= ?", now).map(paymentOf),
    receipts: ({ provider, merchant }, paymentId) =>
      all('select * from receipt where provider = ? and merchant = ? and payment_id = ? order by at, tx_id', provider, merchant, paymentId).map((row) => ({
        txId: String(row['tx_id']), amount: BigInt(row['amount'] ?? 0), at: Number(row['at']), refundId: row['refund_id'] === null ? null : String(row['refund_id']),
      })),
    addReceipt: ({ provider, merchant }, paymentId, { txId, amount, at }) => run('insert into receipt values (?, ?, ?, ?, ?, ?, null)', provider, merchant, txId, paymentId, String(amount), at),
    setRefunded: ({ provider, merchant }, txId, refundId) => run('update receipt set refund_id = ? where provider = ? and merchant = ? and tx_id = ?', refundId, provider, merchant, txId),
    payout({ provider, merchant }, id) {
      const row = get('select * from payout where provider = ? and merchant = ? and id = ?', provider, merchant, id);
      return row && payoutOf(row);
    },
    addPayout: ({ provider, merchant, id, amount, scale, currency, state, reason, dueAt, content }) =>
      run('insert into payout values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', provider, merchant, id, String(amount), scale, currency, state, reason, dueAt, content),
    setPayoutState: ({ provider, merchant }, id, state, reason) => run('update payout set state = ?, reason = ? where provider = ? and merchant = ? and id = ?', state, reason, provider, merchant, id),
    duePayouts: (now) => all("select * from payout where state = 'accepted' and due_at <= ?", now).map(payoutOf),
    addCallback: ({ provider, merchant }, body, dueAt) => run('insert into callback (provider, merchant, body, due_at) values (?, ?, ?, ?)', provider, merchant, body, dueAt),
    dueCallbacks: (now) =>
      all('select * from callback where due_at <= ? order by due_at, id limit 50', now).map((row) => ({ id: Number(row['id']), provider: String(row['provider']), merchant: String(row['merchant']), body: String(row['body']), attempts: Number(row['attempts']) })),
    postpone: (id, dueAt) => run('update callback set due_at = ?, attempts = attempts + 1 where id = ?', dueAt, id),
    dropCallback: (id) => run('delete from callback where id = ?', id),
    together(work) {
      db.exec('begin immediate');
      try {
        const value = work();
        db.exec('commit');
        return value;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    close: () => db.close(),
  };
}
