import { CompiledQuery } from 'kysely';
import { hotStatement } from '../../../platform/db/index.ts';

/** The parameters of the SQL function `seamless_call` (migration 0036). */
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
  /** Code that a new bet is refused with; null when nothing speaks against it. */
  readonly refusal: string | null;
  readonly now: Date;
  /** When the session ends if this bet extends it. */
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

/** A SQL query for a player's status, given the placeholders of the tenant and of the player's id as text. */
export type StatusSql = (tenant: string, playerId: string) => string;

/** The function's name of each parameter, in the order in which they are sent. */
const PARAMETERS = {
  call: 'p_call',
  tenant: 'p_tenant',
  vendor: 'p_vendor',
  tokenHash: 'p_token_hash',
  playerId: 'p_player',
  gameCode: 'p_game',
  currency: 'p_currency',
  txId: 'p_tx',
  refTxId: 'p_ref',
  roundId: 'p_round_id',
  amount: 'p_amount',
  roundClosed: 'p_closes',
  requestHash: 'p_hash',
  refusal: 'p_refusal',
  now: 'p_now',
  sessionExpiresAt: 'p_expires',
  freshIds: 'p_ids',
  detail: 'p_detail',
  stage: 'p_stage',
  day: 'p_day',
  category: 'p_category',
} as const satisfies Record<keyof SeamlessCall, string>;

type Name = keyof typeof PARAMETERS;
const NAMES = Object.keys(PARAMETERS) as Name[];
/** Sent as text, which both drivers do alike. */
const CASTS: Readonly<Partial<Record<Name, string>>> = { detail: '::text::jsonb', day: '::text::date' };

const placeholder = (name: Name): string => `$${NAMES.indexOf(name) + 1}${CASTS[name] ?? ''}`;

function statementText(refusal: string): string {
  const arguments_ = NAMES.map((name) => `${PARAMETERS[name]} => ${name === 'refusal' ? refusal : placeholder(name)}`);
  return `select * from seamless_call(${arguments_.join(', ')})`;
}

const CALL = hotStatement('seamless_call', statementText(placeholder('refusal')));

/** The refusal of a bet, with the player's status read in the same statement. */
function refusalWithStatus(statusSql: StatusSql): string {
  const status = statusSql(placeholder('tenant'), placeholder('playerId'));
  return `coalesce(case coalesce((${status}), '') when 'active' then null when '' then 'PLAYER_NOT_FOUND' else 'PLAYER_BLOCKED' end, ${placeholder('refusal')})`;
}

/** Returns what makes the statement of a call; bets read the player's status in it where `statusSql` is given. */
export function createSeamlessStatements(statusSql: StatusSql | undefined): (call: SeamlessCall) => CompiledQuery {
  const bet = statusSql === undefined ? CALL : hotStatement('seamless_bet', statementText(refusalWithStatus(statusSql)));
  return (call) => CompiledQuery.raw(call.call === 'bet' ? bet : CALL, NAMES.map((name) => call[name]));
}
