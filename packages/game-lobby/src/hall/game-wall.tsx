import { useLanguage, useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { EmptyState, GameCardSkeletons, Grid, iconSearch, InfiniteList, VisuallyHidden } from '@livery/ui-kit';
import type { InfiniteState } from '@livery/ui-kit';
import { lobbyApi } from '../api.ts';
import { GameTile } from '../game-tile.tsx';
import type { GameType } from '../hooks.ts';

/** Games on one page of a hall: the specification's number. */
export const GAMES_PER_PAGE = 24;
/** Tiles that the first screen of a wide window shows. */
const FIRST_SCREEN = 8;

/** Properties of {@link GameWall}. */
export interface GameWallProps {
  readonly gameType: GameType;
  readonly vassalage: string | undefined;
  readonly words: string;
}

function useGamePages({ gameType, vassalage, words }: GameWallProps) {
  const { language } = useLanguage();
  return lobbyApi.useGameListInfiniteQuery({
    clientType: 3,
    platform: 'html5-desktop',
    pageSize: GAMES_PER_PAGE,
    language: language.code,
    gameType,
    ...(vassalage === undefined ? {} : { vassalage }),
    ...(words === '' ? {} : { gameName: words }),
  });
}

/** The games of a hall, page after page, for whoever is logged in. How many were found is spoken. */
export function GameWall(props: GameWallProps) {
  const { words } = props;
  const t = useText('games');
  const tCommon = useText('common');
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = useGamePages(props);
  const pages = currentData?.pages ?? [];
  const games = pages.flatMap((page) => page.games);
  const found = pages[0]?.total;

  if (found === undefined && error !== undefined) return <LoadFailed title={t('hall.failed')} error={error} onRetry={refetch} />;
  const nothing =
    words === '' ? (
      <EmptyState title={t('hall.empty')} description={t('hall.emptyText')} />
    ) : (
      <EmptyState glyph={iconSearch} title={t('hall.noMatch', { words })} description={t('hall.noMatchText')} />
    );
  const state: InfiniteState = isFetching ? 'loading' : error !== undefined ? 'error' : hasNextPage ? 'idle' : 'end';
  return (
    <div>
      <VisuallyHidden role="status">{found === undefined ? tCommon('state.loading') : t('hall.count', { count: found })}</VisuallyHidden>
      {found === undefined ? (
        <Grid data-of="tiles">
          <GameCardSkeletons count={GAMES_PER_PAGE} />
        </Grid>
      ) : games.length === 0 ? (
        nothing
      ) : (
        <InfiniteList
          state={state}
          onMore={() => void fetchNextPage()}
          labels={{ loading: t('hall.loading'), error: t('hall.failed'), retry: tCommon('action.retry'), more: t('hall.more'), end: t('hall.end') }}
        >
          <Grid data-of="tiles">
            {games.map((game, index) => (
              <GameTile key={game.gameId} game={game} priority={index < FIRST_SCREEN} level={2} />
            ))}
          </Grid>
        </InfiniteList>
      )}
    </div>
  );
}
