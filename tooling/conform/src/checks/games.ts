import type { Check, Context } from '../check.ts';
import { NotOffered } from '../verdicts.ts';
import type { CallOptions } from '../client.ts';
import { codeOf } from '../exchange.ts';
import { holds, needed, refused, saidBy, valueOf } from '../expect.ts';
import { answerChecks } from './answers.ts';

const LIST = { clientType: 3 };
const NO_ID = '0198c0de-0000-7000-8000-000000000000';
/** How an entry of the list is opened. */
const LAUNCH = { accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };

const asMember = async ({ accounts }: Context): Promise<CallOptions> => ({ token: (await accounts.member()).token });

/** A page of the list. */
async function page(context: Context, request: object) {
  const exchange = await context.client.call('gameList', { ...LIST, ...request }, await asMember(context));
  return { exchange, list: needed('gameList', exchange) };
}

/** A game that opens by itself. @throws NotOffered where there is none */
async function someGame(context: Context) {
  const { list } = await page(context, { pageSize: 50 });
  const found = list.games.find(({ isGame, state }) => isGame === 'GAME' && state === 'open') ?? list.games[0];
  if (found === undefined) throw new NotOffered('The merchant offers no game.');
  return found;
}

const favouritesOf = async (context: Context) => needed('favouriteIds', await context.client.call('favouriteIds', {}, await asMember(context))).gameIds;

/** Games: lists, favourites, launch and records. */
export const gameChecks: readonly Check[] = [
  ...answerChecks([
    { call: 'gameList', profile: 'games', by: 'member', request: LIST, because: 'The halls of games.' },
    { call: 'recentGames', profile: 'games', by: 'member', because: 'The games that the member played last.' },
    { call: 'favouriteIds', profile: 'games', by: 'member', because: 'The hearts on the cards of games.' },
    { call: 'favouriteGames', profile: 'games', by: 'member', because: 'The hall of favourites.' },
    { call: 'lotteryMenus', profile: 'games', request: { prizeMode: 'SEA' }, because: 'The menus of lotteries.' },
    { call: 'popularLotteries', profile: 'games', because: 'The hall of lotteries.' },
    { call: 'vnLotteryMenu', profile: 'games', because: 'The hall of Vietnam’s lotteries.' },
    { call: 'vnOpenedNumbers', profile: 'games', because: 'The last draws of Vietnam’s lotteries.' },
    { call: 'openedNumbers', profile: 'games', by: 'member', because: 'The last draws of a lottery.' },
    { call: 'betRecords', profile: 'games', by: 'member', because: 'The page of bets.' },
    { call: 'betTotals', profile: 'games', by: 'member', because: 'The sums above the page of bets.' },
  ]),
  {
    id: 'games.paging',
    profile: 'games',
    expects: 'gameList gives at most pageSize games, another page other ones, and says how many pages there are.',
    because: 'Halls fetch the next page when its end is near; the same games again would go on for ever.',
    async run(context) {
      const first = await page(context, { pageNo: 1, pageSize: 2 });
      if (first.list.total < 3) throw new NotOffered('The merchant offers fewer than three games.');
      const second = await page(context, { pageNo: 2, pageSize: 2 });
      holds(first.list.games.length === 2, `Two games were asked for, and ${first.list.games.length} came.`, first.exchange);
      holds(first.list.totalPages === Math.ceil(first.list.total / 2), `${first.list.total} games on pages of two are not ${first.list.totalPages} pages.`, first.exchange);
      const seen = new Set(first.list.games.map(({ gameId }) => gameId));
      holds(second.list.games.every(({ gameId }) => !seen.has(gameId)), 'The second page has games of the first.', second.exchange);
    },
  },
  {
    id: 'games.search',
    profile: 'games',
    expects: 'gameList with gameName finds a game by its whole name, and with a word that is nowhere finds nothing, or says what it looked for instead.',
    because: 'It is the search of the halls.',
    async run(context) {
      const { gameId, name } = await someGame(context);
      const found = await page(context, { gameName: name, pageSize: 100 });
      holds(found.list.games.some((each) => each.gameId === gameId), `"${name}" does not find its game.`, found.exchange);
      const none = await page(context, { gameName: 'zzqqxxkkjj' });
      holds(none.list.total === 0 || none.list.corrected !== undefined, `A word that is nowhere finds ${none.list.total} games.`, none.exchange);
    },
  },
  {
    id: 'games.favourites',
    profile: 'games',
    expects: 'addFavourite puts a game among favouriteIds, and removeFavourite takes it out.',
    because: 'The heart on a card stays as it was left.',
    async run(context) {
      const { client } = context;
      const options = await asMember(context);
      const { gameId } = await someGame(context);
      const before = (await favouritesOf(context)).includes(gameId);
      const added = await client.call('addFavourite', { gameId }, options);
      valueOf('addFavourite', added);
      holds((await favouritesOf(context)).includes(gameId), 'The game is not among the favourites after addFavourite.', added);
      if (before) return;
      const removed = await client.call('removeFavourite', { gameId }, options);
      valueOf('removeFavourite', removed);
      holds(!(await favouritesOf(context)).includes(gameId), 'The game is still among the favourites after removeFavourite.', removed);
    },
  },
  {
    id: 'games.favourite-unknown',
    profile: 'games',
    expects: 'addFavourite of a game that is not there is refused with GAME_NOT_FOUND.',
    because: 'A card of a game that was taken away must not turn its heart on.',
    run: async (context) => refused(await context.client.call('addFavourite', { gameId: 'no-such-game' }, await asMember(context)), 'GAME_NOT_FOUND'),
  },
  {
    id: 'games.rooms',
    profile: 'games',
    expects: 'roomList answers with the tables of a vendor, also where it has none.',
    because: 'A live game opens the list of its tables.',
    async run(context) {
      const { vassalage } = await someGame(context);
      valueOf('roomList', await context.client.call('roomList', { vassalage }, await asMember(context)));
    },
  },
  {
    id: 'games.launch',
    profile: 'games',
    expects: 'launchGame answers with the address of the game, or with a refusal that says why it does not open.',
    because: 'It is what a click on a card does.',
    async run(context) {
      const { gameId, vassalage } = await someGame(context);
      const exchange = await context.client.call('launchGame', { ...LAUNCH, gameId, vassalage }, await asMember(context));
      const code = codeOf(exchange);
      if (code !== undefined && /^(GAME_|VENDOR_MAINTENANCE|ROOM_CLOSED|TRUE_ACCOUNT_NEEDED|INSUFFICIENT_FUNDS)/.test(code)) throw new NotOffered(`The game does not open now (${code}).`);
      const { game_url: url, game_url2: other } = valueOf('launchGame', exchange);
      holds(URL.canParse(url ?? other ?? ''), 'Neither game_url nor game_url2 is an address.', exchange);
    },
  },
  {
    id: 'games.launch-unknown',
    profile: 'games',
    expects: 'launchGame of a game that is not there is refused with GAME_NOT_FOUND.',
    because: 'The page offers other games then.',
    run: async (context) => refused(await context.client.call('launchGame', { ...LAUNCH, gameId: 'no-such-game', vassalage: 'NONE' }, await asMember(context)), 'GAME_NOT_FOUND'),
  },
  {
    id: 'games.bet-unknown',
    profile: 'games',
    expects: 'betRecord of a bet that is not there is refused with NOT_FOUND.',
    because: 'The page then shows the list again.',
    async run(context) {
      const exchange = await context.client.call('betRecord', { id: NO_ID }, await asMember(context));
      holds(codeOf(exchange) === 'NOT_FOUND', `It should be refused with NOT_FOUND, but ${saidBy(exchange)}.`, exchange);
    },
  },
  {
    id: 'games.bet-other',
    profile: 'games',
    expects: 'betRecord of another member’s bet is refused with NOT_FOUND.',
    because: 'Nobody sees the bets of others, nor whether they are there.',
    async run(context) {
      const [first] = needed('betRecords', await context.client.call('betRecords', { pageSize: 1 }, await asMember(context))).records;
      if (first === undefined) throw new NotOffered('The member has made no bet. Name one with --member that has.');
      refused(await context.client.call('betRecord', { id: first.id }, { token: (await context.accounts.other()).token }), 'NOT_FOUND');
    },
  },
];
