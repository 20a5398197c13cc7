import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from '../workspace.ts';

const HEADER = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/;
const LINE = /^['"]?(@livery\/[\w-]+)['"]?: (?:major|minor|patch)$/;

function faultsOf(file: string, text: string, known: ReadonlySet<string>): string[] {
  const [, header, words = ''] = HEADER.exec(text) ?? [];
  if (header === undefined) return [`${file} has no header.`];
  const wrong = header.split('\n').filter((line) => line !== '' && !known.has(LINE.exec(line)?.[1] ?? ''));
  return [
    ...wrong.map((line) => `${file}: "${line}" names no package of this repository with major, minor or patch.`),
    ...(words.trim() === '' ? [`${file} says nothing about the change.`] : []),
  ];
}

/** Returns faults of the pending changesets: unknown packages or missing descriptions. */
export function changesetFaults(world: Workspace): string[] {
  const folder = join(world.root, '.changeset');
  if (!existsSync(folder)) return ['.changeset/ is missing.'];
  const known = new Set([...world.packages.values()].map((each) => each.manifest.name ?? ''));
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return files.flatMap((file) => faultsOf(file, readFileSync(join(folder, file), 'utf8'), known));
}
