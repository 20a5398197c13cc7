import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportList, listedPackages } from './tree/export-list.ts';
import { readWorkspace, REPOSITORY } from './workspace.ts';

// Records what each package exports today: the reviewer of the change sees a public surface grow or shrink.
for (const each of listedPackages(readWorkspace(REPOSITORY))) {
  writeFileSync(join(REPOSITORY, each.folder, 'exports.txt'), exportList(REPOSITORY, each));
}
