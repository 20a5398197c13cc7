import type { Passwords } from '../modules/auth/index.ts';
import { createProfiles, type Members } from '../modules/member/index.ts';
import type { PayoutAccounts } from '../modules/payout-accounts/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import { people } from './people.ts';

/** Transaction password of the demo accounts that can log in. */
export const DEMO_PIN = '246810';

export interface PayeesDeps {
  readonly db: Database;
  readonly tenants: readonly Tenant[];
  readonly members: Pick<Members, 'byUsername' | 'setPaymentPassword'>;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly payoutAccounts: Pick<PayoutAccounts, 'add'>;
  readonly settings: Pick<Settings, 'get'>;
}

/**
 * Gives the demo accounts that can log in a transaction password and an account to be paid to, once at each merchant that pays to
 * some bank or wallet. Safe to call at each start; never called in production.
 */
export async function seedPayees({ db, tenants, members, passwords, payoutAccounts, settings }: PayeesDeps): Promise<void> {
  const profiles = createProfiles(db);
  let hash: Promise<string> | undefined;
  for (const { id: tenant } of tenants) {
    const { providers: [provider] } = await settings.get(tenant, 'payoutAccounts');
    if (provider === undefined) continue;
    const done = await db.query.selectFrom('demo_seed').select('part').where('tenant_id', '=', tenant).where('part', '=', 'payees').executeTakeFirst();
    if (done !== undefined) continue;
    const pin = await (hash ??= passwords.hash(DEMO_PIN, { tenantId: tenant, ip: null }));
    await db.transaction(async (tx) => {
      const now = new Date(db.clock.now());
      const { numInsertedOrUpdatedRows } = await tx.insertInto('demo_seed').values({ tenant_id: tenant, part: 'payees', seeded_at: now }).onConflict((conflict) => conflict.doNothing()).executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return;
      for (const [index, { username }] of people.filter(({ loggable }) => loggable === true).entries()) {
        const member = await members.byUsername(tenant, username, tx);
        const { payeeName: holder } = member === undefined ? {} : await profiles.of(tenant, member.id, tx);
        if (member === undefined || holder === undefined) continue;
        await members.setPaymentPassword(tx, tenant, member.id, pin);
        const number = `${'1234567890'.repeat(4).slice(0, provider.maxDigits - 1)}${index + 1}`;
        await payoutAccounts.add(tx, tenant, member.id, { kind: provider.kind, provider: provider.code, holder, number, usableAt: now });
      }
    });
  }
}
