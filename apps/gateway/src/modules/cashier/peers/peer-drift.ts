import { sql } from 'kysely';
import { byKey, type Database } from '../../../platform/db/index.ts';

/** Payouts by members that one statement compares with their payments. */
const SLICE = 2_000;

/** What does not add up of payments between members. */
export type PeerDrift = (tenant?: string) => Promise<readonly object[]>;

/**
 * Creates {@link PeerDrift}: each payout is compared with its payments by itself, so those of one merchant are read in slices; of every one at once where none is given.
 *
 * @param payouts how many a statement compares
 */
export function createPeerDrift(db: Database, payouts = SLICE): PeerDrift {
  return async (tenant) => {
    if (tenant === undefined) return (await sql<object>`select tenant_id as tenant, subject, expected, found from peer_drift_of(null)`.execute(db.query)).rows;
    const found: object[] = [];
    await byKey(
      async (after) => {
        const { rows } = await sql<{ id: string }>`
          select id from peer_payout where tenant_id = ${tenant} and (${after ?? null}::uuid is null or id > ${after ?? null}) order by id limit 1 offset ${payouts - 1}`.execute(db.query);
        return rows[0]?.id;
      },
      async ({ after, upTo }) => {
        const { rows } = await sql<object>`select tenant_id as tenant, subject, expected, found from peer_payout_drift_of(${tenant}, ${after ?? null}, ${upTo ?? null}) order by subject`.execute(db.query);
        found.push(...rows);
      },
    );
    const { rows: owed } = await sql<object>`select tenant_id as tenant, subject, expected, found from peer_owed_drift_of(${tenant})`.execute(db.query);
    return [...found, ...owed];
  };
}
