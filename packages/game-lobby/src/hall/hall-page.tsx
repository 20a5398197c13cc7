import type { DialogFailureBoundary } from '@livery/app-shell';
import { useBrand } from '@livery/brand-kit/react';
import { useFormat, useText } from '@livery/i18n';
import { buildNavigation, PageTitle, vendorsOfHall } from '@livery/navigation';
import { LoadFailed, useSession } from '@livery/session';
import { EmptyState, iconClock, Notice, SectionHeading, Surface } from '@livery/ui-kit';
import { lobbyApi } from '../api.ts';
import { FilterRow } from '../filters/filter-row.tsx';
import type { GameType } from '../hooks.ts';
import { HallLottery } from '../lottery/hall-lottery.tsx';
import { GameSearch } from './query/game-search.tsx';
import { GamesGrid } from './grid/games-grid.tsx';
import { HallRoot } from './hall-root.ts';
import { hallTitles } from './hall-titles.ts';
import { PersonalGamesGrid } from './grid/personal-games-grid.tsx';
import { listQueriesOf } from './query/list-queries.ts';
import { usePrefetchGames } from './query/use-prefetch-games.ts';
import { useHallState } from './query/use-hall-state.ts';
import { VendorTabs } from './vendor-tabs.tsx';
import { VisitorGamesGrid } from './grid/visitor-games-grid.tsx';

export interface HallPageProps {
  /** The kinds of games of this hall; most have one, the lotteries share a page and its title. */
  readonly gameTypes: readonly [GameType, ...GameType[]];
  /** Stands around a part of the hall that opens over it. */
  readonly boundary: DialogFailureBoundary;
}

type Kinds = HallPageProps['gameTypes'];

/** Of the kinds that may share a hall those that the site offers; all of them where it offers none. */
function offeredOf(gameTypes: Kinds, offered: readonly GameType[]): Kinds {
  const [first, ...rest] = gameTypes.filter((each) => offered.includes(each));
  return first === undefined ? gameTypes : [first, ...rest];
}

/** A category's hall: its vendors as tabs, search, filters, and games. Its state is kept in the address. */
export function HallPage({ gameTypes, boundary }: HallPageProps) {
  const t = useText('games');
  const format = useFormat();
  const brand = useBrand();
  const { loggedIn } = useSession();
  const state = useHallState();
  const { hall, change, hrefOf } = state;
  const { data: reported, error, refetch } = lobbyApi.useGameCategoriesQuery();
  const items = buildNavigation(reported?.list ?? [], brand);
  const kinds = offeredOf(gameTypes, reported === undefined ? brand.categories : items.map((item) => item.gameType));
  const vendors = reported === undefined ? undefined : kinds.flatMap((each) => vendorsOfHall(reported.list, each, brand));
  const sources = listQueriesOf(reported?.list ?? [], kinds, brand, hall.vassalage);
  const [gameType, ...others] = kinds;
  const title = t(others.length === 0 ? hallTitles[gameType] : 'title.lotteries');
  // A vendor alone says so itself; where none is left, the hall does, once.
  const closed = vendors !== undefined && vendors.length > 0 && vendors.every(({ state: each }) => each === 'maintenance');
  const games = vendors?.reduce((sum, vendor) => (hall.vassalage === undefined || vendor.vassalage === hall.vassalage ? sum + vendor.games : sum), 0);
  const ofVendor = items.find((item) => kinds.includes(item.gameType) && item.vendors.some(({ vassalage }) => vassalage === hall.vassalage));
  const point = (ofVendor ?? items.find((item) => item.gameType === gameType))?.point ?? null;
  const prefetchGames = usePrefetchGames(sources[0]);
  const search = (words: string) => {
    if (reported !== undefined) prefetchGames({ ...hall, words, everywhere: hall.everywhere && words !== '' });
    change({ words, shelf: undefined });
  };
  const wall =
    hall.shelf === undefined ? <GamesGrid hall={hall} sources={sources} onChange={change} /> : <PersonalGamesGrid key={hall.shelf} shelf={hall.shelf} hallHref={hrefOf({ shelf: undefined })} />;
  // The route names the page, but where the hall may be of several kinds.
  const name = gameTypes.length === 1 ? null : <PageTitle>{title}</PageTitle>;
  if (closed && !loggedIn) {
    return (
      <HallRoot>
        {name}
        <SectionHeading level={1}>{title}</SectionHeading>
        {gameTypes.includes('ELOTT') ? <HallLottery /> : null}
        <Surface>
          <EmptyState glyph={iconClock} title={t('hall.closedTitle')} description={t('hall.closedText')} />
        </Surface>
      </HallRoot>
    );
  }
  return (
    <HallRoot>
      {name}
      <SectionHeading level={1} lead={point === null ? undefined : t('hall.points', { value: format.number(point, { minimumFractionDigits: 2 }) })} action={loggedIn ? <GameSearch words={hall.words} onWords={search} /> : undefined}>
        {title}
      </SectionHeading>
      {closed ? (
        <Notice tone="info" title={t('hall.closedTitle')}>
          {t('hall.closedText')}
        </Notice>
      ) : null}
      {vendors === undefined && error !== undefined ? (
        <LoadFailed title={t('hall.vendorsFailed')} error={error} onRetry={refetch} compact />
      ) : (
        <VendorTabs vendors={vendors} closed={closed} current={hall.vassalage} elsewhere={hall.shelf !== undefined} hrefOf={(vassalage) => hrefOf({ vassalage, shelf: undefined, everywhere: false })} />
      )}
      {gameTypes.includes('ELOTT') ? <HallLottery /> : null}
      {loggedIn ? <FilterRow state={state} gameType={gameType} boundary={boundary} /> : null}
      {loggedIn ? wall : <VisitorGamesGrid gameType={sources[0].gameType ?? gameType} vassalage={hall.vassalage} reported={games} />}
    </HallRoot>
  );
}
