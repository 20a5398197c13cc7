import { dateWords, useLanguage, useTextRuntime } from '@livery/i18n';
import type { ChartProps, DateRange } from '@livery/ui-kit';
import { stepsOf } from '../period/period.ts';
import type { Steps } from '../period/period.ts';
import { dateLocale } from '../time/date-locale.ts';
import { useSiteTime } from '../time/use-site-time.ts';

/** The steps of a period with how a chart writes them. */
export interface PeriodSteps extends Steps, Pick<ChartProps, 'formatPoint'> {
  readonly formatPointTick: (point: string) => string;
}

/** Days, or months of a long period, as the points of a chart. */
export function usePeriodSteps(period: DateRange): PeriodSteps {
  const { language } = useLanguage();
  const { day, shortDay } = useSiteTime();
  const steps = stepsOf(period);
  const { options } = useTextRuntime();
  const tag = dateLocale(language.tag);
  const byDay = steps.unit === 'day';
  const dateOf = (month: string): Date => new Date(`${month}-01`);
  const monthName = dateWords(tag, options, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const shortMonth = dateWords(tag, options, { month: 'short', timeZone: 'UTC' });
  return {
    ...steps,
    formatPoint: (point) => (byDay ? day(point) : monthName.format(dateOf(point))),
    formatPointTick: (point) => (byDay ? shortDay(point) : shortMonth.format(dateOf(point))),
  };
}
