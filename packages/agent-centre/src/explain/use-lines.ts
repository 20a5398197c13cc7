import { useBrand } from '@livery/brand-kit/react';
import { useFormat, useText } from '@livery/i18n';
import { baseOf, hasAmount } from './arithmetic.ts';
import type { Explained } from './types.ts';

/** A line of the calculation. */
export interface Line {
  readonly key: string;
  readonly name: string;
  /** A decimal number. */
  readonly amount: string;
  /** `signed`: shows which way it counts. `exact`: has more decimals than the currency. `rate`: per cent. */
  readonly as: 'plain' | 'signed' | 'exact' | 'rate' | 'count';
}

const minus = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** The lines from what was played to what is kept. Those that are zero and say nothing are left out. */
export function useLines({ explanation }: Explained): readonly Line[] {
  const t = useText('agent');
  const format = useFormat();
  const { currency } = useBrand();
  const { base, former = false, figures, corrections, period, carriedIn, total, carriedOut, percent, exact, gross, deductions, net, chosen } = explanation;
  const loss = base === 'loss';
  const byBet = base === 'bets';
  const corrected = baseOf(base, corrections, currency.exponent);
  const some = (line: Line): readonly Line[] => (hasAmount(line.amount) ? [line] : []);
  return [
    // A bet by itself asks for none, and of a contract that was not in effect nobody counts.
    ...(byBet || former ? [] : [{ key: 'activeMembers', name: t('explain.line.activeMembers'), amount: String(figures.activeMembers), as: 'count' } as const]),
    { key: 'validBet', name: t('figure.validBet'), amount: figures.validBet, as: 'plain' },
    { key: 'turnover', name: t('figure.turnover'), amount: loss ? minus(figures.turnover) : figures.turnover, as: loss ? 'signed' : 'plain' },
    ...(loss
      ? [
          { key: 'prizes', name: t('figure.prizes'), amount: figures.prizes, as: 'signed' } as const,
          ...some({ key: 'memberRebate', name: t('figure.rebates'), amount: figures.memberRebate, as: 'signed' }),
          // A platform may pay these; the reference server has neither, and they show nowhere (ADR 0055).
          ...some({ key: 'agentRebate', name: t('explain.line.agentRebate'), amount: figures.agentRebate, as: 'signed' }),
          ...some({ key: 'activity', name: t('explain.line.activity'), amount: figures.activity, as: 'signed' }),
          ...some({ key: 'feeSubsidy', name: t('explain.line.feeSubsidy'), amount: figures.feeSubsidy, as: 'signed' }),
        ]
      : []),
    ...some({ key: 'corrections', name: t('explain.line.corrections'), amount: corrected, as: 'signed' }),
    ...(byBet || loss || hasAmount(corrected) ? [{ key: 'period', name: byBet ? t('explain.line.shares', { percent: format.number(percent) }) : loss ? t('explain.line.profit') : t('explain.line.stakes'), amount: period, as: 'signed' } as const] : []),
    ...some({ key: 'carriedIn', name: t('explain.line.carriedIn'), amount: carriedIn, as: 'signed' }),
    ...(hasAmount(carriedIn) ? [{ key: 'total', name: t('explain.line.total'), amount: total, as: 'signed' } as const] : []),
    ...(byBet
      ? []
      : [
          { key: 'percent', name: chosen === null ? t('settlement.percent') : t('explain.line.rateOfRow', { number: chosen.index + 1 }), amount: percent, as: 'rate' } as const,
          { key: 'exact', name: t('explain.line.exact'), amount: exact, as: 'exact' } as const,
        ]),
    { key: 'gross', name: t('settlement.gross'), amount: gross, as: 'plain' },
    ...deductions.map(({ account, gross: paid }): Line => ({ key: `deduction ${account}`, name: t('explain.line.deduction', { account }), amount: minus(paid), as: 'signed' })),
    { key: 'net', name: t('explain.line.net'), amount: net, as: 'signed' },
    ...some({ key: 'carriedOut', name: t('explain.line.carriedOut'), amount: carriedOut, as: 'signed' }),
  ];
}
