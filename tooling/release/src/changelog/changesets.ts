import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a change means to whoever uses a package: `major` asks something of them, `minor` is new or different, `patch` mends. */
export type Level = 'major' | 'minor' | 'patch';

/** A pending change, as its author wrote it down. */
export interface Changeset {
  /** Absolute. */
  readonly file: string;
  /** Names without the scope, in the author's order. */
  readonly packages: readonly string[];
  /** The highest of its packages. */
  readonly level: Level;
  /** On one line. */
  readonly words: string;
}

const FORM = /^---\n([^]*?)\n?---\n([^]*)$/;
const RELEASE = /^['"]?@livery\/([\w-]+)['"]?: (major|minor|patch)$/gm;

/** The order of levels, the highest first. */
export const levels: readonly Level[] = ['major', 'minor', 'patch'];

/** The highest level among some changes; undefined without any. */
export const highest = (all: readonly { readonly level: Level }[]): Level | undefined => levels.find((level) => all.some((one) => one.level === level));

/**
 * Reads the pending changesets of a repository, by the names of their files.
 *
 * @throws Error where one has no packages or no words; the stage `boundaries` says so earlier
 */
export function readChangesets(root: string): readonly Changeset[] {
  const folder = join(root, '.changeset');
  const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md').toSorted();
  return files.map((name) => {
    const [, header = '', body = ''] = FORM.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    const releases = [...header.matchAll(RELEASE)].map(([, each = '', level = 'patch']) => ({ name: each, level: level as Level }));
    const level = highest(releases);
    const words = body.trim().replaceAll(/\s+/g, ' ');
    if (level === undefined || words === '') throw new Error(`.changeset/${name} names no package of this repository, or says nothing.`);
    return { file: join(folder, name), packages: releases.map((release) => release.name), level, words };
  });
}
