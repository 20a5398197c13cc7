import { loadAgentCentre } from '@livery/agent-centre';
import { DownloadPage, HelpPage, loadContentPages, NoticePage, PromotionsPage } from '@livery/content';
import type { GameType } from '@livery/contracts';
import { GamePage, loadGamePage } from '@livery/game-launcher';
import { HallPage, loadHallPage, loadLotteryPage, LotteryPage, SeamlessPage } from '@livery/game-lobby';
import { DialogBoundary } from '@livery/layout';
import { loadMemberCentre } from '@livery/member-centre';
import { lotteryPath, routeOf, routeTable } from '@livery/navigation';
import type { AgentRouteId, CentreName, LotteryAccount, MemberRouteId, RouteEntry, RouteId } from '@livery/navigation';
import type { ReactNode } from 'react';
import { HomePage } from '../home/home-page.tsx';

/** What a screen shows. */
export interface SitePage {
  readonly content: ReactNode;
  /** Fetches its chunk ahead. */
  readonly load?: () => Promise<unknown>;
}

const home: SitePage = { content: <HomePage /> };
/** A page of a centre that was entered by its own address opens over the home page. */
const centres: Readonly<Record<CentreName, SitePage>> = { member: { ...home, load: loadMemberCentre }, agent: { ...home, load: loadAgentCentre } };
const hall = (...gameTypes: readonly [GameType, ...GameType[]]): SitePage => ({
  content: <HallPage key={gameTypes[0]} gameTypes={gameTypes} boundary={DialogBoundary} />,
  load: loadHallPage,
});
const lottery = (account: LotteryAccount): SitePage => ({ content: <LotteryPage key={account} path={lotteryPath(account)} />, load: loadLotteryPage });

/** The pages of the screens that are no centre's. */
const pages: Readonly<Record<Exclude<RouteId, MemberRouteId | AgentRouteId>, SitePage>> = {
  home,
  login: home,
  register: home,
  elott: hall('ELOTT', 'LOTT'),
  live: hall('LIVE'),
  sports: hall('SPORTS'),
  fish: hall('FISH'),
  rng: hall('RNG'),
  pvp: hall('PVP'),
  esports: hall('ESPORTS'),
  cockfight: hall('COCKFIGHT'),
  bingo: hall('BINGO'),
  anim6games: hall('ANIM6'),
  inhouse: hall('INHOUSE'),
  lottery: lottery('LOTT'),
  vnlottery: lottery('TCG_LOTTO_VN'),
  seaLottery: lottery('TCG_SEA'),
  seamless: { content: <SeamlessPage /> },
  game: { content: <GamePage />, load: loadGamePage },
  promotions: { content: <PromotionsPage />, load: loadContentPages },
  download: { content: <DownloadPage />, load: loadContentPages },
  help: { content: <HelpPage />, load: loadContentPages },
  helpAlone: { content: <HelpPage />, load: loadContentPages },
  notices: { content: <NoticePage />, load: loadContentPages },
};

/** The page of a screen of the site. */
export const pageOf = (id: RouteId): SitePage => (pages as Partial<Record<RouteId, SitePage>>)[id] ?? centres[(routeTable[id] as RouteEntry).centre ?? 'member'];

/** Fetches the chunk of the page that an address of the site opens; a failure is left to the page itself. */
export function prefetchPage(address: string): void {
  const id = routeOf(address.replace(/[?#].*$/, ''));
  if (id !== undefined) pageOf(id).load?.().catch(() => undefined);
}
