import { randomBytes } from 'node:crypto';
import { createCashier, type PaymentAdapter } from '../modules/cashier/index.ts';
import { MOST_ASKED, type Wallet } from '../modules/wallet/index.ts';
import { createSecrets } from '../platform/crypto/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import { DEMO_PROVIDER, demoMethods } from './payments.ts';
import type { SimulatedClock } from './simulated-clock.ts';

/** How long people take to pay, and the provider to tell. */
const PAID_AFTER_MS = 40_000;
const TOLD_AFTER_MS = 43_000;

/** Writes deposits of the past, as the cashier does. */
export interface PastDeposits {
  /** Somebody paid in `amount` minor units, which arrived at the clock's time. */
  pay(tx: Tx, memberId: string, amount: bigint): Promise<void>;
  /** Nothing more is asked of the provider, which knows none of them. */
  close(tx: Tx): Promise<void>;
}

/** A provider whose payments arrive at once; its callbacks are made here. */
const instant: PaymentAdapter = {
  payIn: {
    open: async () => ({ kind: 'ok', value: { pageUrl: 'https://payments.example/', qr: null, bank: null } }),
    query: async () => ({ kind: 'refused', code: 'NOT_FOUND' }),
    refund: async () => ({ kind: 'refused', code: 'NOT_FOUND' }),
  },
  payout: { send: async () => ({ kind: 'refused', code: 'NOT_ACCEPTED' }), query: async () => ({ kind: 'refused', code: 'NOT_FOUND' }) },
  callback: async (_ref, { rawBody }) => ({ kind: 'event', event: JSON.parse(rawBody) as never }),
};

/** {@link PastDeposits} of a tenant, on a simulated clock. */
export async function createPastDeposits({ tenant, db, wallet, clock }: { readonly tenant: Tenant; readonly db: Database; readonly wallet: Wallet; readonly clock: SimulatedClock }): Promise<PastDeposits> {
  const silent = (): void => undefined;
  const cashier = createCashier({ db, wallet, secrets: createSecrets(randomBytes(32).toString('hex')), fetch: globalThis.fetch, changed: silent, log: { warn: silent, error: silent }, adapters: { livery: () => instant } });
  const ref = { tenant: tenant.id, provider: DEMO_PROVIDER };
  await cashier.providers.set(tenant.id, { code: DEMO_PROVIDER, adapter: 'livery', origin: 'https://payments.example', state: 'open' });
  // What was paid in the past may have been more than the present methods take.
  const methods = demoMethods(tenant).filter(({ kind }) => kind !== 'card').map((method) => ({ ...method, least: 1n, most: MOST_ASKED, dayMost: null, openMost: 50 }));
  let turn = 0;
  return {
    async pay(tx, memberId, amount) {
      const arrived = clock.now();
      const method = methods[turn++ % methods.length];
      if (method === undefined) return;
      clock.set(arrived - TOLD_AFTER_MS);
      const deposit = await cashier.begin(tx, { tenant: tenant.id, memberId, amount, language: tenant.defaultLanguage, method, returnUrl: () => 'https://payments.example/' });
      if (typeof deposit === 'string') throw new Error(`A deposit of the demo history was refused: ${deposit}`);
      await cashier.advance(tenant.id, deposit.id);
      clock.set(arrived);
      const receipt = { txId: `past-${deposit.id}`, amount: String(amount), scale: tenant.currency.exponent, currency: tenant.currency.code, at: new Date(arrived - TOLD_AFTER_MS + PAID_AFTER_MS).toISOString() };
      const event = { eventId: deposit.id, type: 'pay-in.received', paymentId: deposit.id, receipt };
      await cashier.callback(ref, { method: 'POST', path: '/', rawBody: JSON.stringify(event), header: () => undefined });
    },
    async close(tx) {
      await tx.updateTable('deposit').set({ next_try_at: null }).where('tenant_id', '=', tenant.id).execute();
    },
  };
}
