import { useBrand } from '@livery/brand-kit/react';
import { useCentreQuery } from '@livery/navigation';
import { todayIn } from '@livery/ui-kit';
import type { DateRange } from '@livery/ui-kit';
import { useState } from 'react';
import { periodOf, periodQuery } from './period.ts';

/** The period of a page of records, which stands in its address. */
export interface PeriodChoice {
  readonly period: DateRange;
  /** Today by the merchant's clock. */
  readonly today: string;
  readonly choose: (period: DateRange) => void;
}

/** Reads and changes the {@link PeriodChoice} of the address; the last 31 days where it names none. */
export function usePeriod(): PeriodChoice {
  const { timeZone } = useBrand();
  const { query, replace } = useCentreQuery();
  // A day that begins while the page is read does not move what is read.
  const [today] = useState(() => todayIn(timeZone));
  return { period: periodOf(query, today), today, choose: ({ start, end }) => replace({ [periodQuery.from]: start, [periodQuery.to]: end }) };
}
