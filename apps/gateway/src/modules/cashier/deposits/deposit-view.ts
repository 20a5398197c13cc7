import { decimalOf, depositFee, type ResponseOf } from '@livery/contracts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { UploadedImage } from '../../uploads/index.ts';
import { methodText, type PaymentMethod } from '../methods.ts';
import { takesProof } from './proofs.ts';
import { WAITING, type Deposit, type DepositStep, type Receipt } from './types.ts';

/** A deposit as calls answer it. */
export type DepositView = ResponseOf<'depositOne'>['deposit'];

/** What belongs to a deposit. */
export interface DepositParts {
  readonly method: Pick<PaymentMethod, 'code' | 'texts'> | undefined;
  readonly receipts: readonly Receipt[];
  readonly steps: readonly DepositStep[];
  readonly proofs: readonly UploadedImage[];
}

/** Why money of a deposit that is held needs a look. */
function memberLookOf(receipts: readonly Receipt[]): DepositView['look'] {
  const look = receipts.find(({ outcome }) => outcome === 'held')?.look ?? null;
  return look === 'changed' ? null : look;
}

/** A deposit for its member, in a language. */
export function depositView(deposit: Deposit, { method, receipts, steps, proofs }: DepositParts, { currency: { exponent }, defaultLanguage }: Tenant, language: string): DepositView {
  const waiting = WAITING.includes(deposit.state);
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  return {
    id: deposit.id,
    reference: deposit.reference,
    method: { code: deposit.method, kind: deposit.kind, name: methodText(method ?? { code: deposit.method, texts: {} }, language, defaultLanguage).name },
    currency: deposit.currency,
    amount: decimal(deposit.amount),
    fee: decimal(depositFee(deposit.amount, deposit.fee)),
    credited: decimal(receipts.reduce((sum, { outcome, amount, fee }) => (outcome === 'credited' ? sum + amount - fee : sum), 0n)),
    state: deposit.state,
    // That a provider tells otherwise of money is for operators: its member reads what became of the money.
    look: deposit.look === 'changed' ? memberLookOf(receipts) : deposit.look,
    code: deposit.code,
    note: deposit.note,
    instructions: waiting ? deposit.instructions : null,
    arrivesMinutes: deposit.arrivesMinutes,
    createdAt: deposit.createdAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
    receipts: receipts.map(({ amount, outcome, receivedAt }) => ({ amount: decimal(amount), at: receivedAt.toISOString(), outcome })),
    steps: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
    proofs: [...proofs],
    canAddProof: takesProof(deposit, proofs.length),
    // A member who is paid by another decides about what that one says to have paid.
    canCancel: waiting && !(deposit.kind === 'peer' && deposit.state === 'paid'),
    canSayPaid: deposit.state === 'created' && deposit.instructions !== null,
  };
}
