import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { RELEASE } from '../paths.ts';
import { runCommand } from '@livery/run';
import { packPackages } from './pack.ts';

const KB = 1024;

await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const into = values.out === undefined ? `${RELEASE}/packages` : resolve(values.out);
  const tarballs = await packPackages(into);
  for (const { name, version, bytes } of tarballs) process.stdout.write(`${`${name}@${version}`.padEnd(32)} ${String(Math.round(bytes / KB)).padStart(6)} kB\n`);
  process.stdout.write(`${tarballs.length} packages in ${relative(process.cwd(), into) || '.'}/\n`);
  return 0;
});
