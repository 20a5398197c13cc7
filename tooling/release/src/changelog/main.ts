import { parseArgs } from 'node:util';
import { inRoot, ROOT, runCommand } from '@livery/run';
import { run } from '../programs.ts';
import { prepareVersion } from './prepare-version.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { summary: { type: 'string' }, date: { type: 'string' } } });
  const { version, changes, replaced } = prepareVersion({
    root: ROOT,
    date: values.date ?? new Date().toISOString().slice(0, 10),
    summary: values.summary,
    raise: () => run(process.execPath, [inRoot('node_modules/@changesets/cli/bin.js'), 'version']),
  });
  process.stdout.write(`${version}: ${changes === 1 ? '1 change' : `${changes} changes`}, in CHANGELOG.md. Read it, commit all, and tag that commit v${version} once it is on main: docs/releasing.md.\n`);
  if (replaced !== undefined) process.stdout.write(`The summary took the place of this one, which is in CHANGELOG.md no more:\n${replaced}\n`);
  return 0;
});
