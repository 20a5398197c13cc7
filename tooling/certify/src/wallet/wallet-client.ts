import { randomUUID } from 'node:crypto';
import { seamlessCalls, seamlessHeaders, type SeamlessCall } from '@livery/contracts';
import { signedHeaders, type CallToSign, type SigningKey } from '@livery/gateway';
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
  /** Signs instead of the platform's key. */
  readonly key?: SigningKey;
  /** Signed instead of what is sent. */
  readonly signed?: Partial<CallToSign>;
  /** 2 unless stated. */
  readonly version?: 1 | 2;
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
    const { timestamp = String(Date.now()), merchant = platform.merchant, gateway = turn++ } = sending;
    const { id, secret } = sending.key ?? platform.key;
    const body = JSON.stringify({ requestId: randomUUID(), ts: Date.now(), ...fields });
    const { path } = seamlessCalls[name];
    const call = { method: 'POST', path, vendor, merchant, rawBody: body, timestamp, ...sending.signed };
    const { [seamlessHeaders.signature]: made = '', ...others } = signedHeaders({ id, secret: sending.secret ?? secret }, call, sending.version);
    const signature = sending.signature ?? made;
    const headers = {
      ...others,
      'content-type': 'application/json',
      [seamlessHeaders.vendor]: vendor,
      [seamlessHeaders.merchant]: merchant,
      ...(signature === '' ? {} : { [seamlessHeaders.signature]: signature }),
    };
    const url = platform.gateways[gateway % platform.gateways.length] ?? '';
    const reply = await post(`${url}${path}`, headers, sending.tampered ?? body);
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
