import { createHmac, randomUUID } from 'node:crypto';
import { seamlessCalls, seamlessHeaders, signedText, type SeamlessCall } from '@livery/contracts';
import { LIMITS, type Platform } from '../platform/platform.ts';
import { post } from '../platform/post.ts';

/** What the wallet answered; the shape has been checked. */
export interface WalletAnswer {
  readonly status: number;
  readonly code: string;
  readonly balance?: string | undefined;
  readonly platformTxId?: string | undefined;
  readonly [field: string]: unknown;
}

/** How a call is sent; everything else is as an honest vendor would. */
export interface SendOptions {
  readonly secret?: string;
  /** Header instead of the right one; empty to leave it out. */
  readonly signature?: string;
  readonly timestamp?: string;
  readonly merchant?: string;
  /** Body sent instead of the one that was signed. */
  readonly tampered?: string;
  /** Which gateway; they take turns unless stated. */
  readonly gateway?: number;
}

/** A player in a game, for one check. */
export interface PlayerSession {
  readonly playerId: string;
  call(call: SeamlessCall, fields?: object, sending?: SendOptions): Promise<WalletAnswer>;
  /** Minor units free to play with, as the gateway has them. */
  free(): Promise<bigint>;
}

/** What a check works with. */
export interface WalletClient {
  readonly platform: Platform;
  readonly vendor: string;
  readonly games: readonly [string, string];
  /** A new player with so many minor units, in a session of the first game unless stated. */
  seat(funds?: bigint, game?: string): Promise<PlayerSession>;
  /** A call without a session. */
  call(call: SeamlessCall, fields: object, sending?: SendOptions): Promise<WalletAnswer>;
  /** A fresh id. */
  id(): string;
  /** Fields of a bet or win. */
  money(amount: bigint | number, more?: object): object;
}

/** A {@link WalletClient} at a platform. */
export function createWalletClient(platform: Platform, vendor: string, games: readonly [string, string]): WalletClient {
  let turn = 0;
  async function call(name: SeamlessCall, fields: object, sending: SendOptions = {}): Promise<WalletAnswer> {
    const { secret = platform.secret, timestamp = String(Date.now()), merchant = platform.merchant, gateway = turn++ } = sending;
    const body = JSON.stringify({ requestId: randomUUID(), ts: Date.now(), ...fields });
    const signature = sending.signature ?? createHmac('sha256', secret).update(signedText(body, timestamp)).digest('hex');
    const headers = {
      'content-type': 'application/json',
      [seamlessHeaders.vendor]: vendor,
      [seamlessHeaders.merchant]: merchant,
      [seamlessHeaders.timestamp]: timestamp,
      ...(signature === '' ? {} : { [seamlessHeaders.signature]: signature }),
    };
    const url = platform.gateways[gateway % platform.gateways.length] ?? '';
    const reply = await post(`${url}${seamlessCalls[name].path}`, headers, sending.tampered ?? body);
    const answer = seamlessCalls[name].answer.parse(JSON.parse(reply.body));
    return { ...answer, status: reply.status };
  }
  return {
    platform,
    vendor,
    games,
    call,
    id: randomUUID,
    money: (amount, more = {}) => ({ amount: String(amount), scale: platform.exponent, ...more }),
    async seat(funds = LIMITS.max, game = games[0]) {
      const playerId = await platform.player(funds);
      const opened = await call('authenticate', { token: await platform.launch(playerId, game) });
      if (opened.code !== 'OK') throw new Error(`No session: ${opened.code}`);
      const session = { sessionToken: opened['sessionToken'], playerId, gameCode: game, currency: platform.currency };
      return { playerId, free: () => platform.balance(playerId), call: (name, fields = {}, sending = {}) => call(name, { ...session, ...fields }, sending) };
    },
  };
}
