import type { Queries, Tx } from '../../../platform/db/index.ts';
import type { UploadedImage, Uploads } from '../../uploads/index.ts';
import type { Withdrawal } from './types.ts';

/** Pictures that members add as proof that a payout did not arrive. */
export interface WithdrawalProofs {
  /** Makes pictures part of a withdrawal. @throws Problem VALIDATION_FAILED at `images` */
  claim(tx: Tx, withdrawal: Pick<Withdrawal, 'tenant' | 'id' | 'memberId'>, images: readonly string[]): Promise<void>;
  /** The pictures of each withdrawal, in order; those without any are left out. */
  of(tenant: string, ids: readonly string[], query?: Queries): Promise<Map<string, UploadedImage[]>>;
}

const PREFIX = 'withdrawal:';

/** {@link WithdrawalProofs} among the uploads; without these there are none. */
export function createWithdrawalProofs(uploads: Pick<Uploads, 'claim' | 'ofEach'> | undefined): WithdrawalProofs {
  return {
    async claim(tx, { tenant, id, memberId }, images) {
      if (images.length > 0) await uploads?.claim(tx, { tenant, memberId, purpose: 'withdrawal-proof', ids: images, owner: `${PREFIX}${id}` });
    },
    async of(tenant, ids, query) {
      const found = (await uploads?.ofEach(tenant, ids.map((id) => `${PREFIX}${id}`), query)) ?? new Map<string, UploadedImage[]>();
      return new Map([...found].map(([owner, images]) => [owner.slice(PREFIX.length), images]));
    },
  };
}
