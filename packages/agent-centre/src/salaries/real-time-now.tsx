import { useMoneyText, useSentences, useSiteTime } from '@livery/centre-kit';
import { useFormat, useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Money, Notice, SignedMoney, StatList } from '@livery/ui-kit';
import { useId } from 'react';
import { Lead } from '../agent-style.ts';
import { contractApi } from '../contracts/api.ts';

/** How often what has accrued is asked for while the panel shows, beside what the push connection says: without one, and for bets that it missed (milliseconds). */
const POLL_MS = 120_000;

/** What a real-time salary has accrued since the last posting. */
export function RealTimeNow() {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const sentences = useSentences();
  const heading = useId();
  const { dateTime } = useSiteTime();
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = contractApi.useRealTimeNowQuery({}, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  const amount = (value: string | undefined) => (value === undefined ? undefined : value.startsWith('-') ? <SignedMoney amount={value} format={money} /> : <Money>{money(value)}</Money>);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{t('realTime.title')}</h3>
      {data === undefined && error !== undefined && !isFetching ? (
        <LoadFailed title={t('realTime.failed')} error={error} onRetry={refetch} />
      ) : (
        <>
          <StatList
            stats={[
              { name: t('realTime.net'), value: data === undefined ? undefined : data.net.startsWith('-') ? <SignedMoney amount={data.net} format={money} /> : <Money size="lg">{money(data.net)}</Money>, main: true },
              { name: t('realTime.gross'), value: amount(data?.gross) },
              { name: t('realTime.passedOn'), value: amount(data?.passedOn) },
              { name: t('realTime.bets'), value: data === undefined ? undefined : format.number(data.bets) },
            ]}
          />
          {data === undefined ? null : (
            <Lead>
              {sentences(data.since === null ? t('realTime.first') : t('realTime.since', { time: dateTime(data.since) }), t('realTime.next', { time: dateTime(data.nextAt) }))}
            </Lead>
          )}
          {/* It stays, and its text comes into it, so that it is announced. */}
          <div role="status">{data !== undefined && error !== undefined && fulfilledTimeStamp !== undefined ? <Notice tone="warning">{t('realTime.old', { time: dateTime(new Date(fulfilledTimeStamp).toISOString()) })}</Notice> : null}</div>
        </>
      )}
    </section>
  );
}
