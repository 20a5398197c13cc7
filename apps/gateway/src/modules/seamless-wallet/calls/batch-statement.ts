import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { hotStatement, type HotParameters } from '../../../platform/db/index.ts';
import { refusalByStatus, type SeamlessCall, type SeamlessResult, type StatusSql } from './seamless-call.ts';

/** The answer to one call of several; without a code it was not carried out, and is to be made by itself. */
export interface BatchedResult extends Omit<SeamlessResult, 'code'> {
  /** Its place among the calls, from 1. */
  readonly call: number;
  readonly code: SeamlessResult['code'] | null;
}

/** The parameters of the SQL function `seamless_calls` (migrations/functions), by call. */
interface BatchValues {
  readonly tenant: string;
  readonly calls: readonly string[];
  readonly vendors: readonly string[];
  readonly tokens: readonly string[];
  readonly players: readonly string[];
  readonly games: readonly string[];
  readonly currencies: readonly string[];
  readonly txs: readonly string[];
  readonly refs: readonly (string | null)[];
  readonly rounds: readonly string[];
  readonly amounts: readonly bigint[];
  readonly closes: readonly boolean[];
  readonly hashes: readonly string[];
  readonly refusals: readonly (string | null)[];
  readonly details: readonly (string | null)[];
  readonly stages: readonly (string | null)[];
  readonly categories: readonly (string | null)[];
  readonly txIds: readonly string[];
  readonly journals: readonly string[];
  readonly transfers: readonly string[];
  readonly more: readonly string[];
  readonly now: Date;
  readonly expires: Date;
  readonly day: string;
}

type Parameters = HotParameters<BatchValues>;

/** Bytes as text that PostgreSQL reads as bytea: both drivers treat arrays of text alike. */
export const hex = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;

/** The refusals, with the players' status read in the same statement. Arrays behind `select` have no length that a plan could depend on. */
const refusalsWithStatus = (p: Parameters, statusSql: StatusSql): RawBuilder<unknown> => sql`
  array(select coalesce(case when asked.call = 'bet' then ${refusalByStatus(statusSql, p.tenant, sql`asked.player`)} end, asked.refusal)
    from unnest((select ${p.calls}::text[]), (select ${p.players}::text[]), (select ${p.refusals}::text[])) with ordinality asked(call, player, refusal, n)
    order by asked.n)`;

const statementSql = (p: Parameters, refusals: RawBuilder<unknown>): RawBuilder<BatchedResult> => sql<BatchedResult>`
  select * from seamless_calls(p_tenant => ${p.tenant}, p_calls => ${p.calls}::text[], p_vendors => ${p.vendors}, p_tokens => ${p.tokens}::text[]::bytea[],
    p_players => ${p.players}::text[], p_games => ${p.games}, p_currencies => ${p.currencies}, p_txs => ${p.txs}, p_refs => ${p.refs},
    p_round_ids => ${p.rounds}, p_amounts => ${p.amounts}, p_closes => ${p.closes}, p_hashes => ${p.hashes}::text[]::bytea[], p_refusals => ${refusals},
    p_details => ${p.details}, p_stages => ${p.stages}, p_categories => ${p.categories}, p_tx_ids => ${p.txIds}, p_journals => ${p.journals},
    p_transfers => ${p.transfers}, p_more => ${p.more}, p_now => ${p.now}, p_expires => ${p.expires}, p_day => ${p.day}::text::date)`;

const valuesOf = (tenant: string, calls: readonly SeamlessCall[], newest: SeamlessCall): BatchValues => ({
  tenant,
  calls: calls.map(({ call }) => call),
  vendors: calls.map(({ vendor }) => vendor),
  tokens: calls.map(({ tokenHash }) => hex(tokenHash)),
  players: calls.map(({ playerId }) => playerId),
  games: calls.map(({ gameCode }) => gameCode),
  currencies: calls.map(({ currency }) => currency),
  txs: calls.map(({ txId }) => txId),
  refs: calls.map(({ refTxId }) => refTxId),
  rounds: calls.map(({ roundId }) => roundId),
  amounts: calls.map(({ amount }) => amount),
  closes: calls.map(({ roundClosed }) => roundClosed),
  hashes: calls.map(({ requestHash }) => hex(requestHash)),
  refusals: calls.map(({ refusal }) => refusal),
  details: calls.map(({ detail }) => detail),
  stages: calls.map(({ stage }) => stage),
  categories: calls.map(({ category }) => category),
  txIds: calls.map(({ freshIds }) => freshIds[0]),
  journals: calls.map(({ freshIds }) => freshIds[1]),
  transfers: calls.map(({ freshIds }) => freshIds[2]),
  more: calls.map(({ freshIds }) => freshIds[3]),
  now: newest.now,
  expires: newest.sessionExpiresAt,
  day: newest.day,
});

/** The statement of several calls. */
export interface BatchStatement {
  /** Its text, whatever the calls. */
  readonly text: string;
  /** Builds it for calls to one merchant. The time of the newest is that of them all. */
  statement(calls: readonly SeamlessCall[]): CompiledQuery<BatchedResult>;
}

/** {@link BatchStatement}; bets read the players' status in it where `statusSql` is given. */
export function createBatchStatement(statusSql: StatusSql | undefined): BatchStatement {
  const build = hotStatement<BatchValues, BatchedResult>(statusSql === undefined ? 'seamless_calls' : 'seamless_calls_by_status', (p) =>
    statementSql(p, statusSql === undefined ? sql`${p.refusals}` : refusalsWithStatus(p, statusSql)),
  );
  return {
    text: build.text,
    statement(calls) {
      const newest = calls.at(-1);
      if (newest === undefined) throw new RangeError('There are no calls.');
      return build(valuesOf(newest.tenant, calls, newest));
    },
  };
}
