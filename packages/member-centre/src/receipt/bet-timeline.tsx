import { useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { DateTime, Timeline } from '@livery/ui-kit';
import { stateText } from '../records/bet-state.tsx';

type Stages = ResponseOf<'betRecord'>['stages'];

/** Whole seconds between two moments. */
const secondsBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 1000);

/** The stages of a bet, first to last, each with the time since it was placed. */
export function BetTimeline({ stages, over }: { readonly stages: Stages; readonly over: boolean }) {
  const t = useText('member');
  const format = useFormat();
  const { dateTime } = useSiteTime();
  const start = stages[0]?.at;
  const later = (at: string): string | undefined => {
    const seconds = start === undefined ? 0 : secondsBetween(start, at);
    return seconds > 0 ? t('receipt.later', { time: format.duration(seconds) }) : undefined;
  };
  const items = stages.map(({ stage, at }) => ({
    id: stage,
    title: t(stateText(stage)),
    time: <DateTime value={at}>{dateTime(at)}</DateTime>,
    note: later(at),
  }));
  return <Timeline items={items} pending={over ? undefined : t('receipt.waiting')} />;
}
