import { isDay, useFocusOnReturn } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { preloadableLazy } from '@livery/ui-kit';
import { Suspense } from 'react';
import { agentCentreApi } from '../api.ts';
import { Parts } from '../agent-style.ts';
import { Loaded } from '../panel/loaded.tsx';
import { PanelPeriod, usePeriodDays } from '../panel/panel-period.tsx';
import { Waiting } from '../panel/waiting.tsx';
import { SupportLine } from '../support-line.tsx';
import { IncomeDay } from './income-day.tsx';
import { IncomeFigures } from './income-figures.tsx';
import type { IncomeFiguresProps } from './income-figures.tsx';
import { incomeKindNamed } from './income-kinds.ts';

const explaining = preloadableLazy(() => import('../explain/explain-page.tsx'));
const ExplainPage = explaining.show((module) => module.ExplainPage);

/** Names in the address: the day and kind of a figure that is looked into, and the settlement that is explained. */
const DAY = 'day';
const KIND = 'kind';
const SETTLEMENT = 'settlement';

/** What the agent was paid by its contracts in a period, by kind and by day; from each figure to its settlements, and from those to their bets. */
export function MyIncome() {
  const t = useText('agent');
  const { query, push, remove } = useCentreQuery();
  const [day, kind, settlement] = [query.get(DAY), incomeKindNamed(query.get(KIND)), query.get(SETTLEMENT)];
  const days = usePeriodDays();
  const opened = kind !== undefined && (day === null || isDay(day));
  useFocusOnReturn(opened || settlement !== null);
  if (settlement !== null) {
    return (
      <Suspense fallback={<Waiting />}>
        <ExplainPage key={settlement} id={settlement} back={t('income.back')} onBack={() => remove(SETTLEMENT)} />
      </Suspense>
    );
  }
  const of = day === null ? days : { start: day, end: day };
  if (opened) return <IncomeDay key={`${of.start} ${of.end} ${kind}`} days={of} kind={kind} onBack={() => remove(DAY, KIND)} onExplain={(id) => push({ [SETTLEMENT]: id })} />;
  // Of all days, they stand in the address: later they would be others.
  return <Days onOpen={(what, one) => push({ ...(one === undefined ? { from: days.start, to: days.end } : { [DAY]: one }), [KIND]: what })} />;
}

function Days({ onOpen }: { readonly onOpen: IncomeFiguresProps['onOpen'] }) {
  const t = useText('agent');
  const days = usePeriodDays();
  const query = agentCentreApi.useAgentIncomeQuery({ from: days.start, to: days.end });
  return (
    <Parts>
      <PanelPeriod />
      <Loaded query={query} failed={t('income.failed')}>
        {(income) => <IncomeFigures income={income} onOpen={onOpen} />}
      </Loaded>
      <SupportLine />
    </Parts>
  );
}
