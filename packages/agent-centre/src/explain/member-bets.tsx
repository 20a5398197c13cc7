import { useFocusWhenShown, useMoneyText } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { EmptyState, iconDice, iconSearch, StatList } from '@livery/ui-kit';
import { Lead, Parts } from '../agent-style.ts';
import { contractApi } from '../contracts/api.ts';
import { useTerms } from '../contracts/use-terms.ts';
import { isGone } from '../panel/is-gone.ts';
import { BackTo, OpenedHeading } from '../panel/opened.tsx';
import { PanelList } from '../panel/panel-list.tsx';
import { SupportLine } from '../support-line.tsx';
import { hasAmount } from './arithmetic.ts';
import { useBetColumns } from './bet-columns.tsx';
import { SaveBets } from './save-bets.tsx';
import type { Explained } from './types.ts';

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
  const columns = useBetColumns({ shared: settlement.kind === 'realtime' });
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
            empty={<EmptyState glyph={iconDice} compact title={t('explain.noBets')} />}
          />
        )}
        {others === undefined ? null : <Lead>{t('explain.others', { turnover: money(others.turnover), validBet: money(others.validBet), prizes: money(others.prizes) })}</Lead>}
      </section>
      <SupportLine />
    </Parts>
  );
}
