import { useSentences, useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { Lead } from '../agent-style.ts';

/** Until when a panel was counted, and what its figures mean. */
export function CountedLine({ countedAt, meaning }: { readonly countedAt: string | null; readonly meaning: string }) {
  const t = useText('agent');
  const sentences = useSentences();
  const { dateTime } = useSiteTime();
  return (
    <Lead>{sentences(countedAt === null ? t('overview.uncounted') : t('overview.counted', { time: dateTime(countedAt) }), meaning)}</Lead>
  );
}
