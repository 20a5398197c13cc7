import { decimalOf, type ResponseOf } from '@livery/contracts';
import type { UploadedImage } from '../../uploads/index.ts';
import { OPEN, type PeerPayment, type PeerPayout } from './types.ts';

type PeersView = NonNullable<ResponseOf<'withdrawalOne'>['withdrawal']['peers']>;

/** A withdrawal that members pay, with their payments. */
export interface PeersOfWithdrawal {
  readonly payout: PeerPayout;
  readonly payments: readonly (PeerPayment & { /** Of its deposit. */ readonly reference: string; readonly proofs: readonly UploadedImage[] })[];
}

/** What the payee sees of it. Who pays is not told. */
export function peersView({ payout, payments }: PeersOfWithdrawal, exponent: number, now: number): PeersView {
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  const orNull = (amount: bigint | null): string | null => (amount === null ? null : decimal(amount));
  return {
    unmatched: decimal(payout.unmatched),
    offered: payout.state === 'offered' && payout.offeredUntil.getTime() > now,
    until: payout.offeredUntil.toISOString(),
    payments: payments.map((payment) => ({
      id: payment.id,
      reference: payment.reference,
      amount: decimal(payment.amount),
      state: payment.state,
      arrived: orNull(payment.arrived),
      missing: orNull(payment.missing),
      createdAt: payment.createdAt.toISOString(),
      toldAt: payment.toldAt?.toISOString() ?? null,
      confirmBy: payment.confirmBy?.toISOString() ?? null,
      proofs: [...payment.proofs],
      canConfirm: OPEN.includes(payment.state),
      canDispute: payment.state === 'told' || (payment.state === 'missing' && payment.payeeNote === null),
    })),
  };
}
