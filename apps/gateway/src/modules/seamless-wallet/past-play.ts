import { sql } from 'kysely';
import { createDayOf } from '../../platform/calendar/index.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { AccountOwner, Wallet } from '../wallet/index.ts';
import { GAME_SESSION_IDLE_MS, GAME_SESSION_MAX_MS } from './calls/authenticate.ts';
import { hex } from './calls/batch-statement.ts';
import type { SeamlessCall, SeamlessResult } from './calls/seamless-call.ts';
import { callOf, type SeamlessTransaction } from './calls/transact.ts';
import type { VendorCaller } from './deps.ts';
import { hashToken, newToken } from '../../platform/crypto/index.ts';

/** A session of the past, with a game that its member may play. */
export interface PastSession {
  readonly tenant: string;
  readonly vendor: string;
  readonly memberId: string;
  readonly gameCode: string;
  readonly currency: string;
}

/** A call of the past: a vendor's request, its minor units, and for a bet the game's category. */
export interface PastCall {
  readonly request: SeamlessTransaction;
  readonly amount: bigint;
  readonly category: string | null;
}

/** A call with the time and the ids it was given. */
export type TimedCall = SeamlessCall;

/** Writes play of the past, for demo data: what real calls write, each at its own time, with one statement for many. */
export interface PastPlay {
  /** Opens a session with real money at the clock's time. Returns its token. */
  open(tx: Tx, session: PastSession): Promise<string>;
  /** Gives a call the clock's time. */
  timed(caller: VendorCaller, call: PastCall): TimedCall;
  /** Posts calls to one merchant, in their order. Returns what each came to. */
  post(tx: Tx, calls: readonly TimedCall[]): Promise<readonly SeamlessResult[]>;
  /** Has statements planned meanwhile as `seamless_calls` has them: plans of its steps that are made here are used by real calls later. */
  planned<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result>;
}

const planFor = (mode: string, scans: string) => sql`select set_config('plan_cache_mode', ${mode}, true), set_config('enable_seqscan', ${scans}, true)`;

/** What `seamless_call` does for one call, for each of them, in their order. */
const statementOf = (calls: readonly TimedCall[]) => {
  const each = <Value>(value: (call: SeamlessCall) => Value) => calls.map(value);
  return sql<SeamlessResult>`
    select answer.code, answer.platform_tx, answer.balance, answer.replayed
      from unnest(${each(({ call }) => call)}::text[], ${each(({ tenant }) => tenant)}::text[], ${each(({ vendor }) => vendor)}::text[], ${each(({ tokenHash }) => hex(tokenHash))}::text[]::bytea[],
          ${each(({ playerId }) => playerId)}::text[], ${each(({ gameCode }) => gameCode)}::text[], ${each(({ currency }) => currency)}::text[],
          ${each(({ txId }) => txId)}::text[], ${each(({ refTxId }) => refTxId)}::text[], ${each(({ roundId }) => roundId)}::text[],
          ${each(({ amount }) => amount)}::bigint[], ${each(({ roundClosed }) => roundClosed)}::boolean[], ${each(({ requestHash }) => hex(requestHash))}::text[]::bytea[],
          ${each(({ now }) => now.toISOString())}::text[]::timestamptz[], ${each(({ sessionExpiresAt }) => sessionExpiresAt.toISOString())}::text[]::timestamptz[],
          ${each(({ freshIds }) => freshIds[0])}::text[]::uuid[], ${each(({ freshIds }) => freshIds[1])}::text[]::uuid[],
          ${each(({ freshIds }) => freshIds[2])}::text[]::uuid[], ${each(({ freshIds }) => freshIds[3])}::text[]::uuid[],
          ${each(({ day }) => day)}::text[]::date[], ${each(({ category }) => category)}::text[])
        with ordinality c(call, tenant, vendor, token, player, game, currency, tx, ref, round_id, amount, closes, hash, at, expires, tx_id, journal, transfer, more, day, category, n),
      lateral seamless_call(p_call => c.call, p_tenant => c.tenant, p_vendor => c.vendor, p_token_hash => c.token, p_player => c.player, p_game => c.game,
        p_currency => c.currency, p_tx => c.tx, p_ref => c.ref, p_round_id => c.round_id, p_amount => c.amount, p_closes => c.closes, p_hash => c.hash,
        p_refusal => null, p_now => c.at, p_expires => c.expires, p_ids => array[c.tx_id, c.journal, c.transfer, c.more], p_day => c.day, p_category => c.category) answer
      order by c.n`;
};

export interface PastPlayDeps {
  /** On a clock of the past. */
  readonly db: Pick<Database, 'clock' | 'newId'>;
  readonly wallet: Pick<Wallet, 'openAccount'>;
  /** IANA zone in which the merchant's days begin. */
  readonly timeZone: string;
}

/** {@link PastPlay} of a merchant. */
export function createPastPlay({ db: { clock, newId }, wallet, timeZone }: PastPlayDeps): PastPlay {
  const dayOf = createDayOf();
  /** Accounts that are there already, by their owner. */
  const accounts = new Map<string, Promise<string>>();
  function accountOf(tx: Tx, tenant: string, currency: string, owner: AccountOwner): Promise<string> {
    const key = [tenant, currency, owner].join('\n');
    const account = accounts.get(key) ?? wallet.openAccount(tenant, { currency, kind: 'real', owner }, {}, tx);
    accounts.set(key, account);
    return account;
  }
  return {
    async open(tx, { tenant, vendor, memberId, gameCode, currency }) {
      const now = clock.now();
      const token = newToken();
      const account = await accountOf(tx, tenant, currency, `member:${memberId}`);
      const vendorAccount = await accountOf(tx, tenant, currency, `vendor:${vendor}`);
      await tx
        .insertInto('game_session')
        .values({
          tenant_id: tenant,
          token_hash: hashToken(token),
          member_id: memberId,
          session_id: null,
          account,
          vendor_account: vendorAccount,
          vendor,
          game: gameCode,
          currency,
          kind: 'real',
          opened_at: new Date(now),
          expires_at: new Date(now + GAME_SESSION_IDLE_MS),
          ends_at: new Date(now + GAME_SESSION_MAX_MS),
        })
        .execute();
      return token;
    },
    timed(caller, { request, amount, category }) {
      const now = clock.now();
      return callOf(caller, request, { amount, refusal: null, category, now, day: dayOf(now, timeZone), newId });
    },
    async post(tx, calls) {
      return calls.length === 0 ? [] : (await statementOf(calls).execute(tx)).rows;
    },
    async planned(tx, work) {
      await planFor('force_generic_plan', 'off').execute(tx);
      const result = await work();
      await planFor('auto', 'on').execute(tx);
      return result;
    },
  };
}
