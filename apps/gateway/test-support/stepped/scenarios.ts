import type { PaymentManner } from '../payments-server.ts';
import { depositScenarios } from './deposit-scenarios.ts';
import { peerScenarios } from './peer-scenarios.ts';
import { minor, type Scenario } from './scenario.ts';
import { withdrawalScenarios } from './withdrawal-scenarios.ts';

/** Every scenario. */
export const scenarios: readonly Scenario[] = [...depositScenarios, ...withdrawalScenarios, ...peerScenarios];

/** The scenario of a name. */
export function scenarioOf(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (found === undefined) throw new Error(`No scenario ${name}.`);
  return found;
}

/** What a payout of a scenario brings to the member's account: less the fee of 1 % and 1.00. */
const net = (decimal: string): string => String((minor(decimal) * 99n) / 100n - 100n);

/** What goes wrong at the provider, by the amounts of scenarios. */
export const manners: ReadonlyMap<string, PaymentManner> = new Map<string, PaymentManner>([
  ['10400', { call: 'payIn', first: 'never' }],
  ['10500', { call: 'payIn', first: 'lost' }],
  ['10600', { call: 'payIn', always: 'NOT_ACCEPTED' }],
  ['12345', { call: 'refund', first: 'lost' }],
  ['6700', { call: 'refund', always: 'TOO_LATE' }],
  [net('203.00'), { call: 'payout', first: 'never' }],
  [net('204.00'), { call: 'payout', first: 'lost' }],
  [net('205.00'), { call: 'payout', always: 'NOT_ACCEPTED' }],
]);
