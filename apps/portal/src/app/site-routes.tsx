import { DownloadPage, HelpPage, NoticePage, PromotionsPage } from '@livery/content';
import type { GuardedAction } from '@livery/contracts';
import { GamePage } from '@livery/game-launcher';
import { HallPage, hallPaths, LotteryPage, SeamlessPage } from '@livery/game-lobby';
import type { GameType } from '@livery/game-lobby';
import type { ReactNode } from 'react';
import { HomePage } from '../home/home-page.tsx';
import type { SiteLayoutProps } from '../layout/site-layout.tsx';
import { NotFoundPage } from '../status/not-found-page.tsx';
import { homePaths } from './home-paths.ts';

/** One address of the site. */
export interface SiteRoute {
  readonly path: string;
  /** What the page is for, in the table of guards: who may see it. */
  readonly guard: GuardedAction;
  readonly content: ReactNode;
  /** What stands around the page; everything without it. */
  readonly frame?: SiteLayoutProps['frame'];
}

/** Halls by address; two kinds of lottery share one. */
const halls = Map.groupBy(Object.keys(hallPaths) as GameType[], (type) => hallPaths[type]);

/** Every address of the site, with who may see it. */
export const siteRoutes: readonly SiteRoute[] = [
  ...homePaths.map((path): SiteRoute => ({ path, guard: 'browse', content: <HomePage /> })),
  ...[...halls].map(([path, types]): SiteRoute => ({ path, guard: 'browse', content: <HallPage key={path} gameTypes={types as [GameType, ...GameType[]]} /> })),
  ...(['/lottery', '/vnlottery', '/seaLottery'] as const).map((path): SiteRoute => ({ path, guard: 'browse', content: <LotteryPage key={path} path={path} />, frame: 'headerOnly' })),
  { path: '/seamless', guard: 'browse', content: <SeamlessPage />, frame: 'headerOnly' },
  { path: '/game', guard: 'playDemo', content: <GamePage />, frame: 'headerOnly' },
  { path: '/promotions', guard: 'browse', content: <PromotionsPage /> },
  { path: '/down', guard: 'browse', content: <DownloadPage /> },
  { path: '/help', guard: 'browse', content: <HelpPage /> },
  { path: '/noticePage', guard: 'browse', content: <NoticePage /> },
  { path: '*', guard: 'browse', content: <NotFoundPage /> },
];
