import { useSiteTime } from '@livery/centre-kit';
import type { RequestOf, ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';

/** A day of income. */
export type IncomeLine = ResponseOf<'agentIncome'>['days'][number];

/** What a figure of income is of: a kind that was received, what was paid to downlines, all that was received, or what was kept of it. */
export type IncomeKind = RequestOf<'agentIncomeDay'>['kind'];

/** The kinds, in the order in which they show. */
export const incomeKinds = ['dividend', 'daily', 'hourly', 'realtime', 'paid', 'received', 'kept'] as const satisfies readonly IncomeKind[];

/** The kind that an address names. */
export const incomeKindNamed = (name: string | null): IncomeKind | undefined => incomeKinds.find((kind) => kind === name);

/** Names of the kinds. */
export function useIncomeNames(): Readonly<Record<IncomeKind, string>> {
  const t = useText('agent');
  return { dividend: t('income.dividend'), daily: t('income.daily'), hourly: t('income.hourly'), realtime: t('income.realtime'), paid: t('income.paid'), received: t('income.received'), kept: t('income.kept') };
}

/** The days of a figure in words: one, or the first and the last. */
export function useDaysText(): (from: string, to: string) => string {
  const t = useText('agent');
  const { day } = useSiteTime();
  return (from, to) => (from === to ? day(from) : t('settlement.fromTo', { from: day(from), to: day(to) }));
}
