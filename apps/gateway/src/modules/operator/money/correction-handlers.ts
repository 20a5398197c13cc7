import { decimalOf } from '@livery/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { Cashier } from '../../cashier/index.ts';
import type { Members } from '../../member/index.ts';
import type { Journal, Posted, Wallet } from '../../wallet/index.ts';
import { amountField } from '../amount-field.ts';
import { memberOf } from '../members/member-handlers.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface CorrectionHandlersDeps {
  readonly members: Pick<Members, 'byId'>;
  readonly wallet: Wallet;
  readonly cashier: Pick<Cashier, 'withdrawals'>;
}

/** Movements that stand for themselves. Records of bets, transfers, deposits and withdrawals would be wrong if theirs were reversed alone. */
const REVERSIBLE = new Set(['correction', 'welcome']);

/** The journal that an order wrote. The ledger knows a key for good, the answer to it is kept for days: repeated later it moves nothing, and the trail must not say that it did. */
function written({ replayed, id }: Posted): string | null {
  if (replayed) throw new OperatorProblem('MONEY_REFUSED', 'This Idempotency-Key was used before, and its order was carried out then. Use a new one for a new order.');
  return id;
}

/** Handlers of the calls that correct balances. */
export function correctionHandlers({ members, wallet, cashier: { withdrawals: { turnover } } }: CorrectionHandlersDeps): OperatorHandlers<'money:adjust' | 'money:reverse'> {
  /** The balance of a member's real money, locked: what stands in the trail is what was moved from and to. */
  async function lockedBalance(tx: Tx, tenant: Tenant, memberId: string): Promise<bigint> {
    const { code } = tenant.currency;
    const found = await wallet.balanceOf(tenant.id, memberId, code, tx);
    if (found?.kind !== 'real') throw new OperatorProblem('MONEY_REFUSED', 'The member has no account of real money.');
    await wallet.lockAccount(tenant.id, found.account, tx);
    return (await wallet.balanceOf(tenant.id, memberId, code, tx))?.posted ?? 0n;
  }
  async function balance(tx: Tx, tenant: Tenant, memberId: string): Promise<string> {
    return decimalOf((await wallet.balanceOf(tenant.id, memberId, tenant.currency.code, tx))?.posted ?? 0n, tenant.currency.exponent);
  }

  /** Throws where the journal is not one of the member's money alone. */
  function assertReversible(journal: Journal | undefined, tenant: Tenant, memberId: string): asserts journal is Journal {
    const own = `member:${memberId}`;
    if (journal === undefined || !journal.legs.some(({ debit, credit }) => debit === own || credit === own)) {
      throw new OperatorProblem('NOT_FOUND', 'The member has no such journal. members:wallet shows them.');
    }
    if (!REVERSIBLE.has(journal.reason)) throw new OperatorProblem('MONEY_REFUSED', `A journal of ${journal.reason} has a record of its own, of a bet, a transfer, a deposit or a withdrawal. Use the calls about that, or money:adjust.`);
    const others = journal.legs.some(({ debit, credit }) => [debit, credit].some((owner) => owner.startsWith('member:') && owner !== own));
    if (others) throw new OperatorProblem('MONEY_REFUSED', 'The journal moves money of other members too. Use money:adjust for each.');
    if (journal.legs.some(({ kind, currency }) => kind !== 'real' || currency !== tenant.currency.code)) throw new OperatorProblem('MONEY_REFUSED', 'The journal is not of real money in the currency of the merchant.');
  }

  return {
    'money:adjust': {
      async run(tx, { tenant, key, request: { memberId, direction, amount: typed } }) {
        const { code: currency, exponent } = tenant.currency;
        const { username } = await memberOf(members, tenant, memberId, tx);
        const amount = amountField('amount', typed, exponent);
        const before = await lockedBalance(tx, tenant, memberId);
        const command = { tenant: tenant.id, key, reason: 'correction', reference: `operator:${memberId}`, memberId, currency, amount };
        const journal = written(await (direction === 'credit' ? wallet.credit(tx, command) : wallet.debit(tx, command)));
        return {
          subject: `member:${memberId}`,
          before: { account: username, balance: decimalOf(before, exponent), currency },
          after: { account: username, balance: await balance(tx, tenant, memberId), currency, journal, direction, amount: decimalOf(amount, exponent) },
          moves: { memberId, amount },
          beside: {},
        };
      },
    },
    'money:reverse': {
      async run(tx, { tenant, key, request: { memberId, journal: id } }) {
        const { code: currency, exponent } = tenant.currency;
        const { username } = await memberOf(members, tenant, memberId, tx);
        const before = await lockedBalance(tx, tenant, memberId);
        const original = await wallet.journal(tenant.id, id, tx);
        assertReversible(original, tenant, memberId);
        const journal = written(await wallet.reverse({ tenant: tenant.id, key, reason: 'correction', reference: `operator:${id}`, journal: id }, tx));
        // Nobody has to play for what was taken back.
        const waived = original.reason === 'welcome' ? await turnover.endGift(tx, { tenant: tenant.id, memberId, currency, source: 'welcome', id: memberId }) : 0n;
        return {
          subject: `member:${memberId}`,
          before: { account: username, balance: decimalOf(before, exponent), currency, journal: id, kind: original.reason },
          after: { account: username, balance: await balance(tx, tenant, memberId), currency, journal, reverses: id, ...(waived > 0n ? { turnoverEnded: decimalOf(waived, exponent) } : {}) },
          // What need not be played any more lets other money go, as `turnover:waive` does.
          moves: { memberId, amount: original.legs.reduce((sum, { amount }) => sum + amount, waived) },
          beside: {},
        };
      },
    },
  };
}
