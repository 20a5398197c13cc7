import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { EmptyState, GameCardSkeletons, Grid, iconHeart, iconHistory, LinkButton } from '@livery/ui-kit';
import { useFavourites } from '../../favourites/use-favourites.ts';
import { GameTile } from '../../game-tile.tsx';
import { hallApi } from '../../hall-api.ts';
import { useScrollMemory } from './scroll-memory.ts';
import { WindowedGrid } from './windowed-grid.tsx';

export interface PersonalGamesGridProps {
  readonly shelf: 'favourites' | 'recent';
  /** Address of the whole hall. */
  readonly hallHref: string;
}

/** A member's own games of every hall: favourites, or those played last. A mark that is taken away leaves the card until the shelf is opened again. */
export function PersonalGamesGrid({ shelf, hallHref }: PersonalGamesGridProps) {
  const t = useText('games');
  const scrollTo = useScrollMemory();
  const { ids, onMark } = useFavourites();
  const favourites = hallApi.useFavouriteGamesQuery(undefined, { skip: shelf !== 'favourites', refetchOnMountOrArgChange: true });
  const recent = hallApi.useRecentGamesQuery(undefined, { skip: shelf !== 'recent', refetchOnMountOrArgChange: true });
  const { data, error, refetch } = shelf === 'favourites' ? favourites : recent;
  if (data === undefined && error !== undefined) return <LoadFailed title={t('hall.failed')} error={error} onRetry={refetch} />;
  if (data === undefined) {
    return (
      <Grid data-of="tiles">
        <GameCardSkeletons count={12} />
      </Grid>
    );
  }
  if (data.list.length === 0) {
    return (
      <EmptyState
        glyph={shelf === 'favourites' ? iconHeart : iconHistory}
        title={t(shelf === 'favourites' ? 'favourite.none' : 'recent.none')}
        description={t(shelf === 'favourites' ? 'favourite.noneText' : 'recent.noneText')}
        actions={<LinkButton href={hallHref}>{t('hall.allVendors')}</LinkButton>}
      />
    );
  }
  return (
    <WindowedGrid
      count={data.list.length}
      identity={shelf}
      scrollTo={scrollTo}
      tile={(index) => {
        const game = data.list[index];
        return game === undefined ? null : <GameTile key={game.gameId} game={game} marked={ids.has(game.gameId)} onMark={onMark} level={2} />;
      }}
    />
  );
}
