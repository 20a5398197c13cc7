import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { VendorMerchant } from '../wallet/wallet.ts';
import { renameFormerTables } from './former-tables.ts';
import type { ScaledAmount } from './scaled-amount.ts';

/** The player whose balance is meant. */
export interface BalanceOwner extends VendorMerchant {
  readonly playerId: string;
  readonly currency: string;
}

/** A processed transfer with its answer. */
export interface RecordedTransfer {
  readonly state: 'completed' | 'rejected';
  readonly direction: 'deposit' | 'withdraw';
  readonly playerId: string;
  readonly currency: string;
  /** The digits that were sent. */
  readonly amount: string;
  readonly scale: number;
  readonly code: 'OK' | 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED';
  /** The balance afterwards, in units of 10^-balanceScale. */
  readonly balance: string;
  readonly balanceScale: number;
  readonly vendorTx: string;
}

/** The record of a transfer id: its transfer, or `barred` when it was queried before a transfer arrived. */
export type TransferRecord = RecordedTransfer | { readonly state: 'barred' };

/** A processed wallet call: the content that a repetition must match, and its answer. */
export interface ProcessedCall {
  readonly call: 'bet' | 'win' | 'rollback' | 'round-end' | 'stage' | 'tombstone';
  readonly content: string;
  readonly code: string;
  readonly balance: string;
}

/** Player balances and the calls that change them. Callers combine reads and writes in one transaction. */
export interface TransferStore {
  balance(owner: BalanceOwner): ScaledAmount;
  setBalance(owner: BalanceOwner, balance: ScaledAmount): void;
  transfer(scope: VendorMerchant, id: string): TransferRecord | undefined;
  insertTransfer(scope: VendorMerchant, id: string, transfer: TransferRecord, at: number): void;
  processedCall(scope: VendorMerchant, txId: string): ProcessedCall | undefined;
  insertProcessedCall(scope: VendorMerchant, txId: string, call: ProcessedCall, at: number): void;
  /** Bet records are JSON. */
  betRecord(scope: VendorMerchant, betId: string): string | undefined;
  /** Stores a bet's record as the most recently changed one. */
  setBetRecord(scope: VendorMerchant, betId: string, record: string): void;
  /** Records that changed after number `after`, in the order of their change. */
  betRecordsAfter(scope: VendorMerchant, after: number, limit: number): { readonly number: number; readonly record: string }[];
}

const SCHEMA = `
CREATE TABLE IF NOT EXISTS player_balance (
  vendor TEXT NOT NULL, merchant TEXT NOT NULL, player_id TEXT NOT NULL, currency TEXT NOT NULL,
  units TEXT NOT NULL, scale INTEGER NOT NULL, PRIMARY KEY (vendor, merchant, player_id, currency)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS transfer_record (
  vendor TEXT NOT NULL, merchant TEXT NOT NULL, id TEXT NOT NULL, transfer TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (vendor, merchant, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS processed_call (
  vendor TEXT NOT NULL, merchant TEXT NOT NULL, tx_id TEXT NOT NULL, call TEXT NOT NULL, content TEXT NOT NULL,
  code TEXT NOT NULL, balance TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (vendor, merchant, tx_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS bet_record (
  vendor TEXT NOT NULL, merchant TEXT NOT NULL, bet_id TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL,
  PRIMARY KEY (vendor, merchant, bet_id)
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS bet_record_number ON bet_record (vendor, merchant, number);
`;

const text = (value: SQLOutputValue | undefined): string => String(value);

/** Creates a {@link TransferStore} in the vendor's database. @throws FormerTablesConflict */
export function createTransferStore(db: DatabaseSync): TransferStore {
  renameFormerTables(db);
  db.exec(SCHEMA);
  return {
    balance({ vendor, merchant, playerId, currency }) {
      const row = db.prepare('SELECT units, scale FROM player_balance WHERE vendor = ? AND merchant = ? AND player_id = ? AND currency = ?').get(vendor, merchant, playerId, currency);
      return row === undefined ? { units: 0n, scale: 0 } : { units: BigInt(text(row['units'])), scale: Number(row['scale']) };
    },
    setBalance({ vendor, merchant, playerId, currency }, { units, scale }) {
      db.prepare('INSERT INTO player_balance VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET units = excluded.units, scale = excluded.scale')
        .run(vendor, merchant, playerId, currency, units.toString(), scale);
    },
    transfer({ vendor, merchant }, id) {
      const row = db.prepare('SELECT transfer FROM transfer_record WHERE vendor = ? AND merchant = ? AND id = ?').get(vendor, merchant, id);
      return row && (JSON.parse(text(row['transfer'])) as TransferRecord);
    },
    insertTransfer({ vendor, merchant }, id, transfer, at) {
      db.prepare('INSERT INTO transfer_record VALUES (?, ?, ?, ?, ?)').run(vendor, merchant, id, JSON.stringify(transfer), at);
    },
    processedCall({ vendor, merchant }, txId) {
      const row = db.prepare('SELECT call, content, code, balance FROM processed_call WHERE vendor = ? AND merchant = ? AND tx_id = ?').get(vendor, merchant, txId);
      return row && { call: text(row['call']) as ProcessedCall['call'], content: text(row['content']), code: text(row['code']), balance: text(row['balance']) };
    },
    insertProcessedCall({ vendor, merchant }, txId, { call, content, code, balance }, at) {
      db.prepare('INSERT INTO processed_call VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run(vendor, merchant, txId, call, content, code, balance, at);
    },
    betRecord({ vendor, merchant }, betId) {
      const row = db.prepare('SELECT record FROM bet_record WHERE vendor = ? AND merchant = ? AND bet_id = ?').get(vendor, merchant, betId);
      return row && text(row['record']);
    },
    setBetRecord({ vendor, merchant }, betId, record) {
      // A changed record gets the highest number, so that a reader who continues from a number misses no change.
      db.prepare(
        `INSERT INTO bet_record SELECT ?1, ?2, ?3, coalesce(max(number), 0) + 1, ?4 FROM bet_record WHERE vendor = ?1 AND merchant = ?2
         ON CONFLICT (vendor, merchant, bet_id) DO UPDATE SET number = excluded.number, record = excluded.record`,
      ).run(vendor, merchant, betId, record);
    },
    betRecordsAfter: ({ vendor, merchant }, after, limit) =>
      db.prepare('SELECT number, record FROM bet_record WHERE vendor = ? AND merchant = ? AND number > ? ORDER BY number LIMIT ?').all(vendor, merchant, after, limit)
        .map((row) => ({ number: Number(row['number']), record: text(row['record']) })),
  };
}
