import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Figures of the ledger on PostgreSQL with 32 connections, medians of the turns; rates are per second. */
export interface LedgerFigures {
  /** The bare SQL posting function. */
  readonly bareTransfersPerSecond: number;
  /** Posts through the wallet module. */
  readonly walletTransfersPerSecond: number;
  /** Whole bets through HTTP: signature, session, standing, limits, ledger, records. */
  readonly betsOverHttpPerSecond: number;
  /** Ratios to the bare function of the same turn. */
  readonly walletToBare: number;
  readonly betsToBare: number;
  /** Milliseconds within which 99 of 100 bets over HTTP were answered. */
  readonly betP99: number;
}

/** What to measure on, and for how long. */
export interface LedgerBenchOptions {
  /** An empty database; a throw-away server is started without it. */
  readonly connectionString?: string;
  /** Length of each turn; 3 unless stated. */
  readonly seconds?: number;
  /** How often the three are measured in turn; 3 unless stated. */
  readonly turns?: number;
}

/** The least the ratios may be. */
export const ledgerBudgets = { walletToBare: 0.8, betsToBare: 0.5 } as const;

const program = fileURLToPath(new URL('./ledger-program.ts', import.meta.url));

/**
 * Measures the ledger in a process of its own.
 * @throws when PostgreSQL is not found, or the books are off afterwards
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
  const missed = figures.walletToBare < ledgerBudgets.walletToBare || figures.betsToBare < ledgerBudgets.betsToBare;
  process.exitCode = missed ? 1 : 0;
}
