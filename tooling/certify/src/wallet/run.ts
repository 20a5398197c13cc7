import { createFindings, type Result } from '../checks.ts';
import type { Platform } from '../platform/platform.ts';
import { betChecks } from './bets.ts';
import { capsChecks } from './caps.ts';
import { keyChecks } from './keys.ts';
import { createWalletClient } from './wallet-client.ts';
import { roundChecks } from './rounds.ts';
import { trustChecks } from './trust.ts';

/** Every named check of the wallet. */
export const walletChecks = [...trustChecks, ...keyChecks, ...betChecks, ...roundChecks, ...capsChecks];

/** Checks under way at once: each has players of its own, and one of them waits for what gateways keep in memory. */
const LANES = 4;

/** Holds the wallet of a platform's gateways against its contract, check by check. */
export async function checkWallet(platform: Platform, vendor: string, games: readonly [string, string]): Promise<Result[]> {
  const findings = createFindings();
  const bench = createWalletClient(platform, vendor, games);
  const faultsOf = new Map<string, string>();
  const alone = new Set(capsChecks);
  const waiting = walletChecks.filter((check) => !alone.has(check));
  async function lane(): Promise<void> {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { name } = check;
      await check.run(bench).catch((error: unknown) => faultsOf.set(name, error instanceof Error ? error.message : String(error)));
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  waiting.push(...capsChecks);
  await lane();
  for (const { name, rule } of walletChecks) findings.note(name, rule, faultsOf.get(name));
  const faults = await platform.faults();
  findings.note('books-are-sound', 'Ledger, totals by day and money in transit agree with what they sum.', faults.length === 0 ? undefined : faults.slice(0, 3).join('; '));
  return findings.results();
}
