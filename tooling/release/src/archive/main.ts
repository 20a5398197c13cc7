import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { RELEASE } from '../paths.ts';
import { runCommand } from '@livery/run';
import { packageRelease } from './package-release.ts';
import { untagged } from './source.ts';
import { steps } from './steps.ts';

const MB = 1024 * 1024;

await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' }, previous: { type: 'string' }, uncommitted: { type: 'boolean' } } });
  const warning = values.uncommitted === true ? undefined : untagged();
  if (warning !== undefined) process.stderr.write(`${warning}\n`);
  process.stderr.write('Making the archive from an empty folder. It takes some minutes.\n');
  const { file, sha256 } = await packageRelease({
    into: values.out === undefined ? RELEASE : resolve(values.out),
    previous: values.previous === undefined ? undefined : resolve(values.previous),
    uncommitted: values.uncommitted === true,
    step: steps((text) => void process.stderr.write(text), () => performance.now()),
  });
  process.stdout.write(`${relative(process.cwd(), file)}  ${Math.round(statSync(file).size / MB)} MB\nsha256 ${sha256}\n`);
  return 0;
});
