import { useFailure, useMoneyText, useSentences, useSiteTime } from '@livery/centre-kit';
import { useFormat, useText } from '@livery/i18n';
import { href, useCentreQuery } from '@livery/navigation';
import { LoadFailed } from '@livery/session';
import { Money, Notice, SignedMoney, StatList } from '@livery/ui-kit';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Lead } from '../agent-style.ts';
import { contractApi } from '../contracts/api.ts';
import { FigureLink } from '../panel/figure-link.tsx';

/** How often what has accrued is asked for while the panel shows, beside what the push connection says: without one, and for bets that it missed (milliseconds). */
const POLL_MS = 120_000;
/** Name in the address of the part that lists the bets. */
export const ACCRUED = 'accrued';

/** What a real-time salary has accrued since the last posting; each figure leads to its bets. */
export function RealTimeNow() {
  const t = useText('agent');
  const heading = useId();
  const { query, push } = useCentreQuery();
  const linked = (amount: string | number, shown: ReactNode) => (
    <FigureLink amount={amount} href={href('realTimeSalary', { query: { ...Object.fromEntries(query), [ACCRUED]: 'bets' } })} behind={t('realTime.behind')} onOpen={() => push({ [ACCRUED]: 'bets' })}>
      {shown}
    </FigureLink>
  );
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{t('realTime.title')}</h3>
      <Accrued figure={linked} />
    </section>
  );
}

/** The figures of what has accrued, and of when. @param figure what becomes of each */
export function Accrued({ figure }: { readonly figure: (amount: string | number, shown: ReactNode) => ReactNode }) {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const sentences = useSentences();
  const { dateTime } = useSiteTime();
  const query = contractApi.useRealTimeNowQuery({}, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  const { data, error, fulfilledTimeStamp, refetch } = query;
  const failure = useFailure(query);
  const amount = (value: string | undefined, size?: 'lg') => value && figure(value, value.startsWith('-') ? <SignedMoney amount={value} format={money} /> : <Money {...(size === undefined ? {} : { size })}>{money(value)}</Money>);
  if (failure !== undefined) return <LoadFailed title={t('realTime.failed')} error={failure} onRetry={refetch} />;
  return (
    <>
      <StatList
        columns
        stats={[
          { name: t('realTime.net'), value: amount(data?.net, 'lg'), main: true },
          { name: t('realTime.gross'), value: amount(data?.gross) },
          { name: t('realTime.passedOn'), value: amount(data?.passedOn) },
          { name: t('realTime.bets'), value: data && figure(data.bets, format.number(data.bets)) },
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
  );
}
