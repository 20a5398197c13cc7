import { anyOf, type Database, type Queries, type Tx } from '../../../platform/db/index.ts';
import type { UploadedImage, Uploads } from '../../uploads/index.ts';
import type { PeerStore } from './peer-store.ts';
import type { PeersOfWithdrawal } from './peer-view.ts';

const PREFIX = 'peer:';

/** Reads withdrawals that members pay, and keeps the pictures that payees add to payments. */
export interface Peers {
  /** What belongs to withdrawals that members pay; others are left out. */
  of(tenant: string, withdrawalIds: readonly string[]): Promise<Map<string, PeersOfWithdrawal>>;
  /** Pictures that payees added as proof, by payment; payments without any are left out. */
  proofs(tenant: string, paymentIds: readonly string[], query?: Queries): Promise<Map<string, UploadedImage[]>>;
  /** Makes pictures part of a payment, as proof that it did not arrive. @throws Problem VALIDATION_FAILED at `images` */
  prove(tx: Tx, payment: { readonly tenant: string; readonly id: string; readonly payee: string }, images: readonly string[]): Promise<void>;
}

export function createPeers(db: Database, store: PeerStore, uploads: Pick<Uploads, 'claim' | 'ofEach'> | undefined): Peers {
  const peers: Peers = {
    async of(tenant, withdrawalIds) {
      const payouts = await store.payouts(tenant, withdrawalIds);
      if (payouts.length === 0) return new Map();
      const payments = await store.paymentsOf(tenant, payouts.map(({ id }) => id));
      const ids = [...payments.values()].flat().map(({ id }) => id);
      const [references, shown] = await Promise.all([
        ids.length === 0 ? [] : db.query.selectFrom('deposit').select(['id', 'reference']).where('tenant_id', '=', tenant).where('id', '=', anyOf(ids, 'uuid')).execute(),
        peers.proofs(tenant, ids),
      ]);
      const referenceOf = new Map(references.map(({ id, reference }) => [id, reference]));
      return new Map(payouts.map((payout) => [payout.id, {
        payout,
        payments: (payments.get(payout.id) ?? []).map((payment) => ({ ...payment, reference: referenceOf.get(payment.id) ?? '', proofs: shown.get(payment.id) ?? [] })),
      }]));
    },
    async proofs(tenant, paymentIds, query) {
      if (paymentIds.length === 0) return new Map();
      const found = (await uploads?.ofEach(tenant, paymentIds.map((id) => `${PREFIX}${id}`), query)) ?? new Map<string, UploadedImage[]>();
      return new Map([...found].map(([owner, images]) => [owner.slice(PREFIX.length), images]));
    },
    async prove(tx, { tenant, id, payee }, images) {
      if (images.length > 0) await uploads?.claim(tx, { tenant, memberId: payee, purpose: 'withdrawal-proof', ids: images, owner: `${PREFIX}${id}` });
    },
  };
  return peers;
}
