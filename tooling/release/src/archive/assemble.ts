import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildStages } from '@livery/deploy';
import { versionOf } from '../changelog/versions.ts';
import { CHECKSUMS, checksumsOf } from './checksums.ts';
import { dateRetired } from './retired.ts';
import type { Source } from './source.ts';
import type { Step } from './steps.ts';
import { wordsOf } from './words-of-step.ts';
import { removeVolatile } from './volatile.ts';

/** The guides of whoever runs it, and the files that docs/operations.md speaks of, at the places where it has them. */
const FOR_OPERATORS = [
  'docs/operations.md',
  'docs/own-platform.md',
  'docs/own-platform-answers.md',
  'docs/vendors.md',
  'CHANGELOG.md',
  ...['Caddyfile', 'alertmanager.yaml', 'alerts.yaml', 'archive-log.sh', 'drop-log.sh', 'pgbouncer.ini', 'prometheus.yaml', 'systemd'].map((name) => `tooling/deploy/${name}`),
];

/** What an archive is made of. */
export interface AssembleOptions {
  readonly source: Source;
  /** An empty folder. */
  readonly into: string;
  /** The sites of the release before: pages that are open in browsers go on fetching their files. */
  readonly previous?: string | undefined;
  /** Says each part of the work. */
  readonly step: Step;
}

/** A folder with everything that runs on another machine. */
export interface Assembled {
  /** Absolute; its last part is what the archive unpacks to. */
  readonly folder: string;
  readonly version: string;
  /** Such as `linux-x64`: libraries in it are compiled for it. */
  readonly platform: string;
}

/**
 * Carries out the steps of the gateway's Dockerfile, so that the archive holds what the image does: every brand's site, the gateway with its
 * migrations, and its libraries. Beside that come a program that starts it, a README, the version, and the hash of every file.
 *
 * @throws Error with the output of a step that fails, such as a brand with a fault
 */
export function assemble({ source, into, previous, step }: AssembleOptions): Assembled {
  const stages = join(into, 'stages');
  mkdirSync(stages);
  const image = buildStages({
    context: source.folder,
    dockerfile: join(source.folder, 'tooling/deploy/Dockerfile'),
    into: stages,
    each(part, carryOut) {
      const words = wordsOf(part);
      return words === undefined ? carryOut() : step(words, carryOut);
    },
    ...(previous === undefined ? {} : { more: { 'tooling/deploy/previous': previous } }),
  });
  const version = versionOf(source.folder);
  const platform = `${process.platform}-${process.arch}`;
  const folder = join(into, `livery-${version}`);
  renameSync(image.workingFolder, folder);
  removeVolatile(folder);
  dateRetired(join(folder, 'dist'), source.time);
  for (const path of FOR_OPERATORS) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(source.folder, path), join(folder, path), { recursive: true });
  }
  for (const name of ['livery.mjs', 'README.md']) cpSync(join(source.folder, 'tooling/release/archive', name), join(folder, name));
  writeFileSync(join(folder, 'VERSION'), `${version}\ncommit ${source.commit}\nplatform ${platform}\n`);
  step('Writing the hash of every file', () => writeFileSync(join(folder, CHECKSUMS), checksumsOf(folder)));
  return { folder, version, platform };
}
