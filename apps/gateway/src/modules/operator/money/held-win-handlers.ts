import { decimalOf } from '@livery/contracts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { SeamlessWallet } from '../../seamless-wallet/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface HeldWinHandlersDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'balanceOf' | 'committed'>;
  readonly vendor: Pick<SeamlessWallet, 'heldWin' | 'heldWins' | 'releaseWin' | 'rejectWin'>;
}

type HeldWinCall = 'wins:list' | 'wins:release' | 'wins:reject';

/** Handlers of the calls about wins above a vendor's cap. */
export function heldWinHandlers({ db, wallet, vendor }: HeldWinHandlersDeps): OperatorHandlers<HeldWinCall> {
  async function decide(tx: Tx, tenant: Tenant, id: string, state: 'released' | 'rejected', carryOut: () => Promise<boolean>) {
    const { exponent } = tenant.currency;
    const win = await vendor.heldWin(tx, tenant.id, id);
    if (win === undefined || !(await carryOut())) throw new OperatorProblem('NOT_FOUND', `There is no win ${id} to decide at ${tenant.id}. wins:list shows them.`);
    const { memberId, vendor: code, game, roundId, currency, amount } = win;
    const facts = { memberId, vendor: code, game, roundId, amount: decimalOf(amount, exponent), currency };
    const balance = await wallet.balanceOf(tenant.id, memberId, currency, tx);
    return {
      subject: `win:${id}`,
      before: { ...facts, state: 'held' },
      after: { ...facts, state, balance: decimalOf(balance?.posted ?? 0n, exponent), available: decimalOf(balance?.available ?? 0n, exponent) },
      moves: { memberId, amount },
      beside: {},
      committed: wallet.committed,
    };
  }

  return {
    async 'wins:list'({ tenant }) {
      const { exponent } = tenant.currency;
      const wins = await vendor.heldWins(db.query, tenant.id);
      return {
        wins: wins.map(({ id, vendor: code, memberId, game, roundId, amount, cap, currency, at }) => ({
          id, vendor: code, memberId, game, roundId, amount: decimalOf(amount, exponent), cap: decimalOf(cap, exponent), currency, at: at.toISOString(),
        })),
      };
    },
    'wins:release': { run: (tx, { tenant, request: { winId } }) => decide(tx, tenant, winId, 'released', () => vendor.releaseWin(tx, tenant.id, winId)) },
    'wins:reject': { run: (tx, { tenant, request: { winId, reason } }) => decide(tx, tenant, winId, 'rejected', () => vendor.rejectWin(tx, tenant.id, winId, reason)) },
  };
}
