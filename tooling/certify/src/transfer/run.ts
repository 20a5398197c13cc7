import { createFindings, type Result } from '../checks.ts';
import { createTransferClient } from './transfer-client.ts';
import type { TransferCheck } from './check.ts';
import { lastingChecks } from './lasting-checks.ts';
import { moveChecks } from './move-checks.ts';
import type { TransferVendor } from './transfer-vendor.ts';
import { trustChecks } from './trust-checks.ts';

/** Every named check of a vendor that keeps its players' money. */
export const transferChecks: readonly TransferCheck[] = [...trustChecks, ...moveChecks, ...lastingChecks];

/** Holds a vendor against the transfer contract, check by check. Checks that it has no means for are left out. */
export async function checkTransfers(vendor: TransferVendor, seed: string): Promise<Result[]> {
  const findings = createFindings();
  const bench = createTransferClient(vendor, seed);
  for (const { name, rule, needs, run } of transferChecks) {
    if (needs !== undefined && vendor[needs] === undefined) continue;
    const fault = await run(bench).then(() => undefined, (error: unknown) => (error instanceof Error ? error.message : String(error)));
    findings.note(name, rule, fault);
  }
  return findings.results();
}
