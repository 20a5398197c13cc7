import { routeTable } from '@livery/navigation/paths';

/** Who looks at a page: the demo's member and agent, or somebody without a session. */
export type Looker = 'visitor' | 'member' | 'agent';

/** One thing of a brand to look at, on a page of its site. */
export interface Scene {
  readonly id: string;
  readonly title: string;
  readonly group: 'Pages' | 'Forms' | 'Centres' | 'Dialogs';
  /** Path of the site. */
  readonly path: string;
  readonly looker: Looker;
  /** What the scene is about, where it comes after the page: its picture is complete once that is there. */
  readonly awaits: string;
  /** What is pressed then, one after another: selectors, since the site may be in any language. */
  readonly press: readonly string[];
  /** The width that has it, where the other has not. */
  readonly only?: 'phone' | 'desktop';
  /** Keys of a brand that this scene shows more of than others do. */
  readonly shows: RegExp;
}

const { home, rng, promotions, help, login, register, depositv2, withdraw, memberCentre, personalHistoryCopy, securityCenter, agentCentre } = routeTable;

type Given = Pick<Scene, 'id' | 'title' | 'group'> & Partial<Scene>;

function scene({ paths: [path] }: { readonly paths: readonly [string, ...string[]] }, given: Given): Scene {
  return { path, looker: 'visitor', awaits: given.group === 'Pages' ? '#content' : '[role=dialog] :is(button, a)', press: [], shows: /^$/, ...given };
}

/** The first of the other ways below the form of the login. */
const FORGOTTEN = '[role=dialog] > div > div:last-child > div:first-child > button';
/** The link of the third card that has one: profile, picture, password. */
const CHANGE_PASSWORD = '[role=dialog] :nth-child(3 of [aria-labelledby]:has(> a)) > a';

/** What is looked at of every brand, in the order in which it is shown. */
export const scenes: readonly Scene[] = [
  scene(home, { id: 'home', title: 'Home', group: 'Pages', shows: /^(?:home|header|footer|phone|categories|languages|assets\.(?:hero|logo|background|pattern)\w*|brand|look\.(?:hero|header|heading|button|navigation|logo|sections))\b/ }),
  scene(rng, { id: 'hall', title: 'Hall of games', group: 'Pages', shows: /^(?:categories|look\.(?:tile|art|ratio|density))\b/ }),
  scene(promotions, { id: 'promotions', title: 'Promotions', group: 'Pages' }),
  scene(help, { id: 'help', title: 'Help', group: 'Pages', shows: /^(?:footer\.help|identity\.supportContact|languages)\b/ }),
  scene(login, { id: 'login', title: 'Log in', group: 'Forms', shows: /^features\b/ }),
  scene(register, { id: 'register', title: 'Register', group: 'Forms', shows: /^(?:features|minimumAge|blockedCountries)\b/ }),
  scene(depositv2, { id: 'deposit', title: 'Deposit', group: 'Forms', looker: 'member', shows: /^currency\b/ }),
  scene(withdraw, { id: 'withdraw', title: 'Withdraw', group: 'Forms', looker: 'member', shows: /^currency\b/ }),
  scene(memberCentre, { id: 'member-centre', title: 'Member centre', group: 'Centres', looker: 'member', shows: /^(?:features\.memberCentre|currency)\b/ }),
  scene(personalHistoryCopy, { id: 'records', title: 'Betting records', group: 'Centres', looker: 'member', shows: /^(?:look\.density|timeZone)\b/ }),
  scene(securityCenter, { id: 'account', title: 'My account', group: 'Centres', looker: 'member' }),
  scene(agentCentre, { id: 'agent-centre', title: 'Agent centre', group: 'Centres', looker: 'agent', shows: /^features\.agentPolicy\b/ }),
  scene(login, { id: 'forgot-password', title: 'Forgot password', group: 'Dialogs', press: [FORGOTTEN], shows: /^features\b/ }),
  scene(home, { id: 'notices', title: 'Announcements', group: 'Dialogs', press: ['section[aria-labelledby=announcements] button'], shows: /^announcements\b/ }),
  scene(securityCenter, { id: 'change-password', title: 'Change password', group: 'Dialogs', looker: 'member', press: [CHANGE_PASSWORD], awaits: '[role=dialog] [type=password]' }),
  scene(home, { id: 'menu', title: 'Menu of phones', group: 'Dialogs', press: ['nav button[aria-haspopup=dialog]'], only: 'phone', shows: /^(?:phone|categories)\b/ }),
];
