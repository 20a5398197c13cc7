import { useBrand } from '@livery/brand-kit/react';
import { useLanguage, useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Button, EmptyState, GameCardSkeletons, Grid, iconSearch, InfiniteList, VisuallyHidden } from '@livery/ui-kit';
import type { InfiniteState } from '@livery/ui-kit';
import { useDeferredValue } from 'react';
import { GameTile } from '../../game-tile.tsx';
import { useFavourites } from '../../favourites/use-favourites.ts';
import { filterCount, listRequest, noFilters } from '../query/hall-query.ts';
import type { HallQuery } from '../query/hall-query.ts';
import { useScrollMemory } from './scroll-memory.ts';
import type { ListQuery } from '../query/list-queries.ts';
import { useHallGames } from '../query/use-hall-games.ts';
import { WindowedGrid } from './windowed-grid.tsx';

/** Skeleton tiles while the first page loads. */
const SKELETON_COUNT = 24;
/** Tiles on the first screen of a wide window. */
const FIRST_SCREEN = 8;

export interface GamesGridProps {
  readonly hall: HallQuery;
  /** The lists to show, one after another. */
  readonly sources: readonly [ListQuery, ...ListQuery[]];
  readonly onChange: (part: Partial<HallQuery>) => void;
}

function NothingFound({ hall, onChange }: Pick<GamesGridProps, 'hall' | 'onChange'>) {
  const t = useText('games');
  const { words, everywhere } = hall;
  const filtered = filterCount(hall) > 0;
  if (words === '' && !filtered) return <EmptyState title={t('hall.empty')} description={t('hall.emptyText')} />;
  return (
    <EmptyState
      glyph={iconSearch}
      title={words === '' ? t('find.noMatch') : t('hall.noMatch', { words })}
      description={filtered ? t('find.noMatchText') : t('hall.noMatchText')}
      actions={
        <>
          {words === '' || everywhere ? null : <Button onClick={() => onChange({ everywhere: true, vassalage: undefined })}>{t('find.everywhereAction')}</Button>}
          {filtered ? (
            <Button variant="outline" onClick={() => onChange({ ...noFilters, everywhere: false })}>
              {t('find.clear')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

interface ListsProps extends GamesGridProps {
  /** Games found by the lists before these. */
  readonly foundBefore: number;
}

function useList(hall: HallQuery, source: ListQuery) {
  const { language } = useLanguage();
  const { identity } = useBrand();
  return useHallGames(listRequest(hall, source, language.code, identity));
}

/** How many games the lists have found together, as far as they are requested. */
function FoundCount({ hall, sources, foundBefore }: Omit<ListsProps, 'onChange'>) {
  const t = useText('games');
  const tCommon = useText('common');
  const [source, next, ...others] = sources;
  const { currentData, error, hasNextPage } = useList(hall, source);
  if (currentData === undefined && error === undefined) return tCommon('state.loading');
  const found = foundBefore + (currentData?.pages[0]?.total ?? 0);
  if (next !== undefined && currentData !== undefined && !hasNextPage) return <FoundCount hall={hall} sources={[next, ...others]} foundBefore={found} />;
  return t('hall.count', { count: found });
}

/** The games of the first list, then, at its end, those of the others. */
function GameLists({ hall, sources, foundBefore, onChange }: ListsProps) {
  const t = useText('games');
  const tCommon = useText('common');
  const scrollTo = useScrollMemory();
  const { ids, onMark } = useFavourites();
  const [source, next, ...others] = sources;
  const answer = useList(hall, source);
  // The next page renders with low priority while scrolling; another list at once.
  const shown = useDeferredValue(answer);
  const sameList = shown.currentData?.pages[0] === answer.currentData?.pages[0];
  const { currentData, data, error, isFetching, hasNextPage, fetchNextPage, refetch } = sameList ? shown : answer;
  // The previous results stay until the new ones have arrived, so that typing causes no flicker.
  const pages = (currentData ?? data)?.pages ?? [];
  const games = pages.flatMap((page) => page.games);
  const found = pages[0]?.total;
  const corrected = currentData?.pages[0]?.corrected;

  if (currentData === undefined && error !== undefined) return <LoadFailed title={t('hall.failed')} error={error} onRetry={refetch} />;
  const state: InfiniteState = isFetching ? 'loading' : error !== undefined ? 'error' : hasNextPage ? 'idle' : 'end';
  const labels = { loading: t('hall.loading'), error: t('hall.failed'), retry: tCommon('action.retry'), more: t('hall.more') };
  return (
    <div>
      {corrected === undefined ? null : <p>{t('find.corrected', { words: corrected })}</p>}
      {found === undefined ? (
        <Grid data-of="tiles">
          <GameCardSkeletons count={SKELETON_COUNT} />
        </Grid>
      ) : games.length > 0 ? (
        <InfiniteList state={state} onMore={() => void fetchNextPage()} labels={next === undefined ? { ...labels, end: t('hall.end') } : labels}>
          <WindowedGrid
            count={games.length}
            identity={pages[0]}
            scrollTo={scrollTo}
            tile={(index) => {
              const game = games[index];
              return game === undefined ? null : <GameTile key={index} game={game} marked={ids.has(game.gameId)} onMark={onMark} priority={index < FIRST_SCREEN && hall.words === ''} level={2} />;
            }}
          />
        </InfiniteList>
      ) : next === undefined && foundBefore === 0 ? (
        <NothingFound hall={hall} onChange={onChange} />
      ) : null}
      {next !== undefined && currentData !== undefined && state === 'end' ? <GameLists hall={hall} sources={[next, ...others]} foundBefore={foundBefore + (found ?? 0)} onChange={onChange} /> : null}
    </div>
  );
}

/** The games of a hall with infinite loading, for members. The number of results is announced once, for all lists together. */
export function GamesGrid({ hall, sources, onChange }: GamesGridProps) {
  const lists = hall.everywhere ? ([{}] as const) : sources;
  return (
    <div>
      <VisuallyHidden role="status">
        <FoundCount hall={hall} sources={lists} foundBefore={0} />
      </VisuallyHidden>
      <GameLists hall={hall} sources={lists} foundBefore={0} onChange={onChange} />
    </div>
  );
}
