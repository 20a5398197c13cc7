import type { Database, Queries, Tx } from '../../../platform/db/index.ts';
import { Problem } from '../../../platform/http/index.ts';
import { MOST_IMAGES, type UploadedImage, type Uploads } from '../../uploads/index.ts';
import type { DepositStore } from './deposit-store.ts';
import type { Deposit, DepositState } from './types.ts';

/** Pictures that show a payment. */
export interface DepositProofs {
  /**
   * Adds pictures to a deposit, for whoever looks for the payment.
   * @throws Problem FUNCTION_DISABLED where it takes none now; VALIDATION_FAILED where a picture may not be used
   */
  add(deposit: Deposit, images: readonly string[]): Promise<void>;
  /** Deletes the pictures of a deposit. */
  drop(tx: Tx, deposit: Deposit): Promise<void>;
  /** The pictures of deposits, in order, by id; deposits without any are left out. */
  of(tenant: string, ids: readonly string[], query?: Queries): Promise<Map<string, UploadedImage[]>>;
}

/** States in which a picture helps to find the money: nothing has arrived for certain, or what arrived does not match. */
const TAKEN_IN: readonly DepositState[] = ['created', 'paid', 'expired', 'review'];
const PREFIX = 'deposit:';

/** Whether pictures can be added to a deposit that has `proofs` of them: to a transfer from a bank, or to a member, where nobody tells of it by itself. */
export function takesProof({ kind, state }: Pick<Deposit, 'kind' | 'state'>, proofs: number): boolean {
  return (kind === 'bank' || kind === 'peer') && TAKEN_IN.includes(state) && proofs < MOST_IMAGES;
}

/** {@link DepositProofs} among the uploads; without these there are none. */
export function createDepositProofs(db: Database, store: DepositStore, uploads: Pick<Uploads, 'claim' | 'ofEach' | 'release'> | undefined): DepositProofs {
  async function of(tenant: string, ids: readonly string[], query?: Queries): Promise<Map<string, UploadedImage[]>> {
    const found = (await uploads?.ofEach(tenant, ids.map((id) => `${PREFIX}${id}`), query)) ?? new Map<string, UploadedImage[]>();
    return new Map([...found].map(([owner, images]) => [owner.slice(PREFIX.length), images]));
  }
  return {
    of,
    drop: async (tx, { tenant, id }) => uploads?.release(tx, tenant, `${PREFIX}${id}`),
    async add({ tenant, id, memberId }, images) {
      await db.transaction(async (tx) => {
        const deposit = await store.lock(tx, tenant, id);
        if (uploads === undefined || deposit === undefined || !takesProof(deposit, (await of(tenant, [id], tx)).get(id)?.length ?? 0)) throw new Problem('FUNCTION_DISABLED');
        await uploads.claim(tx, { tenant, memberId, purpose: 'deposit-proof', ids: images, owner: `${PREFIX}${id}` });
        await tx.updateTable('deposit').set({ proved_at: new Date(db.clock.now()) }).where('tenant_id', '=', tenant).where('id', '=', id).execute();
      });
    },
  };
}
