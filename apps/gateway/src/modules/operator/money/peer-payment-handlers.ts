import { decimalOf } from '@livery/contracts';
import type { Cashier, PeerDecision, PeerPayment, PeerRefusal } from '../../cashier/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { amountField } from '../amount-field.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface PeerPaymentHandlersDeps {
  readonly cashier: Pick<Cashier, 'peers' | 'proofs'>;
}

type PeerPaymentCall = 'peer-payments:list' | 'peer-payments:show' | 'peer-payments:settle' | 'peer-payments:reopen' | 'peer-payments:close';

const REFUSED: Record<Exclude<PeerRefusal, 'unknown'>, string> = {
  over: 'It is in a state in which that cannot be decided: peer-payments:show and withdrawals:show tell which.',
  amount: 'More than was to be paid.',
  matched: 'Others pay that part of the withdrawal by now. Settle with the payer by money:adjust where the money arrived twice.',
};

const unknown = (id: string): OperatorProblem => new OperatorProblem('NOT_FOUND', `There is no payment between members by deposit ${id}. peer-payments:list shows those that are disputed.`);

/** Handlers of the calls about payments between members. */
export function peerPaymentHandlers({ cashier: { peers, proofs } }: PeerPaymentHandlersDeps): OperatorHandlers<PeerPaymentCall> {
  function decided<Decision extends object>(decision: Decision | PeerRefusal, id: string): Decision {
    if (decision === 'unknown') throw unknown(id);
    if (typeof decision === 'string') throw new OperatorProblem('STATE_CONFLICT', REFUSED[decision]);
    return decision;
  }
  /** The effect of a decision about a payment, with the facts that stand in the trail. */
  function effect(decision: PeerDecision, { currency: { exponent } }: Tenant, after: Readonly<Record<string, unknown>>) {
    const { payment, deposit, payout } = decision;
    const facts = { payerId: deposit.memberId, payeeId: payout.memberId, withdrawalId: payout.id, reference: deposit.reference, amount: decimalOf(payment.amount, exponent), currency: deposit.currency };
    return {
      subject: `deposit:${payment.id}`,
      before: { ...facts, state: payment.state, missing: payment.missing === null ? null : decimalOf(payment.missing, exponent) },
      after: { ...facts, ...after },
      beside: {},
      committed: () => peers.decided(decision),
    };
  }
  /** All of it is decided about, whichever of the two gets it: it counts for both. */
  const moved = ({ deposit, payout, payment: { amount } }: PeerDecision) => ({ memberId: deposit.memberId, others: [payout.memberId], amount });
  async function shown(tenant: Tenant, payments: readonly PeerPayment[]) {
    const ids = payments.map(({ id }) => id);
    const { exponent } = tenant.currency;
    const orNull = (amount: bigint | null): string | null => (amount === null ? null : decimalOf(amount, exponent));
    const [parties, payer, payee] = await Promise.all([peers.parties(tenant.id, ids), proofs(tenant.id, ids), peers.proofs(tenant.id, ids)]);
    const views = payments.flatMap((payment) => {
      const of = parties.get(payment.id);
      if (of === undefined) return [];
      return [{
        depositId: payment.id, withdrawalId: payment.payoutId, payerId: of.payer, payeeId: of.payee, reference: of.reference, amount: decimalOf(payment.amount, exponent), currency: of.currency,
        state: payment.state, arrived: orNull(payment.arrived), missing: orNull(payment.missing), payeeNote: payment.payeeNote,
        payerProofs: payer.get(payment.id)?.length ?? 0, payeeProofs: payee.get(payment.id)?.length ?? 0,
        createdAt: payment.createdAt.toISOString(),
        toldAt: payment.toldAt?.toISOString() ?? null,
        confirmBy: payment.confirmBy?.toISOString() ?? null,
      }];
    });
    return { views, payer, payee };
  }

  return {
    'peer-payments:list': async ({ tenant, request: { state, limit } }) => ({ payments: (await shown(tenant, await peers.queue(tenant.id, state, limit))).views }),
    async 'peer-payments:show'({ tenant, request: { depositId } }) {
      const found = await peers.payment(tenant.id, depositId);
      if (found === undefined) throw unknown(depositId);
      const { views: [payment], payer, payee } = await shown(tenant, [found]);
      if (payment === undefined) throw unknown(depositId);
      return { payment, payerProofs: payer.get(depositId) ?? [], payeeProofs: payee.get(depositId) ?? [] };
    },
    'peer-payments:settle': {
      async run(tx, { tenant, request: { depositId, arrived: text, note } }) {
        const arrived = /^[0.]+$/.test(text) ? 0n : amountField('arrived', text, tenant.currency.exponent);
        const decision = decided(await peers.settle(tx, tenant.id, depositId, arrived, note), depositId);
        return { ...effect(decision, tenant, { state: 'settled', arrived: decimalOf(arrived, tenant.currency.exponent), note }), moves: moved(decision) };
      },
    },
    'peer-payments:reopen': {
      async run(tx, { tenant, request: { depositId } }) {
        const decision = decided(await peers.reopen(tx, tenant.id, depositId), depositId);
        return { ...effect(decision, tenant, { state: 'told' }), moves: moved(decision) };
      },
    },
    'peer-payments:close': {
      async run(tx, { tenant, request: { withdrawalId } }) {
        const closed = await peers.close(tx, tenant.id, withdrawalId);
        if (closed === 'unknown') throw new OperatorProblem('NOT_FOUND', `No payers are looked for withdrawal ${withdrawalId}. withdrawals:list --state sent shows those under way.`);
        const payout = decided(closed, withdrawalId);
        const facts = { memberId: payout.memberId, currency: payout.currency, unmatched: decimalOf(payout.unmatched, tenant.currency.exponent) };
        return {
          subject: `withdrawal:${withdrawalId}`,
          before: { ...facts, offered: true },
          after: { ...facts, offered: false },
          beside: {},
          moves: { memberId: payout.memberId, amount: payout.unmatched },
          committed: () => peers.closed(payout),
        };
      },
    },
  };
}
