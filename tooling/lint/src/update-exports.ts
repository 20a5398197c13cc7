import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportList, listedPackages } from './tree/export-list.ts';
import { readWorkspace, REPOSITORY } from './workspace.ts';

// Writes exports.txt of each package, so that reviewers see changes of the public API.
for (const each of listedPackages(readWorkspace(REPOSITORY))) {
  writeFileSync(join(REPOSITORY, each.folder, 'exports.txt'), exportList(REPOSITORY, each));
}
