import { forward } from './forward.ts';
import { ROOT } from './paths.ts';
import { runCommand } from './plain-error.ts';
import { runSingleStage } from './suite/single-stage.ts';
import { SELDOM_COLLECTED, TYPES_OF_BRANDS, typesBuilt } from './suite/type-commands.ts';
import { BRANDS, typeProjects } from './suite/type-projects.ts';

/** Checks packages on this terminal; no result is kept, since a part says nothing about what depends on it. */
async function checkSome(words: readonly string[]): Promise<number> {
  const folders = typeProjects(words, ROOT);
  const projects = folders.map((folder) => (folder === BRANDS ? 'tsconfig.root.json' : folder));
  const env = { ...process.env, ...SELDOM_COLLECTED };
  const code = (await forward(typesBuilt(projects), { env })) || (folders.includes(BRANDS) ? await forward(TYPES_OF_BRANDS, { env }) : 0);
  if (code === 0) process.stdout.write(`No fault of types in ${folders.join(', ')}.\n`);
  return code;
}

const words = process.argv.slice(2);

await runCommand(() => (words.length === 0 ? runSingleStage('types') : checkSome(words)));
