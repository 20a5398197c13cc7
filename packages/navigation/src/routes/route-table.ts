import type { GuardedAction } from '@livery/contracts';
import type { DialogName } from '@livery/app-shell';
import type { PlainTextKey } from '@livery/i18n';

/** What stands around a page: everything; everything but the side menu; the header alone; nothing. */
export type Frame = 'full' | 'noSideMenu' | 'headerOnly' | 'none';

/** One screen of the site. */
export interface RouteEntry {
  /** Its paths; links lead to the first. */
  readonly paths: readonly [`/${string}`, ...`/${string}`[]];
  /** Who may see it, by the table of guards; null: public. */
  readonly guard: GuardedAction | null;
  /** Its title in catalogue `shell`; null: the site's own title. A page may name itself with `PageTitle`. */
  readonly title: PlainTextKey<'shell'> | null;
  readonly frame: Frame;
  /** The dialog that its address opens over the home page. */
  readonly dialog?: Extract<DialogName, 'loginPopupModal' | 'registerModal'>;
  /** The centre that its address opens over the page that was there, or over the home page. */
  readonly centre?: CentreName;
}

/** A centre: pages of an account that open over the site. */
export type CentreName = 'member' | 'agent';

/** A category's page, public, with the site's frame. */
const hall = <const Path extends `/${string}`, Title extends PlainTextKey<'shell'>>(path: Path, title: Title) => ({ paths: [path], guard: null, title, frame: 'full' }) as const;
/** A lottery page of one account type: the header alone stands around it. */
const lottery = <const Path extends `/${string}`>(path: Path) => ({ paths: [path], guard: null, title: 'nav.LOTT', frame: 'headerOnly' }) as const;

/** A page of the member centre, by the name that the product gives it; it names itself. */
const memberPage = <const Name extends string>(name: Name, guard: GuardedAction = 'openMemberCentre') => ({ paths: [`/member${name}`], guard, title: null, frame: 'full', centre: 'member' }) as const;

/** The one table of the site's screens. No other file writes a path out. */
export const routeTable = {
  home: { paths: ['/', '/index', '/index.html', '/home'], guard: null, title: null, frame: 'full' },
  login: { paths: ['/login'], guard: null, title: null, frame: 'full', dialog: 'loginPopupModal' },
  register: { paths: ['/register', '/register.html'], guard: null, title: null, frame: 'full', dialog: 'registerModal' },
  elott: hall('/elott', 'nav.ELOTT'),
  live: hall('/live', 'nav.LIVE'),
  sports: hall('/sports', 'nav.SPORTS'),
  fish: hall('/fish', 'nav.FISH'),
  rng: hall('/rng', 'nav.RNG'),
  pvp: hall('/pvp', 'nav.PVP'),
  esports: hall('/esports', 'nav.ESPORTS'),
  cockfight: hall('/cockfight', 'nav.COCKFIGHT'),
  bingo: hall('/bingo', 'nav.BINGO'),
  anim6games: hall('/anim6games', 'nav.ANIM6'),
  inhouse: hall('/inhouse', 'nav.INHOUSE'),
  lottery: lottery('/lottery'),
  vnlottery: lottery('/vnlottery'),
  seaLottery: lottery('/seaLottery'),
  seamless: { paths: ['/seamless'], guard: null, title: 'tab.games', frame: 'headerOnly' },
  game: { paths: ['/game'], guard: 'playDemo', title: 'tab.games', frame: 'headerOnly' },
  promotions: { paths: ['/promotions'], guard: null, title: 'page.promotions', frame: 'full' },
  download: { paths: ['/down', '/download'], guard: null, title: 'page.download', frame: 'full' },
  help: { paths: ['/help'], guard: null, title: 'page.help', frame: 'full' },
  helpAlone: { paths: ['/helpmc'], guard: null, title: 'page.help', frame: 'none' },
  notices: { paths: ['/noticePage'], guard: null, title: 'page.notices', frame: 'full' },
  /** The menu of the member centre. */
  memberCentre: memberPage(''),
  securityCenter: memberPage('/securityCenter'),
  secondFactor: memberPage('/securityCenter/secondFactor'),
  transferFund: memberPage('/transferFund'),
  depositv2: memberPage('/depositv2'),
  withdraw: memberPage('/withdraw'),
  transferUpline: memberPage('/transferUpline', 'transferToUpline'),
  personalHistoryCopy: memberPage('/personalHistoryCopy'),
  manualRebate: memberPage('/manualRebate'),
  transactionHistory: memberPage('/transactionHistory'),
  personalProfit: memberPage('/personalProfit'),
  referral: memberPage('/referral', 'inviteFriends'),
  messageV2: memberPage('/messageV2'),
} as const satisfies Record<string, RouteEntry>;

export type RouteId = keyof typeof routeTable;

/** A page of the member centre, or its menu. */
export type MemberRouteId = { [Id in RouteId]: (typeof routeTable)[Id] extends { readonly centre: 'member' } ? Id : never }[RouteId];

const routeByPath = new Map(Object.entries(routeTable).flatMap(([id, { paths }]) => paths.map((path) => [path as string, id as RouteId] as const)));

/** The screen that a path opens; undefined where there is none. */
export function routeOf(pathname: string): RouteId | undefined {
  return routeByPath.get(pathname);
}

/** The entry of a path; undefined where there is none. */
export function routeEntryOf(pathname: string): RouteEntry | undefined {
  const id = routeOf(pathname);
  return id && routeTable[id];
}

/** Whether a path shows the home page, alone or below the dialog of the address. */
export function isHomePath(pathname: string): boolean {
  const id = routeOf(pathname);
  return id === 'home' || id === 'login' || id === 'register';
}
