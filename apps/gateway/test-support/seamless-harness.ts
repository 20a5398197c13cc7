import { seamlessCalls, seamlessHeaders, type SeamlessCall, type SeamlessCode } from '@livery/contracts';
import { sql } from 'kysely';
import fastify, { type FastifyInstance } from 'fastify';
import { createSeamlessWallet, seamlessRoutes, type GameLimits, type PlayerStatus, type SeamlessWallet, type StatusSql } from '../src/modules/seamless-wallet/index.ts';
import { signedHeaders } from '../src/modules/seamless-wallet/signature.ts';
import { createSecrets } from '../src/platform/crypto/index.ts';
import type { Database } from '../src/platform/db/index.ts';
import { openTestLedger, type TestLedger } from './test-ledger.ts';

/** What a call answered, by HTTP. */
export interface Answer {
  readonly status: number;
  readonly code: SeamlessCode;
  readonly balance?: string;
  readonly platformTxId?: string;
  readonly sessionToken?: string;
  readonly [field: string]: unknown;
}

/** How a call is sent; everything else is as an honest vendor would. */
export interface SendOptions {
  readonly secret?: string;
  readonly tenant?: string;
  readonly vendor?: string;
  /** Clock of the vendor. */
  readonly timestamp?: string;
  /** Body sent instead of the one signed. */
  readonly tampered?: string;
  readonly signature?: string;
  /** 2 unless stated. */
  readonly version?: 1 | 2;
  /** `key-1` unless stated. */
  readonly keyId?: string;
  /** What is signed instead of what is sent. */
  readonly signed?: { readonly method?: string; readonly path?: string; readonly vendor?: string; readonly merchant?: string };
  /** Headers over those that are signed; undefined leaves one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** A brand with a vendor, seen from the vendor. */
export interface SeamlessHarness {
  readonly books: TestLedger;
  readonly vendor: SeamlessWallet;
  readonly app: FastifyInstance;
  readonly tenant: string;
  /** State of players and facts of games, to be changed by a test. */
  readonly players: Map<string, PlayerStatus>;
  readonly games: Map<string, GameLimits>;
  /** What was reported. */
  readonly warnings: string[];
  call(call: SeamlessCall, body: object, sending?: SendOptions): Promise<Answer>;
  /** Opens a player's account and a session; further fields of a call are merged over the common ones. */
  sit(playerId: string, funds?: bigint, game?: string, kind?: 'real' | 'trial'): Promise<PlayerSession>;
}

/** A player in a game. */
export interface PlayerSession {
  readonly playerId: string;
  readonly sessionToken: string;
  call(call: SeamlessCall, fields: object, sending?: SendOptions): Promise<Answer>;
  /** Money free to play with, in minor units. */
  free(): Promise<bigint>;
}

export const SECRET = 'a-secret-of-at-least-thirty-two-characters';

/** Opens a {@link SeamlessHarness} for a fresh tenant: vendor `acme`, games `slot` (stakes 10 to 1000) and `shut`. */
export async function openSeamlessHarness(db: Database, tenant: string, statusSql?: StatusSql): Promise<SeamlessHarness> {
  const books = await openTestLedger(db, tenant);
  const players = new Map<string, PlayerStatus>();
  const games = new Map<string, GameLimits>([
    ['slot', { vendor: 'acme', category: 'RNG', enabled: true, minStake: 10n, maxStake: 1000n }],
    ['shut', { vendor: 'acme', category: 'RNG', enabled: false, minStake: 10n, maxStake: 1000n }],
    ['other', { vendor: 'rival', category: 'LIVE', enabled: true, minStake: 10n, maxStake: 1000n }],
  ]);
  const warnings: string[] = [];
  const log = {
    warn: (_facts: object, message: string) => void warnings.push(message),
    error: (facts: object, message: string) => void warnings.push(`${message} ${'err' in facts ? String(facts.err) : ''}`),
  };
  const ports = {
    player: async (_queries: unknown, wanted: string, id: string) => (wanted === tenant ? players.get(id) : undefined),
    // Whoever answers this may have to read it first: never asked for inside a transaction.
    async game(wanted: string, code: string) {
      await sql`select 1`.execute(db.query);
      return wanted === tenant ? games.get(code) : undefined;
    },
    ...(statusSql === undefined ? {} : { statusSql }),
  };
  const vendor = createSeamlessWallet({ db, secrets: createSecrets('a secret for tests, and tests alone'), wallet: books.wallet, ports, log });
  await vendor.setKey(tenant, 'acme', SECRET, 'key-1');
  await vendor.setKey(tenant, 'rival', `${SECRET}-of-rival`, 'key-1');
  const app = fastify();
  await seamlessRoutes(app, { vendor, clock: db.clock, log });
  let requests = 0;

  async function call(name: SeamlessCall, body: object, sending: SendOptions = {}): Promise<Answer> {
    const { secret = SECRET, vendor: as = 'acme', timestamp = String(db.clock.now()), version = 2, keyId = 'key-1' } = sending;
    const { path } = seamlessCalls[name];
    const merchant = sending.tenant ?? tenant;
    const text = JSON.stringify({ requestId: `r${++requests}`, ts: db.clock.now(), ...body });
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders({ id: keyId, secret }, { method: 'POST', path, vendor: as, merchant, rawBody: text, timestamp, ...sending.signed }, version),
      [seamlessHeaders.vendor]: as,
      [seamlessHeaders.merchant]: merchant,
      ...(sending.signature === undefined ? {} : { [seamlessHeaders.signature]: sending.signature }),
      ...sending.headers,
    };
    const sent = Object.fromEntries(Object.entries(headers).flatMap(([header, value]) => (value === undefined ? [] : [[header, value]])));
    const response = await app.inject({ method: 'POST', url: path, headers: sent, payload: sending.tampered ?? text });
    const answer = response.json<Answer>();
    seamlessCalls[name].answer.parse(answer);
    return { ...answer, status: response.statusCode };
  }

  return {
    books,
    vendor,
    app,
    tenant,
    players,
    games,
    warnings,
    call,
    async sit(playerId, funds = 0n, game = 'slot', kind = 'real') {
      if (!players.has(playerId)) {
        players.set(playerId, { status: 'active', kind, currency: books.currency, nickname: playerId });
        await books.member(playerId, funds, kind);
      }
      const { token } = await vendor.issueLaunch({ tenant, memberId: playerId, gameCode: game, language: 'en' });
      const { sessionToken, code } = await call('authenticate', { token });
      if (sessionToken === undefined) throw new Error(`No session: ${code}`);
      const common = { sessionToken, playerId, gameCode: game, currency: books.currency };
      return {
        playerId,
        sessionToken,
        call: (name, fields, sending) => call(name, { ...common, ...fields }, sending),
        free: async () => (await books.wallet.balanceOf(tenant, playerId, books.currency))?.available ?? -1n,
      };
    },
  };
}

/** Fields of a bet or win. */
export const of = (txId: string, roundId: string, amount: number | bigint, more: object = {}) => ({
  txId, roundId, amount: String(amount), scale: 2, ...more,
});
