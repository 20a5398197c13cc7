import { useMoneyChart, useMoneyText, useSentences } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { BarChart, EmptyState, iconChart, Money, NoValue, Notice, SignedMoney, StatList, StatusTag, Table } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { Below, Lead, Parts } from '../agent-style.ts';
import { Terms } from '../contracts/contract-style.ts';
import { useTerms } from '../contracts/use-terms.ts';
import { hasAmount } from '../explain/arithmetic.ts';
import { usePeriodText } from '../salaries/use-period-text.ts';

type Result = ResponseOf<'simulateContract'>;
type Period = Result['periods'][number];

const HEIGHT = 180;
const keyOf = ({ from }: Period): string => from;

export interface SimulationProps {
  readonly simulation: Result;
  /** Whom it would be paid to. */
  readonly account: string;
  /** Whether it would be paid bet by bet. */
  readonly byBet: boolean;
}

/** What a draft would have paid: in a sentence, as a chart, and by period with what the agent keeps. */
export function Simulation({ simulation: { periods, draft, present, difference, lossPeriods }, account, byBet }: SimulationProps) {
  const t = useText('agent');
  const tCommon = useText('common');
  const money = useMoneyText();
  const sentences = useSentences();
  const { when, whenShort } = useTerms();
  const columns = useColumns();
  const { formatValue, labels, series } = useMoneyChart({
    showTable: t('chart.showTable'), showChart: t('chart.showChart'), point: t('settlement.period'), keys: t('simulate.keys'), empty: t('simulate.none'), error: t('chart.failed'), unknown: t('chart.unknown'),
  });
  if (periods.length === 0) return <EmptyState glyph={iconChart} compact title={t('simulate.none')} description={t('simulate.noneNext')} />;
  const oldestFirst = periods.toReversed();
  return (
    <Parts>
      <Terms role="status">
        <p>{t('simulate.words', { account, amount: money(draft), count: periods.length })}</p>
        {periods.every(({ left }) => left === null) ? (
          <Notice tone="info">{t('simulate.ownWallet')}</Notice>
        ) : lossPeriods === 0 ? (
          <Notice tone="success">{t('simulate.noLoss')}</Notice>
        ) : (
          <Notice tone="warning" title={t('simulate.loses', { count: lossPeriods })}>
            {t('simulate.losesWords')}
          </Notice>
        )}
      </Terms>
      <StatList
        columns
        stats={[
          { name: t('simulate.draft'), value: <Money size="lg">{money(draft)}</Money>, main: true },
          { name: t('simulate.present'), value: <Money>{money(present)}</Money> },
          { name: t('simulate.difference'), value: <SignedMoney amount={difference} format={money} /> },
        ]}
      />
      {periods.some((period) => hasAmount(period.draft.gross) || hasAmount(period.present?.gross ?? '0')) ? (
        <BarChart
          caption={t('simulate.chart')}
          points={oldestFirst.map(keyOf)}
          series={[
            series('draft', t('simulate.draft'), oldestFirst.map((period) => period.draft.gross)),
            series('present', t('simulate.present'), oldestFirst.map((period) => period.present?.gross ?? '0')),
          ]}
          height={HEIGHT}
          formatPoint={when}
          formatPointTick={whenShort}
          formatValue={formatValue}
          labels={labels}
        />
      ) : null}
      <Table label={t('simulate.periods')} columns={columns} rows={periods} rowKey={keyOf} loadingLabel={tCommon('state.loading')} empty={null} />
      <Lead>{sentences(t('simulate.meaning'), byBet ? t('simulate.rounded') : null, periods.some(({ unsettled }) => unsettled) ? t('simulate.unsettledWords') : null)}</Lead>
    </Parts>
  );
}

const nothing = { playersWon: 'simulate.playersWon', noTurnover: 'simulate.noTurnover', noRow: 'simulate.noRow' } as const;

function useColumns(): readonly TableColumn<Period>[] {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const periodText = usePeriodText();
  return [
    {
      key: 'period',
      header: t('settlement.period'),
      cell: (period) => (
        <>
          {periodText(period)} {period.unsettled ? <StatusTag tone="info">{t('simulate.unsettled')}</StatusTag> : null}
          <Below>{t('simulate.active', { count: period.activeMembers, members: format.number(period.activeMembers) })}</Below>
        </>
      ),
    },
    {
      key: 'draft',
      header: t('simulate.draft'),
      align: 'end',
      cell: ({ base, betAmount, draft }) => (
        <>
          <Money>{money(draft.gross)}</Money>
          <Below>{draft.nothing === 'playersWon' && !hasAmount(base) ? (hasAmount(betAmount) ? t('simulate.noLoser') : t('simulate.idle')) : draft.nothing !== null ? t(nothing[draft.nothing]) : draft.row === null ? null : t('simulate.row', { number: draft.row + 1, percent: format.number(draft.percent) })}</Below>
        </>
      ),
    },
    { key: 'present', header: t('simulate.present'), align: 'end', cell: ({ present }) => (present === null ? t('simulate.noContract') : <Money>{money(present.gross)}</Money>) },
    { key: 'difference', header: t('simulate.difference'), align: 'end', cell: ({ difference }) => <SignedMoney amount={difference} format={money} /> },
    {
      key: 'left',
      header: t('simulate.left'),
      align: 'end',
      cell: ({ left, loses }) => (
        <>
          {left === null ? <NoValue label={t('simulate.noUpline')} /> : <SignedMoney amount={left} format={money} />}
          {loses ? (
            <Below>
              <StatusTag tone="danger">{t('simulate.loss')}</StatusTag>
            </Below>
          ) : null}
        </>
      ),
    },
  ];
}
