import { decimalOf, type ResponseOf } from '@livery/contracts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { UploadedImage } from '../../uploads/index.ts';
import { methodText } from '../methods.ts';
import { peersView, type PeersOfWithdrawal } from '../peers/peer-view.ts';
import { mayConfirm } from './confirmation.ts';
import type { PayoutMethod } from './payout-methods.ts';
import type { WithdrawalRules } from './rules.ts';
import type { TurnoverProgress } from './turnover.ts';
import type { Withdrawal, WithdrawalStep } from './types.ts';

/** A withdrawal as calls answer it. */
export type WithdrawalView = ResponseOf<'withdrawalOne'>['withdrawal'];
type TurnoverView = ResponseOf<'withdrawalOptions'>['turnover'];

/** What belongs to a withdrawal. */
export interface WithdrawalParts {
  readonly method: Pick<PayoutMethod, 'code' | 'texts'> | undefined;
  readonly steps: readonly WithdrawalStep[];
  readonly proofs: readonly UploadedImage[];
  /** Where members pay it. */
  readonly peers?: PeersOfWithdrawal | undefined;
  readonly rules: Pick<WithdrawalRules, 'memberMayCancel'>;
  readonly now: number;
}

/** Whether its member may give it up. */
export const mayCancel = ({ state }: Pick<Withdrawal, 'state'>, { memberMayCancel }: Pick<WithdrawalRules, 'memberMayCancel'>): boolean => memberMayCancel && (state === 'created' || state === 'review');

/** A withdrawal for its member, in a language. Which rules say that a person looks at it is not told: it would say how not to be looked at. */
export function withdrawalView(withdrawal: Withdrawal, { method, steps, proofs, peers, rules, now }: WithdrawalParts, { currency: { exponent }, defaultLanguage }: Tenant, language: string): WithdrawalView {
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  const { account, amount, fee, confirmBy } = withdrawal;
  return {
    id: withdrawal.id,
    reference: withdrawal.reference,
    method: { code: withdrawal.method, name: methodText(method ?? { code: withdrawal.method, texts: {} }, language, defaultLanguage).name },
    account: { kind: account.kind, name: account.name, holder: account.holder, lastFour: account.lastFour },
    currency: withdrawal.currency,
    amount: decimal(amount),
    fee: decimal(fee),
    arrives: decimal(amount - fee),
    state: withdrawal.state,
    confirmation: withdrawal.confirmation,
    look: withdrawal.look,
    missing: withdrawal.missing === null ? null : decimal(withdrawal.missing),
    givenBack: decimal(withdrawal.givenBack),
    code: withdrawal.code,
    note: withdrawal.note,
    arrivesMinutes: withdrawal.arrivesMinutes,
    createdAt: withdrawal.createdAt.toISOString(),
    confirmBy: confirmBy === null ? null : confirmBy.toISOString(),
    proofs: [...proofs],
    steps: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
    canCancel: mayCancel(withdrawal, rules),
    canConfirm: mayConfirm(withdrawal, now),
    peers: peers === undefined ? null : peersView(peers, exponent, now),
  };
}

/** What is still to be played, for its member. */
export function turnoverView(progress: readonly TurnoverProgress[], exponent: number): TurnoverView {
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  const sum = (part: 'required' | 'played'): bigint => progress.reduce((all, one) => all + one[part], 0n);
  return {
    required: decimal(sum('required')),
    played: decimal(sum('played')),
    left: decimal(sum('required') - sum('played')),
    deposits: progress.map(({ source, depositId, credited, percent, required, played, begunAt }) => ({ source, depositId, credited: decimal(credited), percent, required: decimal(required), played: decimal(played), at: begunAt.toISOString() })),
  };
}
