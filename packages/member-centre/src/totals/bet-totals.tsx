import { useFailure } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import type { DateRange } from '@livery/ui-kit';
import { memberCentreApi } from '../api.ts';
import type { BetFilter } from '../records/bet-filters.tsx';
import { addSums, byDay, noBets } from './by-day.ts';
import { TotalsStrip } from './totals-strip.tsx';
import { TotalsTable } from './totals-table.tsx';
import { useSumStats } from './use-sum-stats.tsx';

export interface BetTotalsProps {
  readonly period: DateRange;
  /** Counts the bets of its vendor and kind of game alone. Of states there is one: what is settled is counted. */
  readonly filter: BetFilter;
}

/** Totals of the bets that were settled in a period, in one line, and by day and vendor on request. */
export function BetTotals({ period, filter: { vassalage, category } }: BetTotalsProps) {
  const t = useText('member');
  const query = memberCentreApi.useBetTotalsQuery({ from: period.start, to: period.end });
  const { currentData, refetch } = query;
  const failure = useFailure(query);
  const totals = currentData?.totals.filter((total) => (vassalage === undefined || total.vassalage === vassalage) && (category === undefined || total.category === category));
  const all = vassalage === undefined && category === undefined;
  const sum = currentData === undefined || totals === undefined ? undefined : all ? currentData.sum : totals.reduce(addSums, noBets);
  const stats = useSumStats(sum);
  return (
    <TotalsStrip
      title={t('totals.title')}
      note={sum === undefined ? null : t('totals.settled', { count: sum.bets })}
      stats={stats}
      failed={failure !== undefined}
      onRetry={refetch}
      more={totals?.length === 0 ? undefined : { label: t('totals.byDay'), known: totals !== undefined, content: (id) => <TotalsTable id={id} totals={byDay(totals ?? [])} /> }}
    />
  );
}
