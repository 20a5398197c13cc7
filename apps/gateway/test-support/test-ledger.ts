import { createWallet, type AccountKind, type Wallet, type WalletEvents } from '../src/modules/wallet/index.ts';
import type { Database } from '../src/platform/db/index.ts';

/** Adds a tenant. */
export async function addTenant(db: Database, tenant: string): Promise<void> {
  await db.query
    .insertInto('tenant')
    .values({ id: tenant, brand: tenant, name: tenant })
    .execute();
}

/** A wallet on books that are there already. */
export const walletOf = (db: Database): Wallet => createWallet({ db, events: { balanceChanged: () => undefined } });

/** A tenant with a currency, and a wallet on it. */
export interface TestLedger {
  readonly wallet: Wallet;
  readonly tenant: string;
  readonly currency: string;
  /** Opens a member's account, paid in from the house, and returns its id. */
  member(memberId: string, funds?: bigint, kind?: AccountKind): Promise<string>;
  /** Account of the house for a purpose. */
  house(purpose: string, kind?: AccountKind): Promise<string>;
}

/** Opens the books of a fresh tenant; its currency has two decimal places. */
export async function openTestLedger(
  db: Database,
  tenant: string,
  events: WalletEvents = { balanceChanged: () => undefined },
): Promise<TestLedger> {
  const currency = 'CUR';
  const wallet = createWallet({ db, events });
  await addTenant(db, tenant);
  await wallet.defineCurrency(tenant, { code: currency, exponent: 2, kind: 'money' });
  return {
    wallet,
    tenant,
    currency,
    house: (purpose, kind = 'real') => wallet.openAccount(tenant, { owner: `house:${purpose}`, currency, kind }),
    async member(memberId, funds = 0n, kind = 'real') {
      const account = await wallet.openAccount(tenant, { owner: `member:${memberId}`, currency, kind });
      if (funds > 0n) {
        const key = `funds:${memberId}`;
        await wallet.credit(undefined, { tenant, memberId, currency, amount: funds, key, reason: 'welcome' });
      }
      return account;
    },
  };
}

/** What {@link Wallet.audit} answers when all is well. */
export const cleanAudit = { drift: [], imbalance: [], orphans: [] };
