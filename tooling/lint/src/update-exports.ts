import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportList, listedPackages } from './tree/export-list.ts';
import { readWorkspace, REPOSITORY } from './workspace.ts';

// Writes exports.txt of each package, so that reviewers see changes of the public API.
const changed = listedPackages(readWorkspace(REPOSITORY)).flatMap((each) => {
  const path = join(REPOSITORY, each.folder, 'exports.txt');
  const list = exportList(REPOSITORY, each);
  if (existsSync(path) && readFileSync(path, 'utf8') === list) return [];
  writeFileSync(path, list);
  return [`${each.folder}/exports.txt`];
});
process.stdout.write(changed.length === 0 ? 'Every exports.txt is up to date.\n' : `Wrote ${changed.join(', ')}.\n`);
