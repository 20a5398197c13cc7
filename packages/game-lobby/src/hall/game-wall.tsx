import { useLanguage, useText } from '@livery/i18n';
import { useProblemText } from '@livery/session';
import { isApiProblem } from '@livery/api-sdk';
import { Button, EmptyState, ErrorState, GameCardSkeletons, Grid, iconOffline, iconSearch, InfiniteList, VisuallyHidden } from '@livery/ui-kit';
import type { InfiniteState } from '@livery/ui-kit';
import { lobbyApi } from '../api.ts';
import { GameTile } from '../game-tile.tsx';
import type { GameType } from '../hooks.ts';
import { useDebounced } from './use-debounced.ts';

/** Games on one page of a hall: the specification's number. */
export const GAMES_PER_PAGE = 24;
/** A search starts when typing has rested for this long, in milliseconds. */
const REST_MS = 180;
/** Tiles that the first screen of a wide window shows. */
const FIRST_SCREEN = 8;

/** Properties of {@link GameWall}. */
export interface GameWallProps {
  readonly gameType: GameType;
  readonly vassalage: string | undefined;
  readonly words: string;
}

/** The games of a hall, page after page, for whoever is logged in. */
export function GameWall({ gameType, vassalage, words }: GameWallProps) {
  const t = useText('games');
  const tCommon = useText('common');
  const { language } = useLanguage();
  const problemText = useProblemText();
  const gameName = useDebounced(words.trim(), REST_MS);
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = lobbyApi.useGameListInfiniteQuery({
    clientType: 3,
    platform: 'html5-desktop',
    pageSize: GAMES_PER_PAGE,
    language: language.code,
    gameType,
    ...(vassalage === undefined ? {} : { vassalage }),
    ...(gameName === '' ? {} : { gameName }),
  });
  const pages = currentData?.pages ?? [];
  const games = pages.flatMap((page) => page.games);
  const total = pages[0]?.total ?? 0;

  if (pages.length === 0) {
    if (isApiProblem(error)) {
      return <ErrorState glyph={iconOffline} title={t('hall.failed')} description={problemText(error)} actions={<Button onClick={() => refetch()}>{tCommon('action.retry')}</Button>} />;
    }
    return (
      <Grid data-of="tiles">
        <GameCardSkeletons count={GAMES_PER_PAGE} />
      </Grid>
    );
  }
  if (games.length === 0) {
    return gameName === '' ? (
      <EmptyState title={t('hall.empty')} description={t('hall.emptyText')} />
    ) : (
      <EmptyState glyph={iconSearch} title={t('hall.noMatch', { words: gameName })} description={t('hall.noMatchText')} />
    );
  }
  const state: InfiniteState = isFetching ? 'loading' : error !== undefined ? 'error' : hasNextPage ? 'idle' : 'end';
  return (
    <>
      <VisuallyHidden role="status">{t('hall.count', { count: total })}</VisuallyHidden>
      <InfiniteList
        state={state}
        onMore={() => void fetchNextPage()}
        labels={{ loading: t('hall.loading'), error: t('hall.failed'), retry: tCommon('action.retry'), more: t('hall.more'), end: t('hall.end') }}
      >
        <Grid data-of="tiles">
          {games.map((game, index) => (
            <GameTile key={game.gameId} game={game} priority={index < FIRST_SCREEN} />
          ))}
        </Grid>
      </InfiniteList>
    </>
  );
}
