import { withdrawalRules, type Asker, type WithdrawalPorts } from '../src/modules/cashier/index.ts';
import { createPayoutAccounts } from '../src/modules/payout-accounts/index.ts';
import { settingSchemas } from '../src/modules/settings/index.ts';
import type { Wallet } from '../src/modules/wallet/index.ts';
import type { Secrets } from '../src/platform/crypto/index.ts';
import type { Database } from '../src/platform/db/index.ts';

/** Members of the kill loop of withdrawals. */
export const KILL_MEMBERS = ['0198c0de-0000-7000-8000-00000000000a', '0198c0de-0000-7000-8000-00000000000b', '0198c0de-0000-7000-8000-00000000000c'] as const;

/** What each of them has at first, in minor units. */
export const KILL_FUNDS = 1_000_000_000n;

/** Nothing that a rule is about is known of them. */
export const KILL_ASKER: Asker = { registeredAt: undefined, addressSince: undefined, browserSince: null, payeeName: undefined, provedContact: false };

const rules = settingSchemas.withdrawals.parse({ openMost: 50, approveUpTo: '1000000', review: { often: null, newDeviceHours: 0, newMemberDays: 0, newAccountHours: 0, nameMismatch: false } });

/** Ports of withdrawals that are all approved at once, with payout accounts in the database. */
export const killPorts = (db: Database, secrets: Secrets): WithdrawalPorts => ({
  payoutAccounts: createPayoutAccounts(db, secrets),
  rulesOf: async () => withdrawalRules({ ...rules, openMost: 1_000_000 }, 2),
  validBets: async (_tenant, _member, _currency, since) => since.map(() => 0n),
  isBlocked: async () => false,
  documents: { approved: async () => true },
  changed: () => undefined,
  tellPayee: async () => () => undefined,
});

/** Opens a member with {@link KILL_FUNDS} and a payout account, or finds them; the account's id. */
export async function openKillMember({ db, wallet, secrets, tenant, currency, memberId }: { readonly db: Database; readonly wallet: Wallet; readonly secrets: Secrets; readonly tenant: string; readonly currency: string; readonly memberId: string }): Promise<string> {
  const accounts = createPayoutAccounts(db, secrets);
  return db.transaction(async (tx) => {
    await tx.insertInto('member').values({ tenant_id: tenant, id: memberId, username: memberId, type: 0, nickname: '', registered_at: new Date(db.clock.now()) }).onConflict((conflict) => conflict.doNothing()).execute();
    await wallet.openAccount(tenant, { owner: `member:${memberId}`, currency, kind: 'real' }, {}, tx);
    await wallet.credit(tx, { tenant, key: `funds:${memberId}`, reason: 'welcome', memberId, currency, amount: KILL_FUNDS });
    const [present] = await accounts.list(tenant, memberId, tx);
    return present?.id ?? accounts.add(tx, tenant, memberId, { kind: 'bank', provider: 'BPI', holder: 'Mira Santos', number: '0012345678', usableAt: new Date(db.clock.now() - 1) });
  });
}
