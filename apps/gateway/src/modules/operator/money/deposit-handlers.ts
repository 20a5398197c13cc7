import { decimalOf } from '@livery/contracts';
import type { Cashier, Decision, Deposit, DeskRefusal, Receipt } from '../../cashier/index.ts';
import type { Uploads } from '../../uploads/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { amountField } from '../amount-field.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { pictureOf } from '../picture-of.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface DepositDeskHandlersDeps {
  readonly cashier: Pick<Cashier, 'desk' | 'queue' | 'find' | 'receipts' | 'proofs' | 'decided'>;
  readonly uploads: Pick<Uploads, 'read'>;
}

type DepositCall = 'deposits:list' | 'deposits:show' | 'deposits:picture' | 'deposits:credit' | 'deposits:refuse' | 'deposits:refund';

const REFUSED: Record<Exclude<DeskRefusal, 'unknown'>, string> = {
  'nothing-held': 'No money of the deposit is held: there is nothing to decide about. With --tx-id and --amount you credit what a statement shows.',
  'money-there': 'Money of the deposit has arrived: credit it or refund it.',
  ended: 'The deposit has ended.',
  known: 'Money under this number was taken before: deposits:list shows what became of it.',
  members: 'It goes from member to member: peer-payments:settle decides what arrived, peer-payments:reopen asks the payee once more.',
};

/** Handlers of the calls about deposits that a person decides. */
export function depositDeskHandlers({ cashier, uploads }: DepositDeskHandlersDeps): OperatorHandlers<DepositCall> {
  function decided(decision: Decision | DeskRefusal, id: string): Decision {
    if (decision === 'unknown') throw new OperatorProblem('NOT_FOUND', `There is no deposit ${id}. deposits:list shows those that need a look.`);
    if (typeof decision === 'string') throw new OperatorProblem('STATE_CONFLICT', REFUSED[decision]);
    return decision;
  }
  /** The effect of a decision, with the facts that stand in the trail. */
  function effect({ deposit, amount, fee }: Decision, { currency: { exponent } }: Tenant, after: Readonly<Record<string, unknown>>) {
    const facts = { memberId: deposit.memberId, reference: deposit.reference, method: deposit.method, amount: decimalOf(deposit.amount, exponent), currency: deposit.currency };
    return {
      subject: `deposit:${deposit.id}`,
      before: { ...facts, state: deposit.state, look: deposit.look },
      after: { ...facts, decided: decimalOf(amount, exponent), fee: decimalOf(fee, exponent), ...after },
      beside: {},
      committed: () => cashier.decided(deposit),
    };
  }
  const view = (deposit: Deposit, receipts: readonly Receipt[], proofs: number, exponent: number) => {
    const { id, memberId, reference, method, provider, amount, currency, state, look, code, payerNote, createdAt, expiresAt } = deposit;
    return {
      id, memberId, reference, method, provider, amount: decimalOf(amount, exponent), currency, state, look, code, payerNote,
      receipts: receipts.map((receipt) => ({ txId: receipt.providerTx, amount: decimalOf(receipt.amount, exponent), told: receipt.told === null ? null : decimalOf(receipt.told, exponent), outcome: receipt.outcome, look: receipt.look, source: receipt.source, at: receipt.receivedAt.toISOString() })),
      proofs,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  };

  return {
    async 'deposits:list'({ tenant, request: { state, memberId, limit } }) {
      const deposits = await cashier.queue(tenant.id, { ...(state === undefined ? {} : { state }), ...(memberId === undefined ? {} : { memberId }) }, limit);
      const ids = deposits.map(({ id }) => id);
      const [receipts, proofs] = await Promise.all([cashier.receipts(tenant.id, ids), cashier.proofs(tenant.id, ids)]);
      return { deposits: deposits.map((deposit) => view(deposit, receipts.get(deposit.id) ?? [], proofs.get(deposit.id)?.length ?? 0, tenant.currency.exponent)) };
    },
    async 'deposits:show'({ tenant, request: { depositId } }) {
      const deposit = await cashier.find(tenant.id, depositId);
      if (deposit === undefined) throw new OperatorProblem('NOT_FOUND', `There is no deposit ${depositId}. deposits:list shows those that need a look.`);
      const [receipts, proofs] = await Promise.all([cashier.receipts(tenant.id, [depositId]), cashier.proofs(tenant.id, [depositId])]);
      const pictures = proofs.get(depositId) ?? [];
      return { deposit: view(deposit, receipts.get(depositId) ?? [], pictures.length, tenant.currency.exponent), proofs: pictures };
    },
    'deposits:picture': async ({ tenant, request: { imageId } }) => pictureOf(uploads, tenant, imageId, 'deposit-proof'),
    'deposits:credit': {
      async run(tx, { tenant, request: { depositId, txId, amount, note } }) {
        const found = txId === undefined || amount === undefined ? undefined : { txId, amount: amountField('amount', amount, tenant.currency.exponent) };
        const decision = decided(await cashier.desk.credit(tx, tenant.id, depositId, found, note ?? null), depositId);
        const { memberId } = decision.deposit;
        return { ...effect(decision, tenant, { state: 'credited', txId: txId ?? null }), moves: { memberId, amount: decision.amount } };
      },
    },
    'deposits:refuse': {
      async run(tx, { tenant, request: { depositId, note } }) {
        return effect(decided(await cashier.desk.refuse(tx, tenant.id, depositId, note), depositId), tenant, { state: 'refused', note });
      },
    },
    'deposits:refund': {
      async run(tx, { tenant, request: { depositId, note } }) {
        const decision = decided(await cashier.desk.refund(tx, tenant.id, depositId, note), depositId);
        const { memberId } = decision.deposit;
        return { ...effect(decision, tenant, { state: 'refunding', note }), moves: { memberId, amount: decision.amount } };
      },
    },
  };
}
