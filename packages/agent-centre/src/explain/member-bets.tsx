import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Button, DateTime, EmptyState, iconBack, Money, RecordList, SignedMoney, StatList, StatusTag } from '@livery/ui-kit';
import type { InfiniteState, TableColumn, Tone } from '@livery/ui-kit';
import { useEffect, useRef } from 'react';
import { Below, Lead, Parts } from '../agent-style.ts';
import { contractApi } from '../contracts/api.ts';
import { useTerms } from '../contracts/use-terms.ts';
import { SupportLine } from '../support-line.tsx';
import { useMoneyText } from '../use-money-text.ts';
import { useSiteTime } from '../use-site-time.ts';
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
  const tCommon = useText('common');
  const money = useMoneyText();
  const { when } = useTerms();
  const heading = useRef<HTMLHeadingElement>(null);
  const columns = useColumns(settlement.kind === 'realtime');
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = contractApi.useSettlementBetsInfiniteQuery({ id: settlement.id, memberId, period });
  const state: InfiniteState = isFetching ? 'loading' : error !== undefined ? 'error' : hasNextPage ? 'idle' : 'end';
  const first = currentData?.pages[0];
  const known = first !== undefined;
  useEffect(() => {
    if (known) heading.current?.focus();
  }, [known]);
  const others = first !== undefined && [first.others.turnover, first.others.validBet, first.others.prizes].some(hasAmount) ? first.others : undefined;
  return (
    <Parts>
      <div>
        <Button variant="ghost" size="sm" iconStart={iconBack} onClick={onBack}>
          {t('explain.backToMembers')}
        </Button>
      </div>
      <section>
        {first === undefined ? null : (
          <>
            <h3 ref={heading} tabIndex={-1}>
              {t('explain.betsTitle', { account: first.row.account, period: when(period) })}
            </h3>
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
        <RecordList
          label={t('explain.bets')}
          columns={columns}
          entries={currentData?.pages.flatMap(({ bets }) => bets)}
          rowKey={({ id, type, at }) => `${id} ${type} ${at}`}
          state={state}
          onMore={() => void fetchNextPage()}
          labels={{ loading: tCommon('state.loading'), error: t('explain.moreFailed'), retry: tCommon('action.retry'), more: t('explain.more') }}
          empty={<EmptyState compact title={t('explain.noBets')} />}
          error={error === undefined || isFetching ? undefined : <LoadFailed title={t('explain.betsFailed')} error={error} onRetry={refetch} />}
        />
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
