import { randomUUID } from 'node:crypto';
import { seamlessCalls, type ResponseOf, type SeamlessCall } from '@livery/contracts';
import { signedHeaders } from '../src/modules/seamless-wallet/index.ts';
import { createCaller, registration } from './caller.ts';
import type { TestGateway } from './gateway.ts';

/** The key that vendors of tests sign with. */
export const VENDOR_SECRET = 'the key of this brand and vendor, long';
/** Its id. */
export const VENDOR_KEY_ID = 'key-1';
const LAUNCH = { accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };

/**
 * Calls the wallet as a vendor does: the bytes signed that are sent.
 * @param origin of another process that serves on the same database; the gateway itself unless stated
 */
export async function callWallet({ app, clock }: TestGateway, merchant: string, name: SeamlessCall, vendor: string, request: object, origin?: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ requestId: randomUUID(), ts: clock.now(), ...request });
  const timestamp = String(clock.now());
  const { path } = seamlessCalls[name];
  const signed = signedHeaders({ id: VENDOR_KEY_ID, secret: VENDOR_SECRET }, { method: 'POST', path, vendor, merchant, rawBody: body, timestamp });
  const headers = { 'content-type': 'application/json', ...signed };
  if (origin !== undefined) return (await (await fetch(`${origin}${path}`, { method: 'POST', body, headers })).json()) as Record<string, string>;
  const answer = await app.inject({ method: 'POST', url: path, payload: body, headers });
  return answer.json<Record<string, string>>();
}

/** A member at a game. Functions that call the wallet resolve to the code it answered. */
export interface Player {
  readonly call: ReturnType<typeof createCaller>;
  /** Token of the login. */
  readonly token: string;
  /** Launches the game once more and returns its one-time token. */
  launch(): Promise<string | null>;
  authenticate(launchToken: string | null): Promise<string | undefined>;
  /** Bets the least stake; the round is the same unless stated. */
  bet(txId: string, roundId?: string): Promise<string | undefined>;
  /** Pays the stake of a bet back as its prize, and closes the round. */
  win(refTxId: string, roundId?: string): Promise<string | undefined>;
}

/**
 * Registers a member and opens a slot game.
 * @param origin where bets and wins are sent; the gateway itself unless stated
 */
export async function atGame(gateway: TestGateway, merchant: string, username: string, origin?: string): Promise<Player> {
  const call = createCaller(gateway, merchant);
  const valueOf = async <Name extends 'register' | 'gameList' | 'launchGame'>(name: Name, request: object, token?: string): Promise<ResponseOf<Name>> => {
    const { body } = await call<ResponseOf<Name>>(name, request, token === undefined ? {} : { token });
    if (!body.success) throw new Error(`${name}: ${body.code}`);
    return body.value;
  };
  const { token } = await valueOf('register', registration(username));
  const game = (await valueOf('gameList', { clientType: 3, gameType: 'RNG' }, token)).games.find(({ state }) => state === 'open');
  if (game === undefined) throw new Error('There is no open game.');
  const { vassalage } = game;
  await gateway.vendor.setKey(merchant, vassalage, VENDOR_SECRET, VENDOR_KEY_ID);
  const launch = async (): Promise<string | null> => new URL((await valueOf('launchGame', { ...LAUNCH, gameId: game.gameId, vassalage }, token)).game_url ?? '').searchParams.get('token');
  const { sessionToken, playerId } = await callWallet(gateway, merchant, 'authenticate', vassalage, { token: await launch() });
  const common = { sessionToken, playerId, gameCode: game.code, currency: 'PHP', scale: 2, amount: String(BigInt(game.minBet.replace('.', ''))) };
  const send = async (name: SeamlessCall, fields: object) => (await callWallet(gateway, merchant, name, vassalage, { ...common, ...fields }, origin))['code'];
  return {
    call,
    token,
    launch,
    authenticate: async (launchToken) => (await callWallet(gateway, merchant, 'authenticate', vassalage, { token: launchToken }))['code'],
    bet: (txId, roundId = 'round') => send('bet', { txId, roundId: `${roundId}-${username}`, roundClosed: false }),
    win: (refTxId, roundId = 'round') => send('win', { txId: `prize-${refTxId}`, refTxId, roundId: `${roundId}-${username}`, roundClosed: true }),
  };
}
