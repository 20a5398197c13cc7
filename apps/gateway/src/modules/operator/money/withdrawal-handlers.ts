import { decimalOf } from '@livery/contracts';
import { turnoverLeft, type Cashier, type TurnoverProgress, type Withdrawal, type WithdrawalDecision, type WithdrawalDeskRefusal } from '../../cashier/index.ts';
import type { Members } from '../../member/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { Uploads } from '../../uploads/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { amountField } from '../amount-field.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { pictureOf } from '../picture-of.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface WithdrawalDeskHandlersDeps {
  readonly cashier: Pick<Cashier, 'withdrawals'>;
  readonly members: Pick<Members, 'byId'>;
  readonly uploads: Pick<Uploads, 'read'>;
  readonly wallet: Pick<Wallet, 'balanceOf' | 'lockAccount'>;
}

type WithdrawalCall = 'withdrawals:list' | 'withdrawals:show' | 'withdrawals:picture' | 'withdrawals:take' | 'withdrawals:approve' | 'withdrawals:pay-out' | 'withdrawals:refuse' | 'withdrawals:decide' | 'withdrawals:settle' | 'turnover:waive';

const REFUSED: Record<Exclude<WithdrawalDeskRefusal, 'unknown'>, string> = {
  taken: 'Another operator is at it: withdrawals:list shows who. They leave it with withdrawals:take --leave.',
  state: 'The withdrawal is in a state in which that cannot be decided: withdrawals:list --state shows it.',
  asking: 'Its provider is asked or sent the order at this moment. Try again in half a minute.',
  undisputed: 'Nobody disputes this payout, and it did not come back.',
  amount: 'More than was paid out and not given back before; of one that was paid after all nothing is given back.',
  known: 'Another withdrawal was paid by this number. One payment of a bank stands for one withdrawal.',
  members: 'Members pay this one: peer-payments:settle decides about a payment, peer-payments:close gives back what nobody pays.',
};

function view({ id, memberId, reference, method, provider, account, currency, state, risks, confirmation, memberNote, look, code, providerTx, takenBy, ...rest }: Withdrawal, proofs: number, exponent: number) {
  const { kind, name, holder, lastFour } = account;
  return {
    id, memberId, reference, method, provider, account: { kind, name, holder, lastFour }, amount: decimalOf(rest.amount, exponent), fee: decimalOf(rest.fee, exponent), currency, state, risks: [...risks], confirmation,
    missing: rest.missing === null ? null : decimalOf(rest.missing, exponent), memberNote, proofs, givenBack: decimalOf(rest.givenBack, exponent), look, code, providerTx, takenBy,
    createdAt: rest.createdAt.toISOString(),
    paidAt: rest.paidAt === null ? null : rest.paidAt.toISOString(),
  };
}

const unknown = (id: string): OperatorProblem => new OperatorProblem('NOT_FOUND', `There is no withdrawal ${id}. withdrawals:list shows those that need somebody.`);

/** Handlers of the calls about withdrawals that a person decides. */
export function withdrawalDeskHandlers({ cashier: { withdrawals }, members, uploads, wallet }: WithdrawalDeskHandlersDeps): OperatorHandlers<WithdrawalCall> {
  const { desk, turnover } = withdrawals;
  function decided<Decision extends WithdrawalDecision>(decision: Decision | WithdrawalDeskRefusal, id: string): Decision {
    if (decision === 'unknown') throw unknown(id);
    if (typeof decision === 'string') throw new OperatorProblem('STATE_CONFLICT', REFUSED[decision]);
    return decision;
  }
  /** The effect of a decision, with the facts that stand in the trail. */
  function effect({ withdrawal, amount, state }: WithdrawalDecision, { currency: { exponent } }: Tenant, after: Readonly<Record<string, unknown>> = {}) {
    const { memberId, reference, method, currency } = withdrawal;
    const facts = { memberId, reference, method, amount: decimalOf(withdrawal.amount, exponent), currency };
    return {
      subject: `withdrawal:${withdrawal.id}`,
      before: { ...facts, state: withdrawal.state, risks: withdrawal.risks, confirmation: withdrawal.confirmation, look: withdrawal.look, takenBy: withdrawal.takenBy },
      after: { ...facts, state, decided: decimalOf(amount, exponent), ...after },
      beside: {},
      committed: () => withdrawals.decided(withdrawal),
    };
  }
  const moves = ({ withdrawal: { memberId }, amount }: WithdrawalDecision) => ({ moves: { memberId, amount } });
  const progressOf = (progress: readonly TurnoverProgress[], exponent: number) =>
    progress.map(({ source, depositId, required, played }) => ({ source, depositId, required: decimalOf(required, exponent), played: decimalOf(played, exponent) }));

  return {
    async 'withdrawals:list'({ tenant, request: { state, memberId, limit } }) {
      const found = await withdrawals.queue(tenant.id, { ...(state === undefined ? {} : { state }), ...(memberId === undefined ? {} : { memberId }) }, limit);
      const proofs = await withdrawals.proofs(tenant.id, found.map(({ id }) => id));
      return { withdrawals: found.map((withdrawal) => view(withdrawal, proofs.get(withdrawal.id)?.length ?? 0, tenant.currency.exponent)) };
    },
    async 'withdrawals:show'({ tenant, request: { withdrawalId } }) {
      const withdrawal = await withdrawals.find(tenant.id, withdrawalId);
      if (withdrawal === undefined) throw unknown(withdrawalId);
      const proofs = (await withdrawals.proofs(tenant.id, [withdrawalId])).get(withdrawalId) ?? [];
      return { withdrawal: view(withdrawal, proofs.length, tenant.currency.exponent), proofs };
    },
    'withdrawals:picture': async ({ tenant, request: { imageId } }) => pictureOf(uploads, tenant, imageId, 'withdrawal-proof'),
    'withdrawals:take': {
      async run(tx, { tenant, caller, request: { withdrawalId, leave } }) {
        return effect(decided(await desk.take(tx, tenant.id, withdrawalId, caller.id, leave), withdrawalId), tenant, { takenBy: leave ? null : caller.id });
      },
    },
    'withdrawals:approve': {
      async run(tx, { tenant, caller, request: { withdrawalId } }) {
        const decision = decided(await desk.approve(tx, tenant.id, withdrawalId, caller.id), withdrawalId);
        // What has yet to be paid out counts, and waits for a second operator, when it is.
        return { ...effect(decision, tenant, { sends: decision.moves }), ...(decision.moves ? moves(decision) : {}) };
      },
    },
    'withdrawals:pay-out': {
      async run(tx, { tenant, caller, request: { withdrawalId, txId } }) {
        const decision = decided(await desk.payOut(tx, tenant.id, withdrawalId, caller.id, txId), withdrawalId);
        return { ...effect(decision, tenant, { txId: txId ?? null }), ...moves(decision) };
      },
    },
    'withdrawals:refuse': {
      async run(tx, { tenant, caller, request: { withdrawalId, note } }) {
        return effect(decided(await desk.refuse(tx, tenant.id, withdrawalId, caller.id, note), withdrawalId), tenant, { note });
      },
    },
    'withdrawals:decide': {
      async run(tx, { tenant, request: { withdrawalId, outcome, txId, note } }) {
        const decision = decided(await desk.decide(tx, tenant.id, withdrawalId, outcome, txId ?? null, note ?? null), withdrawalId);
        return { ...effect(decision, tenant, { txId: txId ?? null, note: note ?? null }), ...moves(decision) };
      },
    },
    'withdrawals:settle': {
      async run(tx, { tenant, request: { withdrawalId, giveBack, from, note } }) {
        const amount = /^[0.]+$/.test(giveBack) ? 0n : amountField('giveBack', giveBack, tenant.currency.exponent);
        const decision = decided(await desk.settle(tx, tenant.id, withdrawalId, amount, from, note), withdrawalId);
        // All of it is decided about, also where the member gets none of it.
        return { ...effect(decision, tenant, { confirmation: 'settled', from, note }), moves: { memberId: decision.withdrawal.memberId, amount: decision.disputed } };
      },
    },
    'turnover:waive': {
      async run(tx, { tenant, request: { memberId } }) {
        if ((await members.byId(tenant.id, memberId, tx)) === undefined) throw new OperatorProblem('NOT_FOUND', `There is no member ${memberId}. members:find finds one by account, number or e-mail.`);
        // A deposit that is credited meanwhile has what is to be played for it: either all of that is read here, or none of it ended.
        const own = await wallet.balanceOf(tenant.id, memberId, tenant.currency.code, tx);
        if (own !== undefined) await wallet.lockAccount(tenant.id, own.account, tx);
        const waived = await turnover.waive(tx, tenant.id, memberId, tenant.currency.code);
        const { exponent } = tenant.currency;
        return { subject: `member:${memberId}`, before: { turnover: progressOf(waived, exponent) }, after: { turnover: [] }, beside: {}, moves: { memberId, amount: turnoverLeft(waived) } };
      },
    },
  };
}
