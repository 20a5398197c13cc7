import { PeriodField } from '@livery/centre-kit';
import type { PeriodFieldProps } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

const Place = styled.div`
  margin-block-end: ${token.space[4]};
`;

/** Chooses the days that records are about. */
export function PeriodPicker(choice: Omit<PeriodFieldProps, 'texts'>) {
  const t = useText('member');
  return (
    <Place>
      <PeriodField
        {...choice}
        texts={{
          label: t('profit.period'), presets: t('profit.presets'), last31Days: t('profit.last31Days'), thisWeek: t('profit.thisWeek'), lastWeek: t('profit.lastWeek'), thisMonth: t('profit.thisMonth'), lastMonth: t('profit.lastMonth'),
          lastThreeMonths: t('profit.lastThreeMonths'), lastTwelveMonths: t('profit.lastTwelveMonths'), further: t('period.further'),
          messages: { tooEarly: (day) => t('profit.tooEarly', { day }), tooLate: (day) => t('profit.tooLate', { day }), unavailable: t('profit.unavailable'), incomplete: t('profit.incomplete'), reversed: t('profit.reversed') },
        }}
      />
    </Place>
  );
}
