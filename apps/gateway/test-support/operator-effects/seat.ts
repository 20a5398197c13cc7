import { randomUUID } from 'node:crypto';
import { seamlessCalls, type ResponseOf, type SeamlessCall, type SeamlessCode } from '@livery/contracts';
import { signedHeaders, type SigningKey } from '../../src/modules/seamless-wallet/index.ts';
import { registration } from '../caller.ts';
import { VENDOR_KEY_ID, VENDOR_SECRET } from '../player.ts';
import { NORTH } from '../test-fleet.ts';
import type { OperatorSite } from './operator-site.ts';

const LAUNCH = { accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };

/** How a vendor signs: its key and the version of the signature. */
export interface Signing {
  readonly key?: SigningKey;
  readonly version?: 1 | 2;
}

/** A member with the welcome credit of 1000.00 in a slot, seen by the member and by the vendor, both over HTTP. */
export interface Seat {
  readonly username: string;
  /** Of the login. */
  readonly token: string;
  readonly memberId: string;
  readonly vendor: string;
  readonly game: string;
  /** Code of another launch; `OK` where a game opens. */
  launch(ip?: string): Promise<string>;
  /** The state that the hall shows of the game; `gone` where the hall has none. */
  inHall(ip?: string): Promise<string>;
  /** Stakes of one bet, as the hall shows them. */
  stakes(): Promise<readonly [lowest: string, highest: string]>;
  /** A bet of minor units in a round of its own, answered to the vendor. */
  bet(round: string, amount?: string, signing?: Signing): Promise<SeamlessCode>;
  /** A win of minor units on the bet of a round. */
  win(round: string, amount: string): Promise<SeamlessCode>;
  /** Money as the member sees it: free to play, and held. */
  money(): Promise<readonly [available: string, held: string]>;
  /** The newest bet as the member's record shows it. */
  lastBet(): Promise<ResponseOf<'betRecords'>['records'][number] | undefined>;
}

export const FIRST_KEY: SigningKey = { id: VENDOR_KEY_ID, secret: VENDOR_SECRET };

/** Registers a member, and seats it in the first open slot. */
export async function seatAt(site: OperatorSite, username: string): Promise<Seat> {
  const { accounts, gateway, origin } = site;
  const { token } = await accounts.valueOf('register', registration(username));
  const games = async (ip?: string) => (await accounts.valueOf('gameList', { clientType: 3, gameType: 'RNG' }, { token, ...(ip === undefined ? {} : { ip }) })).games;
  const game = (await games()).find(({ state }) => state === 'open');
  if (game === undefined) throw new Error('There is no open game.');
  const { vassalage: vendor } = game;
  await gateway.vendor.setKey(NORTH, vendor, VENDOR_SECRET, VENDOR_KEY_ID);
  const launched = (ip?: string) => accounts.call<ResponseOf<'launchGame'>>('launchGame', { ...LAUNCH, gameId: game.gameId, vassalage: vendor }, { token, ...(ip === undefined ? {} : { ip }) });

  async function signed(name: SeamlessCall, fields: object, { key = FIRST_KEY, version = 2 }: Signing = {}): Promise<Record<string, string>> {
    const ts = gateway.clock.now();
    const body = JSON.stringify({ requestId: randomUUID(), ts, ...fields });
    const { path } = seamlessCalls[name];
    const headers = signedHeaders(key, { method: 'POST', path, vendor, merchant: NORTH, rawBody: body, timestamp: String(ts) }, version);
    return (await (await fetch(`${origin}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })).json()) as Record<string, string>;
  }

  const { body } = await launched();
  if (!body.success) throw new Error(body.code);
  const opened = await signed('authenticate', { token: new URL(body.value.game_url ?? '').searchParams.get('token') });
  const { sessionToken, playerId: memberId = '' } = opened;
  const common = { sessionToken, playerId: memberId, gameCode: game.code, currency: 'PHP', scale: 2, roundClosed: false };
  const roundOf = (round: string) => ({ ...common, roundId: `${round}-${username}` });

  return {
    username,
    token,
    memberId,
    vendor,
    game: game.code,
    async launch(ip) {
      const { body: answer } = await launched(ip);
      return answer.success ? 'OK' : answer.code;
    },
    inHall: async (ip) => (await games(ip)).find(({ code }) => code === game.code)?.state ?? 'gone',
    async stakes() {
      const shown = (await games()).find(({ code }) => code === game.code);
      return [shown?.minBet ?? '', shown?.maxBet ?? ''];
    },
    bet: async (round, amount = '1000', signing = {}) => (await signed('bet', { ...roundOf(round), txId: `bet-${round}-${username}`, amount }, signing))['code'] as SeamlessCode,
    win: async (round, amount) => (await signed('win', { ...roundOf(round), txId: `win-${round}-${username}`, refTxId: `bet-${round}-${username}`, amount }))['code'] as SeamlessCode,
    async money() {
      const { available, held } = await accounts.valueOf('balance', {}, { token });
      return [available, held];
    },
    lastBet: async () => (await accounts.valueOf('betRecords', { pageNo: 1, pageSize: 1 }, { token })).records[0],
  };
}
