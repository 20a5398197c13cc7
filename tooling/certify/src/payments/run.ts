import { createFindings, type Result } from '../checks.ts';
import { callbackChecks } from './callback-checks.ts';
import type { PaymentCheck } from './check.ts';
import { payInChecks } from './pay-in-checks.ts';
import { payoutChecks } from './payout-checks.ts';
import type { PaymentsUnderTest } from './payments-under-test.ts';

/** Every named check of a payment adapter. */
export const paymentChecks: readonly PaymentCheck[] = [...payInChecks, ...payoutChecks, ...callbackChecks];

/** Holds an adapter and its provider against docs/payments.md, check by check. */
export async function checkPayments(under: PaymentsUnderTest): Promise<Result[]> {
  const findings = createFindings();
  for (const { name, rule, run } of paymentChecks) {
    const fault = await run(under).then(() => undefined, (error: unknown) => (error instanceof Error ? error.message : String(error)));
    findings.note(name, rule, fault);
  }
  return findings.results();
}
