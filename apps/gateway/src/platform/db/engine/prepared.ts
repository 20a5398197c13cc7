import { protocol, type PGlite } from '@electric-sql/pglite';
import { sqlState } from '../errors.ts';
import type { StatementResult } from './connection.ts';

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** A statement that the engine keeps parsed. */
interface Prepared {
  readonly name: string;
  readonly parameters: readonly number[];
  readonly columns: readonly { readonly name: string; readonly type: number }[];
  runs: number;
}

/** Statements in the one session of an embedded engine; whoever calls this holds the session. */
export interface PreparedStatements {
  run(text: string, parameters: readonly unknown[]): Promise<StatementResult>;
  /** Parses all of them anew when they come again: tables may have other columns then. */
  forget(): Promise<void>;
}

const READS = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|values|show|explain)\b/is;
/** What can be prepared and leaves the columns of tables as they are. */
const USUAL = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|values|with|insert|update|delete|begin|commit|rollback|savepoint|release|set|lock)\b/is;
const COUNTED = /^(?:INSERT|UPDATE|DELETE|MERGE|COPY)\b.*?(?<rows>\d+)$/;

/** Each takes memory of the engine. */
const MOST_KEPT = 300;
/** Texts that were met once, some of which never come again. */
const MOST_MET = 2_000;
/** Prepared anew after so many runs: a plan that was made while a table was small is of no use once it is large. */
const MOST_RUNS = 500;
/** Columns of a table changed, or the engine does not know the statement. */
const OUTDATED: ReadonlySet<string | undefined> = new Set(['0A000', '26000']);

const { serialize, messages: { CommandCompleteMessage, DataRowMessage, ParameterDescriptionMessage, RowDescriptionMessage } } = protocol;

const affectedBy = (tag: string): bigint => BigInt(COUNTED.exec(tag)?.groups?.['rows'] ?? 0);

/**
 * Runs statements, and keeps those prepared that come again. The engine's own way parses and describes a statement at every run, with five
 * calls into it: ten times the time of a small one.
 */
export function preparedStatements(engine: PGlite): PreparedStatements {
  const kept = new Map<string, Prepared>();
  const met = new Set<string>();
  let made = 0;

  const send = (...parts: Uint8Array[]): Promise<Message[]> => engine.runExclusive(() => engine.execProtocolStream(Buffer.concat([...parts, serialize.sync()])));

  async function drop(text: string, { name }: Prepared): Promise<void> {
    kept.delete(text);
    await send(serialize.close({ type: 'S', name }));
  }

  async function forget(): Promise<void> {
    for (const [text, prepared] of kept) await drop(text, prepared);
    met.clear();
  }

  async function prepare(text: string): Promise<Prepared> {
    const [first] = kept;
    if (first !== undefined && kept.size >= MOST_KEPT) await drop(...first);
    const name = `kept_${++made}`;
    const answers = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const parameters = answers.find((answer) => answer instanceof ParameterDescriptionMessage)?.dataTypeIDs ?? [];
    const columns = answers.find((answer) => answer instanceof RowDescriptionMessage)?.fields ?? [];
    return { name, parameters, columns: columns.map((field) => ({ name: field.name, type: field.dataTypeID })), runs: 0 };
  }

  /** A value as the engine reads it, by the type it told of the parameter. */
  function written(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    return engine.serializers[type]?.(value) ?? (value as string | number | bigint).toString();
  }

  function rowOf({ columns }: Prepared, fields: readonly (string | null)[]): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    for (const [index, { name, type }] of columns.entries()) {
      const text = fields[index] ?? null;
      const read = engine.parsers[type];
      row[name] = text === null || read === undefined ? text : read(text, type);
    }
    return row;
  }

  async function execute(text: string, prepared: Prepared, parameters: readonly unknown[]): Promise<StatementResult> {
    const { name, parameters: types } = prepared;
    const values = parameters.map((value, index) => written(value, types[index] ?? 0));
    const rows: unknown[] = [];
    let affected = 0n;
    for (const answer of await send(serialize.bind({ statement: name, values }), serialize.execute({}))) {
      if (answer instanceof DataRowMessage) rows.push(rowOf(prepared, answer.fields));
      else if (answer instanceof CommandCompleteMessage) affected = affectedBy(answer.text);
    }
    return { rows, affected: READS.test(text) ? undefined : affected };
  }

  async function once(text: string, parameters: readonly unknown[]): Promise<StatementResult> {
    const result = await engine.query<Record<string, unknown>>(text, [...parameters]);
    return { rows: result.rows, affected: READS.test(text) ? undefined : BigInt(result.affectedRows ?? 0) };
  }

  async function run(text: string, parameters: readonly unknown[]): Promise<StatementResult> {
    const known = kept.get(text);
    if (known === undefined && !met.has(text)) {
      if (!USUAL.test(text)) await forget();
      else if (met.size < MOST_MET) met.add(text);
      else met.clear();
      return once(text, parameters);
    }
    const prepared = known ?? (await prepare(text));
    // Those used last stand last.
    kept.delete(text);
    kept.set(text, prepared);
    try {
      return await execute(text, prepared, parameters);
    } catch (error) {
      if (OUTDATED.has(sqlState(error))) await drop(text, prepared);
      throw error;
    } finally {
      if (++prepared.runs >= MOST_RUNS) await drop(text, prepared);
    }
  }

  return { run, forget };
}
