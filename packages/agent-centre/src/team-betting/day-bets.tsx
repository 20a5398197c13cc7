import { useBrand } from '@livery/brand-kit/react';
import { FILE_PAGE, recordStamp, useFailure, useMoneyText, useSiteTime } from '@livery/centre-kit';
import type { RequestOf, ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { EmptyState, iconDice, iconUsers, Money, SignedMoney } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { agentCentreApi } from '../api.ts';
import { Below, Parts } from '../agent-style.ts';
import { isGone } from '../panel/is-gone.ts';
import { BackTo, OpenedHeading } from '../panel/opened.tsx';
import { PanelList } from '../panel/panel-list.tsx';
import { useGameColumn } from '../panel/use-game-column.tsx';
import { useGameNames } from '../panel/use-game-names.ts';
import { SavePanel } from '../save/save-panel.tsx';
import { SupportLine } from '../support-line.tsx';
import { BettingTotals } from './betting-totals.tsx';

type Bet = ResponseOf<'agentBets'>['bets'][number];

export interface DayBetsProps {
  /** The line whose bets show. */
  readonly line: Omit<RequestOf<'agentBets'>, 'before' | 'limit'>;
  readonly onBack: () => void;
}

const keyOf = ({ id }: Bet): string => id;

/** The single bets behind a line of team betting, the latest first, with what they come to. */
export function DayBets({ line, onBack }: DayBetsProps) {
  const t = useText('agent');
  const { day } = useSiteTime();
  const columns = useColumns();
  const list = agentCentreApi.useAgentBetsInfiniteQuery(line);
  const failure = useFailure(list);
  const { currentData, error } = list;
  const first = currentData?.pages[0];
  const gone = error !== undefined && isGone(error);
  return (
    <Parts>
      <BackTo onBack={onBack}>{t('betting.back')}</BackTo>
      <section>
        {first === undefined ? null : <OpenedHeading>{t('explain.betsTitle', { account: first.account, period: day(first.day) })}</OpenedHeading>}
        {gone ? (
          <>
            <OpenedHeading>{t('explain.bets')}</OpenedHeading>
            <EmptyState glyph={iconUsers} title={t('team.gone')} />
          </>
        ) : (
          <>
            {failure !== undefined ? null : <BettingTotals totals={first?.totals} />}
            <PanelList
              label={t('explain.bets')}
              columns={columns}
              entries={currentData?.pages.flatMap(({ bets }) => bets)}
              rowKey={keyOf}
              list={list}
              failed={t('explain.betsFailed')}
              empty={<EmptyState glyph={iconDice} compact title={t('explain.noBets')} />}
            />
          </>
        )}
        {first === undefined || first.bets.length === 0 ? null : <Save line={line} account={first.account} />}
      </section>
      <SupportLine />
    </Parts>
  );
}

function Save({ line, account }: Pick<DayBetsProps, 'line'> & { readonly account: string }) {
  const t = useText('agent');
  const names = useGameNames();
  const [read] = agentCentreApi.useLazyAgentBetsPageQuery();
  const { timeZone } = useBrand();
  const stamp = recordStamp(timeZone);
  return (
    <SavePanel
      more="page"
      fileName={`${account}_${line.day}.csv`}
      headings={[t('explain.csv.bet'), t('movement.time'), t('explain.game'), t('betting.vendor'), t('betting.category'), t('figure.turnover'), t('figure.validBet'), t('figure.prizes'), t('betting.profit')]}
      read={async (before) => {
        const { bets, next } = await read({ ...line, limit: FILE_PAGE, ...(before === undefined ? {} : { before }) }).unwrap();
        return { rows: bets.map(({ id, at, game, vendor, category, turnover, validBet, prizes, profit }) => [id, stamp(at), game, names.vendor(vendor), names.category(category), turnover, validBet, prizes, profit]), next };
      }}
    />
  );
}

function useColumns(): readonly TableColumn<Bet>[] {
  const t = useText('agent');
  const money = useMoneyText();
  const game = useGameColumn<Bet>();
  const names = useGameNames();
  return [
    game,
    { key: 'vendor', header: t('betting.vendor'), lines: 2, cell: ({ vendor, category }) => (<>{names.vendor(vendor)}<Below>{names.category(category)}</Below></>) },
    { key: 'turnover', header: t('figure.turnover'), align: 'end', cell: ({ turnover }) => <Money>{money(turnover)}</Money> },
    { key: 'validBet', header: t('figure.validBet'), align: 'end', cell: ({ validBet }) => <Money>{money(validBet)}</Money> },
    { key: 'prizes', header: t('figure.prizes'), align: 'end', cell: ({ prizes }) => <Money>{money(prizes)}</Money> },
    { key: 'profit', header: t('betting.profit'), align: 'end', cell: ({ profit }) => <SignedMoney amount={profit} format={money} /> },
  ];
}
