import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '../workspace.ts';

/** One lint finding. */
export interface Finding {
  file: string;
  /** For example `livery(boundaries)`; empty for a directive that disables nothing, which no rule reports. */
  rule: string;
  message: string;
}

interface Output {
  diagnostics: { filename: string; code?: string; message: string }[];
}

const require = createRequire(import.meta.url);
const oxlint = join(dirname(require.resolve('oxlint/package.json')), 'bin/oxlint');

function projectConfig(): object {
  const config = JSON.parse(readFileSync(join(REPOSITORY, '.oxlintrc.json'), 'utf8')) as object;
  return { ...config, jsPlugins: [join(REPOSITORY, 'tooling/lint/src/plugin.ts')] };
}

/** Runs oxlint with the project's configuration on another folder. */
export function lint(root: string): Finding[] {
  // The globs of its overrides are relative to the folder of the configuration.
  const config = join(root, '.oxlintrc.json');
  writeFileSync(config, JSON.stringify(projectConfig()));
  const run = spawnSync(process.execPath, [oxlint, '-c', config, '--format', 'json', '.'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, OXLINT_TSGOLINT_PATH: join(REPOSITORY, 'node_modules/.bin/tsgolint') },
  });
  if (!run.stdout.trimStart().startsWith('{')) throw new Error(`oxlint did not run: ${run.stdout}${run.stderr}`);
  const output = JSON.parse(run.stdout) as Output;
  return output.diagnostics.map((found) => ({ file: found.filename, rule: found.code ?? '', message: found.message }));
}
