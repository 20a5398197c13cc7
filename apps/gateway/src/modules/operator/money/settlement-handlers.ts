import { decimalOf } from '@livery/contracts';
import type { Database } from '../../../platform/db/index.ts';
import type { RoundFault, SeamlessWallet } from '../../seamless-wallet/index.ts';
import type { TransferWallet } from '../../transfer-wallet/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import type { Trail } from '../trail/trail.ts';

export interface SettlementHandlersDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'balanceOf' | 'committed'>;
  readonly vendor: Pick<SeamlessWallet, 'closeRound'>;
  readonly transfers: Pick<TransferWallet, 'byIds' | 'advance' | 'decide'>;
  readonly trail: Trail;
}

type SettlementCall = 'transfers:reconcile' | 'transfers:decide' | 'rounds:close';

const noTransfer = (id: string): OperatorProblem => new OperatorProblem('NOT_FOUND', `There is no transfer ${id}. transfers:list shows those that have not ended.`);
const DECISION_REFUSED = {
  ended: 'The transfer has ended: nothing is left to decide.',
  unsent: 'The transfer has not been sent yet: the gateway goes on with it by itself within seconds.',
  asking: 'The vendor is being asked about it right now. Try again in half a minute.',
} as const;
const ROUND_REFUSED: Record<Exclude<RoundFault, 'unknown'>, string> = {
  closed: 'The round is closed.',
  'no-session': 'The round has no game session that it could be closed by.',
  'transfer-wallet': 'The round was played with a wallet at the vendor, which alone can close it.',
  paid: 'A bet of the round has been paid a prize: its bets cannot be taken back. Close it without --void-bets, and use money:adjust.',
};

/** Handlers of the calls that end what a vendor has left open. */
export function settlementHandlers({ db, wallet, vendor, transfers, trail }: SettlementHandlersDeps): OperatorHandlers<SettlementCall> {
  return {
    async 'transfers:reconcile'({ tenant, caller, request: { transferId, reason }, ip }) {
      const [transfer] = await transfers.byIds(tenant.id, [transferId]);
      if (transfer === undefined) throw noTransfer(transferId);
      if (transfer.settledAt !== null) throw new OperatorProblem('STATE_CONFLICT', DECISION_REFUSED.ended);
      // Asking has no effect of its own: what follows from the answer is the saga's, as if its job had asked.
      const before = { state: transfer.state, code: transfer.code, attempts: transfer.attempts };
      const row = await db.transaction((tx) =>
        trail.append(tx, { tenant: tenant.id, operator: caller, action: 'transfers:reconcile', subject: `transfer:${transferId}`, reason, before, after: { asked: true }, ip }),
      );
      const { state, code } = await transfers.advance(tenant.id, transferId, 'looking');
      return { state, code, trail: row };
    },
    'transfers:decide': {
      async run(tx, { tenant, request: { transferId, outcome, evidence, vendorTx } }) {
        const decided = await transfers.decide(tx, tenant.id, transferId, { done: outcome === 'done', vendorTx: vendorTx ?? null });
        if (decided === 'unknown') throw noTransfer(transferId);
        if (typeof decided === 'string') throw new OperatorProblem('STATE_CONFLICT', DECISION_REFUSED[decided]);
        const { state, code, direction, amount, memberId, vendor: vassalage, currency } = decided;
        const facts = { memberId, vendor: vassalage, direction, amount: decimalOf(amount, tenant.currency.exponent), currency };
        return {
          subject: `transfer:${transferId}`,
          before: { ...facts, state, code },
          after: { ...facts, state: outcome === 'done' ? 'confirmed' : 'failed', code: 'OPERATOR', evidence, vendorTx: vendorTx ?? null },
          moves: { memberId, amount },
          beside: {},
          committed: wallet.committed,
        };
      },
    },
    'rounds:close': {
      async run(tx, { tenant, request: { vendor: code, roundId, memberId, voidBets } }) {
        const { exponent, code: currency } = tenant.currency;
        const closed = await vendor.closeRound(tx, { tenant: tenant.id, vendor: code, roundId, memberId }, voidBets);
        if (closed === 'unknown') throw new OperatorProblem('NOT_FOUND', `The member has no round ${roundId} of ${code}. rounds:list shows those that are open.`);
        if (typeof closed === 'string') throw new OperatorProblem('STATE_CONFLICT', ROUND_REFUSED[closed]);
        const { round, voided, returned } = closed;
        const balance = await wallet.balanceOf(tenant.id, memberId, currency, tx);
        const posted = balance?.posted ?? 0n;
        const facts = { memberId, vendor: code, roundId, game: round.game };
        return {
          subject: `round:${code}:${roundId}`,
          before: { ...facts, open: true, stake: decimalOf(round.stake, exponent), prize: decimalOf(round.payout, exponent), balance: decimalOf(posted - returned, exponent) },
          after: { ...facts, open: false, voidedBets: voided, returned: decimalOf(returned, exponent), balance: decimalOf(posted, exponent) },
          // Also where nothing is given back: it decides that the stakes are lost.
          moves: { memberId, amount: returned > round.stake ? returned : round.stake },
          beside: {},
          committed: wallet.committed,
        };
      },
    },
  };
}
