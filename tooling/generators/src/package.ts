import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkName, readText, writeNew, writeText } from './tree.ts';

interface ProjectFile {
  files: string[];
  references: { path: string }[];
}

function reference(root: string, folder: string): void {
  const project = JSON.parse(readText(root, 'tsconfig.json')) as ProjectFile;
  const references = [...project.references, { path: `./${folder}` }].toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
  writeText(root, 'tsconfig.json', `${JSON.stringify({ ...project, references }, null, 2)}\n`);
}

/** Lists the package as one that may import nothing, so that each import is added on purpose. */
function list(root: string, name: string): void {
  const path = 'tooling/boundaries.json';
  const text = readText(root, path);
  const entry = `    "${name}": { "floor": 3, "mayImport": [] },\n`;
  const place = text.indexOf('    "portal": {');
  const at = place === -1 ? text.indexOf('"packages": {') + '"packages": {\n'.length : place;
  const listed = text.slice(0, at) + entry + text.slice(at);
  JSON.parse(listed); // throws where the insertion broke the file
  writeText(root, path, listed);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Rejects a name that an app, a package or a tool has: their names in manifests and in the list of boundaries would be the same. */
function checkTaken(root: string, name: string): void {
  const taken = ['packages', 'apps', 'tooling'].find((folder) => existsSync(join(root, folder, name, 'package.json')));
  if (taken !== undefined) throw new Error(`@livery/${name} is there already: ${taken}/${name}.`);
}

/**
 * Adds a package under packages/.
 *
 * @returns what was done and what is left to do, a line each
 * @throws Error when the name is not in kebab-case or is taken
 */
export function addPackage(root: string, name: string): string[] {
  checkName(name);
  checkTaken(root, name);
  const folder = `packages/${name}`;
  const written = writeNew(root, {
    [`${folder}/package.json`]: json({
      name: `@livery/${name}`,
      version: (JSON.parse(readText(root, 'package.json')) as { version: string }).version,
      private: true,
      type: 'module',
      sideEffects: false,
      exports: { '.': './src/index.ts' },
      scripts: { lint: 'node ../../tooling/run/src/task.ts lint', types: 'node ../../tooling/run/src/task.ts types' },
      dependencies: { react: 'catalog:' },
      devDependencies: { '@types/react': 'catalog:' },
    }),
    [`${folder}/tsconfig.json`]: json({ extends: '../../tooling/tsconfig/react.json', include: ['src', '*.ts'], references: [] }),
    [`${folder}/README.md`]: `# @livery/${name}\n\nDescribe in one sentence what it is for.\n\nMay import nothing yet: see tooling/boundaries.json. Entry: \`src/index.ts\`.\n`,
    [`${folder}/src/index.ts`]: 'export {};\n',
    [`${folder}/exports.txt`]: '# .\n',
  });
  reference(root, folder);
  list(root, name);
  return [
    ...written,
    `listed ${name} in tooling/boundaries.json on floor 3, with no imports allowed: add those it needs there,`,
    'in its package.json and in the references of its tsconfig.json; then run `npm run lockfile:update`, which links it.',
    'With its first test or story run `npm run scripts:update`, which adds the stage to its package.json.',
  ];
}
