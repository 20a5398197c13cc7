import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../paths.ts';
import type { Outcome } from './stage.ts';

/** A result as it is kept: the output of a task, which the cache brings back. */
export interface KeptResult extends Outcome {
  /** The task's hash; empty for a task that was started by hand. */
  hash: string;
}

const fileOf = (stage: string, folder: string): string => inRoot(folder, '.cache/test-results', `${stage}.json`);

/** Removes a result of an earlier run, so that it cannot be taken for one of this run. */
export function forgetResult(stage: string, folder: string): void {
  rmSync(fileOf(stage, folder), { force: true });
}

/** Writes the result of a stage in a package. */
export function keepResult(stage: string, folder: string, result: KeptResult): void {
  const file = fileOf(stage, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}

/**
 * The result of a stage in a package.
 *
 * @param hash of the task whose result is wanted
 * @returns undefined when there is none, or only one of other inputs
 */
export function readResult(stage: string, folder: string, hash: string): KeptResult | undefined {
  const file = fileOf(stage, folder);
  if (!existsSync(file)) return undefined;
  const result = JSON.parse(readFileSync(file, 'utf8')) as KeptResult;
  return result.hash === hash ? result : undefined;
}
