import type { WalletRefusal, WalletRefusalCode } from '../../wallet/index.ts';
import { OperatorProblem } from '../operator-problem.ts';

const MESSAGES: Partial<Record<WalletRefusalCode, string>> = {
  INSUFFICIENT_FUNDS: 'The member does not have so much free money: the balance would go below the lowest that is allowed.',
  UNKNOWN_ACCOUNT: 'The member has no account of real money in this currency.',
  UNKNOWN_JOURNAL: 'There is no such journal. members:wallet shows them.',
  ALREADY_REVERSED: 'The journal was reversed before.',
  NOT_REVERSIBLE: 'The journal is a reversal itself. Use money:adjust.',
  KIND_MISMATCH: 'Real and demo money would be mixed.',
  KEY_CONFLICT: 'The Idempotency-Key was used for another movement. Use a new one for a new order.',
};

/** A refusal of the ledger, as operators are told. */
export function moneyRefused({ code }: WalletRefusal): OperatorProblem {
  return new OperatorProblem('MONEY_REFUSED', MESSAGES[code] ?? `The ledger refuses it: ${code}.`);
}
