import { CompiledQuery } from 'kysely';
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
      const { rows } = await db.query.executeQuery<TransferPreference>(
        CompiledQuery.raw('select auto_in as "autoIn", auto_home as "autoHome" from transfer_choice where tenant_id = $1 and member_id = $2', [tenant, memberId]),
      );
      return rows[0] ?? STANDARD;
    },
    async set(tenant, memberId, { autoIn, autoHome }) {
      await db.query.executeQuery(
        CompiledQuery.raw(
          `insert into transfer_choice (tenant_id, member_id, auto_in, auto_home) values ($1, $2, $3, $4)
           on conflict (tenant_id, member_id) do update set auto_in = excluded.auto_in, auto_home = excluded.auto_home`,
          [tenant, memberId, autoIn, autoHome],
        ),
      );
    },
  };
}
