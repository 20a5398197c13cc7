import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, type Figure, type Limit } from '../figures/figure.ts';
import { withdrawalSteps, type WithdrawalStep } from './withdrawal-steps.ts';

const program = fileURLToPath(new URL('./cashier-program.ts', import.meta.url));

/** What each step of a withdrawal is called. */
const names: Readonly<Record<WithdrawalStep, string>> = {
  requested: 'withdrawals requested, their money held',
  approved: 'withdrawals approved by operators',
  sent: 'withdrawals sent to their provider',
  settled: 'withdrawals settled by callbacks',
};

/** What the ledger writes of one withdrawal: the hold, the money into clearing, and out of it to the provider and the house. */
const MOVEMENTS = 3;

/**
 * Measures deposits that are credited by their provider's callbacks, and withdrawals step by step, against bare postings in the same turns.
 * The limit is of what callbacks do.
 */
export async function measureCashier(limit: Limit, { deposits, turns }: { readonly deposits: number; readonly turns: number }): Promise<Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(deposits), String(turns)]);
  const rates = JSON.parse(stdout) as Record<'bare' | 'credited' | WithdrawalStep, number[]>;
  const toBare = (of: readonly number[]): number => median(of.map((rate, turn) => rate / (rates.bare[turn] ?? Number.NaN)));
  /** Whole withdrawals a second: the time of one is that of its steps. */
  const whole = rates.bare.map((_, turn) => 1 / withdrawalSteps.reduce((time, step) => time + 1 / (rates[step][turn] ?? Number.NaN), 0));
  return [
    { what: 'deposits credited by callbacks, to postings one by one', value: toBare(rates.credited), unit: 'ratio', limit },
    { what: 'deposits credited by callbacks', value: median(rates.credited), unit: 'perSecond' },
    ...withdrawalSteps.flatMap((step): Figure[] => [
      { what: `${names[step]}, to postings one by one`, value: toBare(rates[step]), unit: 'ratio', ...(step === 'settled' ? { limit } : {}) },
      { what: names[step], value: median(rates[step]), unit: 'perSecond' },
    ]),
    { what: `movements of money of whole withdrawals, ${MOVEMENTS} each, to postings one by one`, value: toBare(whole.map((rate) => rate * MOVEMENTS)), unit: 'ratio' },
    { what: 'whole withdrawals', value: median(whole), unit: 'perSecond' },
  ];
}
