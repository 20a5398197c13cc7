import type { Database } from '../../platform/db/index.ts';

/** A member's preferences for automatic transfers. */
export interface TransferPreference {
  /** Transfer the wallet's money when a game of a transfer vendor is launched. */
  readonly autoIn: boolean;
  /** Bring money home when such a game is left. */
  readonly autoHome: boolean;
}

/** Members' preferences. */
export interface TransferPreferences {
  of(tenant: string, memberId: string): Promise<TransferPreference>;
  set(tenant: string, memberId: string, choice: TransferPreference): Promise<void>;
}

/** Defaults: money follows the player without any action. */
const STANDARD: TransferPreference = { autoIn: true, autoHome: true };

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
