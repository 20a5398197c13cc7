import type { SeamlessCode } from '@livery/contracts';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { hotStatement, type HotParameters } from '../../../platform/db/index.ts';

/** The parameters of the SQL function `seamless_call` (migrations/functions). */
export interface SeamlessCall {
  readonly call: 'bet' | 'win' | 'rollback' | 'round-end' | 'stage';
  readonly tenant: string;
  readonly vendor: string;
  /** SHA-256 of the session token. */
  readonly tokenHash: Uint8Array;
  readonly playerId: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly txId: string;
  readonly refTxId: string | null;
  readonly roundId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly roundClosed: boolean;
  /** A repeated `txId` must come with the same hash. */
  readonly requestHash: Uint8Array;
  /** Code that a new bet is refused with; null when it is allowed. */
  readonly refusal: string | null;
  readonly now: Date;
  /** When the session expires if this bet extends it. */
  readonly sessionExpiresAt: Date;
  /** Ids for the transaction, its journal, its transfer and a round. */
  readonly freshIds: readonly [string, string, string, string];
  /** JSON of the round's detail. */
  readonly detail: string | null;
  readonly stage: string | null;
  /** Today in the merchant's time zone, as `2026-01-31`. */
  readonly day: string;
  /** The game's category, for a bet. */
  readonly category: string | null;
}

/** The result of `seamless_call`. */
export interface SeamlessResult {
  readonly code: SeamlessCode;
  readonly platform_tx: string | null;
  readonly balance: bigint | null;
  readonly replayed: boolean;
  /** Whether the vendor's net loss has a cap; not said of bets. */
  readonly capped?: boolean;
}

/** A SQL query for a player's status, given the parameters of the tenant and of the player's id as text. */
export type StatusSql = (tenant: RawBuilder<string>, playerId: RawBuilder<string>) => RawBuilder<unknown>;

type Parameters = HotParameters<SeamlessCall>;

/** JSON and the date are sent as text, which both drivers treat alike. */
const callSql = (p: Parameters, refusal: RawBuilder<unknown>) => sql<SeamlessResult>`
  select * from seamless_call(p_call => ${p.call}, p_tenant => ${p.tenant}, p_vendor => ${p.vendor}, p_token_hash => ${p.tokenHash},
    p_player => ${p.playerId}, p_game => ${p.gameCode}, p_currency => ${p.currency}, p_tx => ${p.txId}, p_ref => ${p.refTxId},
    p_round_id => ${p.roundId}, p_amount => ${p.amount}, p_closes => ${p.roundClosed}, p_hash => ${p.requestHash}, p_refusal => ${refusal},
    p_now => ${p.now}, p_expires => ${p.sessionExpiresAt}, p_ids => ${p.freshIds}, p_detail => ${p.detail}::text::jsonb,
    p_stage => ${p.stage}, p_day => ${p.day}::text::date, p_category => ${p.category})`;

/** The call, and whether the vendor's net loss has a cap, as of when it began. */
const plainCall = hotStatement<SeamlessCall, SeamlessResult>('seamless_call', (p) => sql<SeamlessResult>`
  select *, exists (select from vendor_terms terms where terms.tenant_id = ${p.tenant} and terms.vendor = ${p.vendor}
    and (terms.hour_loss_cap is not null or terms.day_loss_cap is not null)) as capped
  from (${callSql(p, p.refusal)}) called`);

/** What a player's status refuses a bet with, read in the statement of the bet; null where it does not. */
export const refusalByStatus = (statusSql: StatusSql, tenant: RawBuilder<unknown>, playerId: RawBuilder<string>): RawBuilder<unknown> => sql`
  case coalesce((${statusSql(sql`${tenant}::text`, playerId)}), '') when 'active' then null when '' then 'PLAYER_NOT_FOUND' else 'PLAYER_BLOCKED' end`;

/** Returns the function that builds a call's statement; bets read the player's status in it where `statusSql` is given. */
export function createSeamlessStatements(statusSql: StatusSql | undefined): (call: SeamlessCall) => CompiledQuery<SeamlessResult> {
  if (statusSql === undefined) return plainCall;
  const bet = hotStatement<SeamlessCall, SeamlessResult>('seamless_bet', (p) => callSql(p, sql`coalesce(${refusalByStatus(statusSql, p.tenant, sql`${p.playerId}::text`)}, ${p.refusal})`));
  return (call) => (call.call === 'bet' ? bet(call) : plainCall(call));
}
