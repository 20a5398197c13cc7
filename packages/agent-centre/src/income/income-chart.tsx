import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { StackedBarChart } from '@livery/ui-kit';
import { hasAmount } from '../explain/arithmetic.ts';
import { usePanelChart } from '../panel/use-panel-chart.ts';

const HEIGHT = 220;
const kinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;

/** What an agent was paid by day, or month, by kind one above the other; a kind that no day has anything of is left out. */
export function IncomeChart({ income }: { readonly income: ResponseOf<'agentIncome'> }) {
  const t = useText('agent');
  const { chart, unit, seriesOf } = usePanelChart(income, t('income.none'));
  const { days } = income;
  const names = { dividend: t('income.dividend'), daily: t('income.daily'), hourly: t('income.hourly'), realtime: t('income.realtime') };
  return (
    <StackedBarChart
      {...chart}
      caption={unit === 'day' ? t('income.chart') : t('income.chartMonths')}
      height={HEIGHT}
      series={kinds.filter((kind) => days.some((line) => hasAmount(line[kind]))).map((kind) => seriesOf(kind, names[kind], days, (line) => line[kind]))}
    />
  );
}
