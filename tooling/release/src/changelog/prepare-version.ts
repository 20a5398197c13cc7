import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '@livery/run';
import { run } from '../programs.ts';
import { highest, readChangesets } from './changesets.ts';
import { entryOf, readSection, sectionsOf, writeChangelog, writeSection, type Section } from './section.ts';
import { isAfter, outOfLine, raised, setVersion, versionOf } from './versions.ts';

/** What a version is made of. */
export interface VersionOptions {
  readonly root: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** What the release is about; that of an earlier preparation stays without one. */
  readonly summary?: string | undefined;
  /** Consumes the pending changesets, and raises the version of every package by them. */
  readonly raise: (root: string) => void;
}

/** What came of it. */
export interface PreparedVersion {
  readonly version: string;
  /** How many changes were taken in. */
  readonly changes: number;
}

/** The version of the newest tag `v1.2.3` that the present state descends from; before the first release 0.0.0. */
function released(root: string): string {
  const tags = run('git', ['tag', '--list', 'v*', '--merged', 'HEAD'], root).split('\n').flatMap((tag) => /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1] ?? []);
  return tags.reduce((newest, version) => (isAfter(version, newest) ? version : newest), '0.0.0');
}

/**
 * Turns the pending changesets into a version: every package.json and CHANGELOG.md.
 *
 * A version that was prepared before and is not tagged yet takes the changes in; it is raised only where they ask for more than it has.
 *
 * @throws PlainError where nothing is pending
 */
export function prepareVersion({ root, date, summary, raise }: VersionOptions): PreparedVersion {
  const pending = readChangesets(root);
  const [before, last] = [versionOf(root), released(root)];
  const prepared = isAfter(before, last);
  const level = highest(pending);
  if (level === undefined) {
    if (!prepared || outOfLine(root).length === 0) throw new PlainError(`Nothing is pending: .changeset has no changes since ${before}.`);
    setVersion(root, before);
    return { version: before, changes: 0 };
  }
  if (prepared && !isAfter(raised(last, level), before)) {
    for (const { file } of pending) rmSync(file);
    setVersion(root, before);
  } else {
    setVersion(root, last);
    raise(root);
    // The root is no package of the workspace.
    setVersion(root, raised(last, level));
  }
  const version = versionOf(root);
  const file = join(root, 'CHANGELOG.md');
  const sections = existsSync(file) ? sectionsOf(readFileSync(file, 'utf8')) : [];
  const earlier: Section | undefined = prepared && sections[0] !== undefined ? readSection(sections[0]) : undefined;
  const section: Section = { version, date, summary: summary ?? earlier?.summary, entries: [...(earlier?.entries ?? []), ...pending.map(entryOf)] };
  writeFileSync(file, writeChangelog([writeSection(section), ...sections.slice(earlier === undefined ? 0 : 1)]));
  return { version, changes: pending.length };
}
