import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../paths.ts';

/** A build and what it depends on. */
export interface Artifact {
  /** Files and folders it is made from, absolute; absent ones count as empty. */
  inputs: string[];
  /** A file that exists once it is built. */
  proof: string;
  /** Where the digest of the inputs is kept: inside the result, so that both are removed together. */
  stamp: string;
  build(): void;
}

const IGNORED = /^(?:node_modules|dist|\.cache|\.turbo|.*\.(?:test|stories)\.tsx?|.*\.md)$/;

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).filter((name) => !IGNORED.test(name)).flatMap((name) => filesOf(join(path, name)));
}

/** A digest of the content of files and folders. Tests, stories and Markdown are left out: nothing is built from them. */
export function digest(inputs: string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap(filesOf).toSorted()) hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/**
 * Builds an artifact unless it was made from these very inputs.
 *
 * @returns true when it had to be built
 * @throws whatever its build throws; it counts as not built then
 */
export function ensureBuilt({ inputs, proof, stamp, build }: Artifact): boolean {
  const current = digest(inputs);
  if (existsSync(proof) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return false;
  rmSync(stamp, { force: true });
  build();
  writeFileSync(stamp, current);
  return true;
}
