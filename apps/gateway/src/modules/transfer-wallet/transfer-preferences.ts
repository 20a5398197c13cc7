import type { Database } from '../../platform/db/index.ts';

/** What a member wants done by itself. */
export interface TransferPreference {
  /** Take the wallet's money along when a game of a transfer vendor is launched. */
  readonly autoIn: boolean;
  /** Bring money home when such a game is left. */
  readonly autoHome: boolean;
}

/** Members' choices. */
export interface TransferPreferences {
  of(tenant: string, memberId: string): Promise<TransferPreference>;
  set(tenant: string, memberId: string, choice: TransferPreference): Promise<void>;
}

/** Whoever has chosen nothing neither has to think of wallets nor to look for money. */
const STANDARD: TransferPreference = { autoIn: true, autoHome: true };

/** {@link TransferPreferences} on `db`. */
export function createTransferPreferences(db: Database): TransferPreferences {
  return {
    async of(tenant, memberId) {
      const chosen = await db.query
        .selectFrom('transfer_choice')
        .select(['auto_in as autoIn', 'auto_home as autoHome'])
        .where('tenant_id', '=', tenant)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return chosen ?? STANDARD;
    },
    async set(tenant, memberId, { autoIn, autoHome }) {
      const row = { auto_in: autoIn, auto_home: autoHome };
      await db.query
        .insertInto('transfer_choice')
        .values({ tenant_id: tenant, member_id: memberId, ...row })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doUpdateSet(row))
        .execute();
    },
  };
}
