import { useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { DateTime } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { Below } from '../agent-style.ts';

/** The column of a list of bets that says which game was played, and when. */
export function useGameColumn<Bet extends { readonly game: string; readonly at: string }>(): TableColumn<Bet> {
  const t = useText('agent');
  const { dateTime } = useSiteTime();
  return {
    key: 'game',
    header: t('explain.game'),
    lines: 2,
    cell: ({ game, at }) => (
      <>
        {game}
        <Below>
          <DateTime value={at}>{dateTime(at)}</DateTime>
        </Below>
      </>
    ),
  };
}
