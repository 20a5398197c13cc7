import type { GuardedAction } from '@livery/contracts';
import type { DialogName } from '@livery/app-shell';
import type { PlainTextKey } from '@livery/i18n';

/** What stands around a page: everything; everything but the side menu; the header, and on a phone its tab bar; the header alone, as beside a game; nothing. */
export type Frame = 'full' | 'noSideMenu' | 'noFooter' | 'headerOnly' | 'none';

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
interface Hall<Path extends string, Title extends PlainTextKey<'shell'>> {
  readonly paths: readonly [`/${Path}`];
  readonly guard: null;
  readonly title: Title;
  readonly frame: 'full';
}
const hall = <const Path extends string, const Title extends PlainTextKey<'shell'>>(path: Path, title: Title): Hall<Path, Title> => ({ paths: [`/${path}`], guard: null, title, frame: 'full' });
/** A row for each name. */
const each = (names: readonly string[], row: (name: string) => RouteEntry): object => Object.fromEntries(names.map((name) => [name, row(name)]));
/** Categories whose path and title are their code. */
const halls = <const Code extends string>(...codes: readonly Code[]) =>
  each(codes, (code) => hall(code, `nav.${code.toUpperCase()}` as PlainTextKey<'shell'>)) as { readonly [Key in Code]: Hall<Key, Extract<`nav.${Uppercase<Key>}`, PlainTextKey<'shell'>>> };
/** A lottery page of one account type, without a footer. */
interface Lottery<Path extends string> {
  readonly paths: readonly [`/${Path}`];
  readonly guard: null;
  readonly title: 'nav.LOTT';
  readonly frame: 'noFooter';
}
const lotteries = <const Name extends string>(...names: readonly Name[]) =>
  each(names, (name) => ({ paths: [`/${name}`], guard: null, title: 'nav.LOTT', frame: 'noFooter' })) as { readonly [Key in Name]: Lottery<Key> };

/** A page of a centre; it names itself. */
interface CentrePage<Centre extends CentreName, Path extends string> {
  readonly paths: readonly [`/${Centre}${Path}`];
  readonly guard: GuardedAction;
  readonly title: null;
  readonly frame: 'full';
  readonly centre: Centre;
}
const centrePage = <const Centre extends CentreName, const Path extends string>(centre: Centre, path: Path, guard: GuardedAction): CentrePage<Centre, Path> => ({ paths: [`/${centre}${path}`], guard, title: null, frame: 'full', centre });
/** Pages of a centre at the names that the product gives them. */
const centrePages = <const Centre extends CentreName, const Name extends string>(centre: Centre, guard: GuardedAction, ...names: readonly Name[]) =>
  each(names, (name) => centrePage(centre, `/${name}`, guard)) as { readonly [Key in Name]: CentrePage<Centre, `/${Key}`> };

/** The one table of the site's screens. No other file writes a path out. */
export const routeTable = {
  home: { paths: ['/', '/index', '/index.html', '/home'], guard: null, title: null, frame: 'full' },
  login: { paths: ['/login'], guard: null, title: null, frame: 'full', dialog: 'loginPopupModal' },
  register: { paths: ['/register', '/register.html'], guard: null, title: null, frame: 'full', dialog: 'registerModal' },
  ...halls('elott', 'live', 'sports', 'fish', 'rng', 'pvp', 'esports', 'cockfight', 'bingo', 'inhouse'),
  anim6games: hall('anim6games', 'nav.ANIM6'),
  ...lotteries('lottery', 'vnlottery', 'seaLottery'),
  seamless: { paths: ['/seamless'], guard: null, title: 'tab.games', frame: 'noFooter' },
  game: { paths: ['/game'], guard: 'playDemo', title: 'tab.games', frame: 'headerOnly' },
  promotions: { paths: ['/promotions'], guard: null, title: 'page.promotions', frame: 'full' },
  download: { paths: ['/down', '/download'], guard: null, title: 'page.download', frame: 'full' },
  help: { paths: ['/help'], guard: null, title: 'page.help', frame: 'full' },
  helpAlone: { paths: ['/helpmc'], guard: null, title: 'page.help', frame: 'none' },
  notices: { paths: ['/noticePage'], guard: null, title: 'page.notices', frame: 'full' },
  /** The menu of the member centre. */
  memberCentre: centrePage('member', '', 'openMemberCentre'),
  secondFactor: centrePage('member', '/securityCenter/secondFactor', 'openMemberCentre'),
  transferUpline: centrePage('member', '/transferUpline', 'transferToUpline'),
  referral: centrePage('member', '/referral', 'inviteFriends'),
  ...centrePages('member', 'openMemberCentre', 'securityCenter', 'transferFund', 'depositv2', 'withdraw', 'personalHistoryCopy', 'manualRebate', 'transactionHistory', 'personalProfit', 'messageV2'),
  /** The menu of the agent centre. */
  agentCentre: centrePage('agent', '', 'openAgentCentre'),
  ...centrePages('agent', 'openAgentCentre', 'announcement', 'teamOverview', 'registerCenter', 'teamManagement', 'teamBetting', 'profitLoss', 'myIncome', 'teamTransactions', 'dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'),
} as const satisfies Record<string, RouteEntry>;

export type RouteId = keyof typeof routeTable;

/** A page of the member centre, or its menu. */
export type MemberRouteId = { [Id in RouteId]: (typeof routeTable)[Id] extends { readonly centre: 'member' } ? Id : never }[RouteId];

/** A panel of the agent centre, or its menu. */
export type AgentRouteId = { [Id in RouteId]: (typeof routeTable)[Id] extends { readonly centre: 'agent' } ? Id : never }[RouteId];

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

/** Whether a link of the site leads to the page that a path shows: the home page and others have several paths. */
export function leadsTo(address: string, pathname: string): boolean {
  return routeOf(address) === (isHomePath(pathname) ? 'home' : routeOf(pathname));
}
