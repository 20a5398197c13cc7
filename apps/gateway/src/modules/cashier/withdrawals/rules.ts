import type { Queries } from '../../../platform/db/index.ts';
import { settingAmount, type Setting } from '../../settings/index.ts';

/** A merchant's rules of withdrawals. Amounts in minor units of its currency. */
export interface WithdrawalRules extends Omit<Setting<'withdrawals'>, 'dayMost' | 'approveUpTo' | 'documentsRequiredAbove'> {
  /** Most of a member within 24 hours, by all methods; null: not limited. */
  readonly dayMost: bigint | null;
  /** Up to here nobody has to approve what no rule of risk is about; null: somebody approves every one. */
  readonly approveUpTo: bigint | null;
  /** Beyond this an approved identity document is needed; null: never. */
  readonly documentsRequiredAbove: bigint | null;
}

/** The rules in force at a merchant, read by `query`. */
export type RulesOf = (tenant: string, query?: Queries) => Promise<WithdrawalRules>;

/** Rules of a setting, in the minor units of a currency with `exponent` decimals. */
export function withdrawalRules({ dayMost, approveUpTo, documentsRequiredAbove, ...rules }: Setting<'withdrawals'>, exponent: number): WithdrawalRules {
  const minor = (decimal: string | null): bigint | null => (decimal === null ? null : settingAmount(decimal, exponent));
  return { ...rules, dayMost: minor(dayMost), approveUpTo: minor(approveUpTo), documentsRequiredAbove: minor(documentsRequiredAbove) };
}
