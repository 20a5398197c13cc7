import { CompiledQuery } from 'kysely';
import type { Queries } from '../open.ts';
import type { SqlFile } from './sql-files.ts';

/** The role whose rights the gateway serves with; it owns nothing. */
export const SERVING_ROLE = 'livery_gateway';

/** Runs one statement. */
export async function run<Row>(on: Queries, text: string, ...parameters: unknown[]): Promise<Row[]> {
  const { rows } = await on.executeQuery<Row>(CompiledQuery.raw(text, parameters));
  return rows;
}

/** The drivers take one statement with parameters; a block lets a whole script pass as one. */
function asOneStatement(script: string): string {
  return `do $migration$ begin execute $script$${script}$script$; end $migration$`;
}

/** Names the file in an error of its statements. */
export async function naming<Result>(kind: string, file: string, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw new Error(`${kind} ${file} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
}

/** Runs a file of several statements inside a transaction. */
export async function apply(tx: Queries, kind: string, { file, text }: SqlFile): Promise<void> {
  await naming(kind, file, run(tx, asOneStatement(text)));
}
