import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { TimeRangeChips, todayIn } from '@livery/ui-kit';
import type { DateRange } from '@livery/ui-kit';
import { useState } from 'react';
import { daysOf, periodNamed, periods } from './period.ts';
import type { Period } from './period.ts';

/** Name of the period in the address. */
const PERIOD = 'period';

const names = { last7: 'period.last7', last31: 'period.last31', thisMonth: 'period.thisMonth', lastMonth: 'period.lastMonth' } as const satisfies Record<Period, PlainTextKey<'agent'>>;

/** The days of the panel's address, by the merchant's clock. */
export function usePeriodDays(): DateRange {
  const { timeZone } = useBrand();
  const { query } = useCentreQuery();
  // A day that begins while the panel is read does not move what is read.
  const [today] = useState(() => todayIn(timeZone));
  return daysOf(periodNamed(query.get(PERIOD)), today);
}

/** Chooses the period of the panel, which stands in its address. */
export function PeriodChips() {
  const t = useText('agent');
  const { query, replace } = useCentreQuery();
  return (
    <TimeRangeChips label={t('period.label')} value={periodNamed(query.get(PERIOD))} ranges={periods.map((value) => ({ value, label: t(names[value]) }))} onChange={(value) => replace({ [PERIOD]: value })} />
  );
}
