import { useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { StatusTag } from '@livery/ui-kit';
import type { Tone } from '@livery/ui-kit';
import { Below } from '../agent-style.ts';
import { Sentences, Terms } from './contract-style.ts';
import type { Contract, Version } from './types.ts';
import { useTerms } from './use-terms.ts';
import type { PeriodName } from './use-terms.ts';

const states = {
  pending: ['contract.state.pending', 'info'],
  active: ['contract.state.active', 'success'],
  rejected: ['contract.state.rejected', 'neutral'],
  withdrawn: ['contract.state.withdrawn', 'neutral'],
  expired: ['contract.state.expired', 'neutral'],
  replaced: ['contract.state.replaced', 'neutral'],
  terminated: ['contract.state.terminated', 'warning'],
} as const satisfies Readonly<Record<Version['state'], readonly [PlainTextKey<'agent'>, Tone]>>;

/** Where a version stands, in a word. */
export function VersionState({ version: { state } }: { readonly version: Pick<Version, 'state'> }) {
  const t = useText('agent');
  const [name, tone] = states[state];
  return <StatusTag tone={tone}>{t(name)}</StatusTag>;
}

/** From when until when a version is in effect, or how long an offer is good; null where its state says all. */
export function useVersionTime(): (version: Version, contract: Pick<Contract, 'side' | 'partner'>) => string | undefined {
  const t = useText('agent');
  const { when } = useTerms();
  const { dateTime } = useSiteTime();
  return ({ state, from, until, endedBy, offeredAt, expiresAt, answeredAt }, { side, partner }) => {
    switch (state) {
      case 'pending':
        return t('contract.time.pending', { offered: dateTime(offeredAt), until: dateTime(expiresAt) });
      case 'active':
        return from === null ? undefined : t('contract.time.active', { from: when(from) });
      case 'expired':
        return t('contract.time.expired', { time: dateTime(expiresAt) });
      case 'rejected':
      case 'withdrawn':
        return answeredAt === null ? undefined : t('contract.time.answered', { time: dateTime(answeredAt) });
      case 'replaced':
        return from === null || until === null ? undefined : t('contract.time.replaced', { from: when(from), until: when(until) });
      case 'terminated': {
        if (until === null) return undefined;
        if (endedBy === 'move') return t('contract.time.endedByMove', { until: when(until) });
        if (endedBy === 'most') return t('contract.time.endedByMost', { until: when(until) });
        if (endedBy === 'above') return t('contract.time.endedAbove', { until: when(until) });
        return endedBy === side ? t('contract.time.endedByYou', { until: when(until) }) : t('contract.time.endedBy', { partner, until: when(until) });
      }
    }
  };
}

export interface VersionTermsProps {
  readonly version: Version;
  readonly contract: Pick<Contract, 'kind' | 'side' | 'partner'>;
  readonly period: PeriodName;
}

/** What a version says, each row as a sentence, and when it holds. */
export function VersionTerms({ version, contract, period }: VersionTermsProps) {
  const t = useText('agent');
  const { sentence } = useTerms();
  const time = useVersionTime()(version, contract);
  const several = version.rows.length > 1;
  return (
    <Terms>
      <Sentences data-numbered={several ? '' : undefined}>
        {version.rows.map((row) => (
          <li key={row.percent}>{sentence(row, contract, period)}</li>
        ))}
      </Sentences>
      {several || time !== undefined ? (
        <div>
          {several ? <Below>{t('contract.highestRow')}</Below> : null}
          {time === undefined ? null : <Below>{time}</Below>}
        </div>
      ) : null}
    </Terms>
  );
}
