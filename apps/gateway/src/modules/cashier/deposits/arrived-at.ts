import { isKeptMoment, type PaymentReceipt } from '@livery/contracts';

/**
 * When money arrived: by its provider, or now where the provider names no moment that can be kept ({@link PaymentReceipt}). Refusing
 * the receipt for it would lose the money from sight.
 *
 * @param now in milliseconds
 */
export const arrivedAt = ({ at }: Pick<PaymentReceipt, 'at'>, now: number): Date => new Date(isKeptMoment(at) ? at : now);
