import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Ledger figures on PostgreSQL with 32 connections: medians of the turns, rates per second. */
export interface LedgerFigures {
  /** A minimal function that moves money: lock, update, insert with a unique key. */
  readonly minimalTransfersPerSecond: number;
  /** The SQL posting function for postings that arrive together, grouped as bets are. */
  readonly groupedTransfersPerSecond: number;
  /** The SQL posting function for one posting. */
  readonly bareTransfersPerSecond: number;
  /** Postings through the wallet module. */
  readonly walletTransfersPerSecond: number;
  /** Complete bets through HTTP: signature, session, status, limits, ledger, records. */
  readonly betsOverHttpPerSecond: number;
  /** Ratios to the minimal function, and to the one for a single posting, in the same turn. */
  readonly groupedToMinimal: number;
  readonly bareToMinimal: number;
  readonly walletToBare: number;
  readonly betsToBare: number;
  readonly betsToMinimal: number;
  /** Bets under way at once. */
  readonly betsAtOnce: number;
  /** 99th percentile of bets over HTTP, in milliseconds. */
  readonly betP99: number;
}

/** Database and duration of a measurement. */
export interface LedgerBenchOptions {
  /** An empty database; a temporary server is started by default. */
  readonly connectionString?: string;
  /** Seconds per turn; defaults to 3. */
  readonly seconds?: number;
  /** Number of turns; defaults to 3. */
  readonly turns?: number;
}

/** Minimum ratios. */
export const ledgerBudgets = { walletToBare: 0.8, betsToBare: 0.8, groupedToMinimal: 0.75, betsToMinimal: 0.6 } as const;

const program = fileURLToPath(new URL('./ledger-program.ts', import.meta.url));

/**
 * Measures the ledger in a separate process.
 * @throws when PostgreSQL is not found, or the ledger audit fails afterwards
 */
export async function benchLedger({ connectionString = '-', seconds = 3, turns = 3 }: LedgerBenchOptions = {}): Promise<LedgerFigures> {
  const args = [program, connectionString, String(seconds), String(turns)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as LedgerFigures;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const connectionString = process.env['DATABASE_URL'];
  const figures = await benchLedger(connectionString === undefined ? {} : { connectionString });
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  const missed = Object.entries(ledgerBudgets).some(([name, least]) => figures[name as keyof typeof ledgerBudgets] < least);
  process.exitCode = missed ? 1 : 0;
}
