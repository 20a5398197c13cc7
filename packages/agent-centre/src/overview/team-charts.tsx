import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { BarChart, LineChart, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { usePanelChart } from '../panel/use-panel-chart.ts';

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: ${token.space[6]} ${token.space[5]};
  align-items: start;
`;

const HEIGHT = 200;

/** Stakes of a team, and what its members won or lost, by day or month; each as a table too. */
export function TeamCharts({ overview }: { readonly overview: ResponseOf<'agentOverview'> }) {
  const t = useText('agent');
  const { chart, unit, seriesOf } = usePanelChart(overview, t('overview.none'));
  const { days } = overview;
  const [turnover, profit] = unit === 'day' ? [t('chart.turnover'), t('chart.profit')] : [t('chart.turnoverMonths'), t('chart.profitMonths')];
  return (
    <Charts>
      <LineChart {...chart} height={HEIGHT} caption={turnover} series={[seriesOf('turnover', t('figure.turnover'), days, (day) => day.turnover)]} />
      <BarChart {...chart} height={HEIGHT} caption={profit} series={[seriesOf('profit', t('figure.profit'), days, (day) => day.profit)]} />
    </Charts>
  );
}
