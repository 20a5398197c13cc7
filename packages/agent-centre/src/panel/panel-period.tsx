import { MerchantZone, PeriodField, usePeriod } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import type { DateRange } from '@livery/ui-kit';

/** The days of the panel's address, by the merchant's clock. */
export const usePeriodDays = (): DateRange => usePeriod().period;

/** Chooses the days of the panel, which stand in its address. */
export function PanelPeriod() {
  const t = useText('agent');
  const { period, today, choose } = usePeriod();
  return (
    <div>
      <MerchantZone text={(words) => t('period.zone', words)} />
      <PeriodField
        period={period}
        today={today}
        onChange={choose}
        texts={{
          label: t('period.label'), presets: t('period.presets'), last31Days: t('period.last31'), thisWeek: t('period.thisWeek'), lastWeek: t('period.lastWeek'), thisMonth: t('period.thisMonth'), lastMonth: t('period.lastMonth'),
          lastThreeMonths: t('period.lastThreeMonths'), lastTwelveMonths: t('period.lastTwelveMonths'), further: t('period.further'),
          messages: { tooEarly: (day) => t('period.tooEarly', { day }), tooLate: (day) => t('period.tooLate', { day }), unavailable: t('period.unavailable'), incomplete: t('period.incomplete'), reversed: t('period.reversed') },
        }}
      />
    </div>
  );
}
