import { createIds, systemClock, type Cashier, type Database } from '@livery/gateway';
import { KILL_ASKER, PROVIDER, signedCallback, testPayoutMethod, type fakePayments } from '@livery/gateway/test-support';
import { inLanes } from '../streams/in-lanes.ts';

/** What is done for a withdrawal, in this order. */
export const withdrawalSteps = ['requested', 'approved', 'sent', 'settled'] as const;
/** See {@link withdrawalSteps}. */
export type WithdrawalStep = (typeof withdrawalSteps)[number];

export interface WithdrawalStepsDeps {
  readonly db: Database;
  readonly cashier: Cashier;
  readonly provider: ReturnType<typeof fakePayments>;
  readonly tenant: string;
  readonly currency: string;
  /** Members with money, and their payout accounts. */
  readonly payees: readonly { readonly memberId: string; readonly account: string }[];
  readonly lanes: number;
}

/**
 * Brings `count` withdrawals from the request to the payment that their provider has told of, one step of all after the other. Returns
 * how many a second each step makes: the request, which holds the money; an operator's approval; the order to the provider, which
 * answers at once; and the callback that settles it.
 */
export async function bringWithdrawals({ db, cashier, provider, tenant, currency, payees, lanes }: WithdrawalStepsDeps, count: number): Promise<Record<WithdrawalStep, number>> {
  const method = testPayoutMethod({ currency, fee: { ppm: 10_000n, fixed: 0n, least: 0n, most: null } });
  const operator = createIds(systemClock)();
  const ids: string[] = [];
  async function rate(step: (index: number) => Promise<unknown>): Promise<number> {
    const began = performance.now();
    await inLanes(lanes, count, async (index) => void (await step(index)));
    return (count * 1000) / (performance.now() - began);
  }
  const idOf = (index: number): string => ids[index] ?? '';
  const requested = await rate(async (index) => {
    const { memberId, account } = payees[(index * 7) % payees.length] ?? { memberId: '', account: '' };
    const begun = await db.transaction((tx) => cashier.withdrawals.begin(tx, { tenant, memberId, amount: 1_000n, language: 'EN', method, accountId: account, asker: KILL_ASKER, institutionName: (code) => code }));
    if (typeof begun === 'string') throw new Error(`A withdrawal was refused: ${begun}`);
    ids[index] = begun.id;
  });
  const approved = await rate(async (index) => {
    const decided = await db.transaction((tx) => cashier.withdrawals.desk.approve(tx, tenant, idOf(index), operator));
    if (typeof decided === 'string') throw new Error(`An approval was refused: ${decided}`);
  });
  const sent = await rate((index) => cashier.withdrawals.advance(tenant, idOf(index)));
  const callbacks = ids.map((id) => signedCallback({ tenant, provider: PROVIDER }, provider.endPayout(id, 'paid'), Date.now()));
  const settled = await rate(async (index) => {
    const { url: path = '', payload: rawBody = '', headers = {} } = callbacks[index] ?? {};
    const given: Readonly<Record<string, string>> = headers;
    const code = await cashier.callback({ tenant, provider: PROVIDER }, { method: 'POST', path, rawBody, header: (name) => given[name] });
    if (code !== 'OK') throw new Error(`A callback was answered with ${code}.`);
  });
  return { requested, approved, sent, settled };
}
