import { useMoneyText, useSiteTime } from '@livery/centre-kit';
import type { ContractKind } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import type { Contract, Row } from './types.ts';

/** How long a period is. */
export type PeriodName = 'daily' | 'weekly' | 'semimonthly' | 'monthly' | 'hourly' | 'realtime';

const periodNames = {
  daily: 'contract.period.day', weekly: 'contract.period.week', semimonthly: 'contract.period.halfMonth', monthly: 'contract.period.month', hourly: 'contract.period.hour', realtime: 'contract.period.bet',
} as const satisfies Readonly<Record<PeriodName, PlainTextKey<'agent'>>>;

const kindNames = { dividend: 'page.dividend', daily: 'page.dailySalary', hourly: 'page.hourlySalary', realtime: 'page.realTimeSalary' } as const satisfies Readonly<Record<ContractKind, PlainTextKey<'agent'>>>;

const isZero = (amount: string): boolean => /^[0.]*$/.test(amount);

/** Words of contracts: their kinds, periods and rows. */
export function useTerms() {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const { day, dateTime, shortDay, time } = useSiteTime();
  const conditionsOf = ({ activeMembers, validBet, loss, betAmount }: Row): readonly string[] => [
    ...(activeMembers === 0 ? [] : [t('contract.if.active', { count: activeMembers, members: format.number(activeMembers) })]),
    ...(isZero(validBet) ? [] : [t('contract.if.validBet', { amount: money(validBet) })]),
    ...(isZero(loss) ? [] : [t('contract.if.loss', { amount: money(loss) })]),
    ...(isZero(betAmount) ? [] : [t('contract.if.betAmount', { amount: money(betAmount) })]),
  ];
  return {
    kindName: (kind: ContractKind): string => t(kindNames[kind]),
    periodName: (period: PeriodName): string => t(periodNames[period]),
    /** A day of the merchant, or a moment for hourly and real-time salaries, as contracts and settlements have them. */
    when: (period: string): string => (period.includes('T') ? dateTime(period) : day(period)),
    /** The same where there is little room, as at the ticks of a chart: without the year, or without the day. */
    whenShort: (period: string): string => (period.includes('T') ? time(period) : shortDay(period)),
    /** What a row asks for, each as part of a sentence. */
    conditionsOf,
    /** A row as a whole sentence, as the side that reads it needs it. */
    sentence(row: Row, { kind, side, partner }: Pick<Contract, 'kind' | 'side' | 'partner'>, period: PeriodName): string {
      const conditions = conditionsOf(row);
      const words = { percent: format.number(row.percent), period: t(periodNames[period]), conditions: format.list(conditions) };
      const own = side === 'downline';
      if (kind === 'realtime') return own ? t('contract.words.paidBet', words) : t('contract.words.paysBet', { ...words, partner });
      if (kind === 'dividend') {
        if (own) return conditions.length === 0 ? t('contract.words.paidLoss', words) : t('contract.words.paidLossIf', words);
        return conditions.length === 0 ? t('contract.words.paysLoss', { ...words, partner }) : t('contract.words.paysLossIf', { ...words, partner });
      }
      if (own) return conditions.length === 0 ? t('contract.words.paidStakes', words) : t('contract.words.paidStakesIf', words);
      return conditions.length === 0 ? t('contract.words.paysStakes', { ...words, partner }) : t('contract.words.paysStakesIf', { ...words, partner });
    },
  };
}
