import { usePeriod, useSentences, useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { Lead } from '../agent-style.ts';

/** Until when a panel was counted, and what its figures mean. Of days of which nothing was counted, it promises figures for today alone. */
export function CountedLine({ countedAt, meaning }: { readonly countedAt: string | null; readonly meaning: string }) {
  const t = useText('agent');
  const sentences = useSentences();
  const { dateTime } = useSiteTime();
  const { period, today } = usePeriod();
  return (
    <Lead>{sentences(countedAt === null ? (period.end < today ? null : t('overview.uncounted')) : t('overview.counted', { time: dateTime(countedAt) }), meaning)}</Lead>
  );
}
