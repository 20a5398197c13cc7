import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from './changesets.ts';

const GROUPS = ['apps', 'packages', 'tooling'];
const FIELD = /^(\s*"version": ")([^"]*)(")/m;

/** Every package.json that bears the version, the root's first; absolute. */
function files(root: string): readonly string[] {
  const folders = GROUPS.filter((group) => existsSync(join(root, group))).flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)));
  return [root, ...folders].map((folder) => join(folder, 'package.json')).filter((file) => existsSync(file));
}

const versionIn = (file: string): string => FIELD.exec(readFileSync(file, 'utf8'))?.[2] ?? '';

/** The version of a repository: that of its root. */
export const versionOf = (root: string): string => versionIn(join(root, 'package.json'));

/** The package.json files with another version than the root's, relative to it. */
export const outOfLine = (root: string): readonly string[] => files(root).filter((file) => versionIn(file) !== versionOf(root)).map((file) => file.slice(root.length + 1));

/** Writes a version into every package.json, and changes nothing else there. */
export function setVersion(root: string, version: string): void {
  for (const file of files(root)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(FIELD, (_, before: string, _former: string, after: string) => before + version + after));
  }
}

const numbers = (version: string): readonly [number, number, number] => {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (major === undefined) throw new Error(`"${version}" is no version such as 1.2.3.`);
  return [Number(major), Number(minor), Number(patch)];
};

/** The version after one, by the level of what changed. */
export function raised(version: string, level: Level): string {
  const [major, minor, patch] = numbers(version);
  if (level === 'major') return `${major + 1}.0.0`;
  return level === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Whether a version comes after another one. */
export function isAfter(version: string, other: string): boolean {
  const [one, two] = [numbers(version), numbers(other)];
  const place = one.findIndex((number, index) => number !== two[index]);
  return place !== -1 && (one[place] ?? 0) > (two[place] ?? 0);
}
