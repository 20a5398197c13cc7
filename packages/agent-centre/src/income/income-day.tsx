import { useBrand } from '@livery/brand-kit/react';
import { FILE_PAGE, recordStamp, useFailure, useMoneyText, useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { DateTime, EmptyState, iconWallet, Money, RowOpenButton, SignedMoney, StatList } from '@livery/ui-kit';
import type { DateRange, TableColumn } from '@livery/ui-kit';
import { agentCentreApi } from '../api.ts';
import { Below, Lead, Parts } from '../agent-style.ts';
import { useTerms } from '../contracts/use-terms.ts';
import { BackTo, OpenedHeading } from '../panel/opened.tsx';
import { PanelList } from '../panel/panel-list.tsx';
import { usePeriodText } from '../salaries/use-period-text.ts';
import { SavePanel } from '../save/save-panel.tsx';
import { SupportLine } from '../support-line.tsx';
import { useDaysText, useIncomeNames } from './income-kinds.ts';
import type { IncomeKind } from './income-kinds.ts';

type Move = ResponseOf<'agentIncomeDay'>['moves'][number];

export interface IncomeDayProps {
  /** The days of the figure: one, or all of the panel. */
  readonly days: DateRange;
  readonly kind: IncomeKind;
  readonly onBack: () => void;
  /** Opens the explanation of a settlement. */
  readonly onExplain: (id: string) => void;
}

const keyOf = ({ id }: Move): string => id;
const isKept = ({ settlement }: Move): boolean => settlement !== null;

/** An amount, with a sign where it was taken back. */
const amountText = (amount: string, money: (amount: string) => string) => (amount.startsWith('-') ? <SignedMoney amount={amount} format={money} /> : <Money>{money(amount)}</Money>);

/** What a figure of income is made of: each amount with the settlement that it belongs to, which leads to its explanation. */
export function IncomeDay({ days: { start: day, end: to }, kind, onBack, onExplain }: IncomeDayProps) {
  const t = useText('agent');
  const money = useMoneyText();
  const daysText = useDaysText();
  const { timeZone } = useBrand();
  const stamp = recordStamp(timeZone);
  const names = useIncomeNames();
  const { kindName } = useTerms();
  const periodText = usePeriodText();
  const columns = useColumns(kind);
  const asked = { day, kind, ...(to === day ? {} : { to }) };
  const list = agentCentreApi.useAgentIncomeDayInfiniteQuery(asked);
  const failure = useFailure(list);
  const [read] = agentCentreApi.useLazyAgentIncomeDayPageQuery();
  const { currentData } = list;
  const first = currentData?.pages[0];
  return (
    <Parts>
      <BackTo onBack={onBack}>{t('income.back')}</BackTo>
      <section>
        <OpenedHeading>{t('income.behind', { kind: names[kind], day: daysText(day, to) })}</OpenedHeading>
        {failure !== undefined ? null : <StatList stats={[{ name: names[kind], value: first && amountText(first.total, money), main: true }]} />}
        <PanelList
          label={t('income.moves')}
          columns={columns}
          entries={currentData?.pages.flatMap(({ moves }) => moves)}
          rowKey={keyOf}
          list={list}
          failed={t('income.failed')}
          empty={<EmptyState glyph={iconWallet} compact title={t('income.noMoves')} />}
          onOpen={({ settlement }) => {
            if (settlement !== null) onExplain(settlement.id);
          }}
          canOpen={isKept}
        />
        {first === undefined || first.moves.length === 0 ? null : (
          <>
            <Lead>{t('income.movesMeaning')}</Lead>
            <SavePanel
              more="page"
              fileName={`${day}${to === day ? '' : `_${to}`}_${kind}.csv`}
              headings={[t('movement.time'), t('movement.kind'), t('settlement.period'), t('settlement.partner'), t('movement.amount')]}
              read={async (before) => {
                const { moves, next } = await read({ ...asked, limit: FILE_PAGE, ...(before === undefined ? {} : { before }) }).unwrap();
                return { rows: moves.map(({ at, amount, settlement }) => [stamp(at), ...(settlement === null ? ['', '', ''] : [kindName(settlement.kind), periodText(settlement), settlement.account ?? '']), amount]), next };
              }}
            />
          </>
        )}
      </section>
      <SupportLine />
    </Parts>
  );
}

function useColumns(kind: IncomeKind): readonly TableColumn<Move>[] {
  const t = useText('agent');
  const money = useMoneyText();
  const { dateTime } = useSiteTime();
  const { kindName } = useTerms();
  const periodText = usePeriodText();
  return [
    {
      key: 'settlement', header: t('settlement.period'), lines: 2,
      cell: ({ settlement, at }) => (
        <>
          {settlement === null ? t('income.notKept') : <RowOpenButton>{periodText(settlement)}</RowOpenButton>}
          <Below>
            {settlement === null ? null : `${kindName(settlement.kind)} · `}
            <DateTime value={at}>{dateTime(at)}</DateTime>
          </Below>
        </>
      ),
    },
    ...(kind === 'paid' || kind === 'kept' ? [{ key: 'partner', header: t('settlement.partner'), cell: ({ settlement }: Move) => (settlement?.account == null ? null : <bdi dir="ltr">{settlement.account}</bdi>) }] : []),
    { key: 'amount', header: t('movement.amount'), align: 'end', cell: ({ amount }) => amountText(amount, money) },
  ];
}
