import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MS = 1000;

/**
 * Dates the files of earlier sites, which a build notes with the moment of that build, to the release: a moment that lies after it
 * becomes its own. So the note is the same whenever the archive is made.
 *
 * @param dist the folder of the sites
 * @param time of the release, in seconds since 1970 UTC
 */
export function dateRetired(dist: string, time: number): void {
  const file = join(dist, '.retired.json');
  if (!existsSync(file)) return;
  const since = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  const dated = Object.entries(since).map(([path, moment]): [string, number] => [path, Math.min(moment, time * MS)]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(dated.toSorted(([one], [two]) => (one < two ? -1 : 1))))}\n`);
}
