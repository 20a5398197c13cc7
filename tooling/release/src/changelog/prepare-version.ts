import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '@livery/run';
import { run } from '../programs.ts';
import { highest, readChangesets } from './changesets.ts';
import { changelogOf, entryOf, readSection, sectionsOf, versionInHeading, writeSection, type Section } from './section.ts';
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
  /** What an earlier preparation said that the release is about, where another summary takes its place. */
  readonly replaced?: string;
}

/** The version of the newest tag `v1.2.3` that the present state descends from; before the first release 0.0.0. */
function released(root: string): string {
  const tags = run('git', ['tag', '--list', 'v*', '--merged', 'HEAD'], root).split('\n').flatMap((tag) => /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1] ?? []);
  return tags.reduce((newest, version) => (isAfter(version, newest) ? version : newest), '0.0.0');
}

function assertDay(date: string): void {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) throw new PlainError(`${date} is no day such as 2026-11-30.`);
}

/**
 * Puts a version at the top of the changelog, with what stands there of it, or of another version that was not released.
 *
 * @returns the summary that stood there, where another one takes its place
 */
function writeChangelog(root: string, { entries, summary, ...fresh }: Section, last: string): { readonly replaced?: string } {
  const file = join(root, 'CHANGELOG.md');
  const sections = existsSync(file) ? sectionsOf(readFileSync(file, 'utf8')) : [];
  const [top] = sections;
  const earlier = top !== undefined && isAfter(versionInHeading(top), last) ? readSection(top) : undefined;
  const known = new Set(earlier?.entries.map(({ area, level, words }) => `${area} ${level} ${words}`));
  const all = [...(earlier?.entries ?? []), ...entries.filter(({ area, level, words }) => !known.has(`${area} ${level} ${words}`))];
  const section: Section = { ...fresh, summary: summary ?? earlier?.summary, entries: all };
  writeFileSync(file, changelogOf([writeSection(section), ...sections.slice(earlier === undefined ? 0 : 1)]));
  return earlier?.summary === undefined || earlier.summary === section.summary ? {} : { replaced: earlier.summary };
}

/**
 * Turns the pending changesets into a version: every package.json and CHANGELOG.md.
 *
 * A version that was prepared before and is not tagged yet takes the changes in; it is raised only where they ask for more than it has.
 *
 * @throws PlainError where nothing is pending, the date is none, or the changelog cannot be added to
 */
export function prepareVersion({ root, date, summary, raise }: VersionOptions): PreparedVersion {
  const pending = readChangesets(root);
  const [before, last] = [versionOf(root), released(root)];
  const prepared = isAfter(before, last);
  const level = highest(pending);
  assertDay(date);
  if (level === undefined) {
    if (!prepared || (outOfLine(root).length === 0 && summary === undefined)) throw new PlainError(`Nothing is pending: .changeset has no changes since ${before}.`);
    const told = summary === undefined ? {} : writeChangelog(root, { version: before, date, summary, entries: [] }, last);
    setVersion(root, before);
    return { version: before, changes: 0, ...told };
  }
  const stays = prepared && !isAfter(raised(last, level), before);
  const version = stays ? before : raised(last, level);
  // Written before the changesets go: whatever fails then, no change is lost, and the next run finds those that are there already.
  const told = writeChangelog(root, { version, date, summary, entries: pending.map(entryOf) }, last);
  if (stays) {
    for (const { file } of pending) rmSync(file);
    setVersion(root, before);
  } else {
    setVersion(root, last);
    try {
      raise(root);
    } catch (error) {
      setVersion(root, before);
      throw error;
    }
    // The root is no package of the workspace.
    setVersion(root, version);
  }
  return { version, changes: pending.length, ...told };
}
