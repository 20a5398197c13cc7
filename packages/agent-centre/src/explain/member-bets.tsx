import { useFocusWhenShown, useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { DateTime, EmptyState, iconSearch, Money, SignedMoney, StatList, StatusTag } from '@livery/ui-kit';
import type { TableColumn, Tone } from '@livery/ui-kit';
import { Below, Lead, Parts } from '../agent-style.ts';
import { contractApi } from '../contracts/api.ts';
import { useTerms } from '../contracts/use-terms.ts';
import { isGone } from '../panel/is-gone.ts';
import { BackTo, OpenedHeading } from '../panel/opened.tsx';
import { PanelList } from '../panel/panel-list.tsx';
import { SupportLine } from '../support-line.tsx';
import { hasAmount } from './arithmetic.ts';
import { SaveBets } from './save-bets.tsx';
import type { Explained, SettledBet } from './types.ts';

export interface MemberBetsProps {
  readonly explained: Explained;
  readonly memberId: string;
  /** The day, hour or moment that the bets belong to. */
  readonly period: string;
  readonly onBack: () => void;
}

/** The bets behind what a member adds to a settlement, oldest first. */
export function MemberBets({ explained: { settlement }, memberId, period, onBack }: MemberBetsProps) {
  const t = useText('agent');
  const money = useMoneyText();
  const { when } = useTerms();
  // Until its heading is there.
  const place = useFocusWhenShown<HTMLElement>();
  const columns = useColumns(settlement.kind === 'realtime');
  const list = contractApi.useSettlementBetsInfiniteQuery({ id: settlement.id, memberId, period });
  const { currentData, error } = list;
  const first = currentData?.pages[0];
  const others = first !== undefined && [first.others.turnover, first.others.validBet, first.others.prizes].some(hasAmount) ? first.others : undefined;
  return (
    <Parts>
      <BackTo onBack={onBack}>{t('explain.backToMembers')}</BackTo>
      <section ref={place} tabIndex={-1} style={{ outline: 'none' }}>
        {first === undefined ? null : (
          <>
            <OpenedHeading>{t('explain.betsTitle', { account: first.row.account, period: when(period) })}</OpenedHeading>
            <StatList
              stats={[
                { name: t('figure.turnover'), value: money(first.row.turnover), main: true },
                { name: t('figure.validBet'), value: money(first.row.validBet) },
                { name: t('figure.prizes'), value: money(first.row.prizes) },
              ]}
            />
            <SaveBets id={settlement.id} memberId={memberId} account={first.row.account} period={period} />
          </>
        )}
        {error !== undefined && isGone(error) ? (
          <>
            <OpenedHeading>{t('explain.bets')}</OpenedHeading>
            <EmptyState glyph={iconSearch} title={t('team.gone')} />
          </>
        ) : (
          <PanelList
            label={t('explain.bets')}
            columns={columns}
            entries={currentData?.pages.flatMap(({ bets }) => bets)}
            rowKey={({ id, type, at }) => `${id} ${type} ${at}`}
            list={list}
            failed={t('explain.betsFailed')}
            moreFailed={t('explain.moreFailed')}
            more={t('explain.more')}
            empty={<EmptyState compact title={t('explain.noBets')} />}
          />
        )}
        {others === undefined ? null : <Lead>{t('explain.others', { turnover: money(others.turnover), validBet: money(others.validBet), prizes: money(others.prizes) })}</Lead>}
      </section>
      <SupportLine />
    </Parts>
  );
}

const types = { bet: ['explain.type.bet', 'neutral'], void: ['explain.type.void', 'warning'], change: ['explain.type.change', 'info'] } as const satisfies Readonly<Record<SettledBet['type'], readonly [PlainTextKey<'agent'>, Tone]>>;

/** The columns of bets. @param shared whether each has a share of its own, as those of real-time salaries have */
function useColumns(shared: boolean): readonly TableColumn<SettledBet>[] {
  const t = useText('agent');
  const money = useMoneyText();
  const { dateTime } = useSiteTime();
  const amount = (value: string) => (value.startsWith('-') ? <SignedMoney amount={value} format={money} /> : <Money>{money(value)}</Money>);
  return [
    {
      key: 'game',
      header: t('explain.game'),
      cell: ({ game, at }) => (
        <>
          {game}
          <Below>
            <DateTime value={at}>{dateTime(at)}</DateTime>
          </Below>
        </>
      ),
    },
    { key: 'type', header: t('explain.type'), cell: ({ type }) => <StatusTag tone={types[type][1]}>{t(types[type][0])}</StatusTag> },
    { key: 'turnover', header: t('figure.turnover'), align: 'end', cell: ({ turnover }) => amount(turnover) },
    { key: 'validBet', header: t('figure.validBet'), align: 'end', cell: ({ validBet }) => amount(validBet) },
    { key: 'prizes', header: t('figure.prizes'), align: 'end', cell: ({ prizes }) => amount(prizes) },
    ...(shared ? [{ key: 'share', header: t('explain.share'), align: 'end', cell: ({ share }: SettledBet) => (share === null ? null : amount(share)) } as const] : []),
  ];
}
