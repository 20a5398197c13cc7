import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../workspace.ts';

const PRODUCT = 'docs/product.md';
const FOLDERS = ['apps', 'packages', 'tooling', 'brands', 'docs'];
const TEXT = /\.(?:[cm]?[jt]sx?|sql|md|css|html)$/;
const NUMBER = /\bP-\d+\.\d+\b/g;
/** Tests of this check cite numbers that are not there. */
const OWN_TEST = 'tooling/lint/src/tree/product-statements.test.ts';

/** Numbers of the statements, as each begins its line: `- **P-4.3** Logging out …`. */
function statements(root: string): string[] {
  const text = existsSync(join(root, PRODUCT)) ? readFileSync(join(root, PRODUCT), 'utf8') : '';
  return [...text.matchAll(/^- (?:~~)?\*\*(P-\d+\.\d+)\*\*/gm)].map(([, number = '']) => number);
}

/** Returns numbers that docs/product.md gives twice, and those that code or documents cite and it does not have. */
export function statementFaults(root: string): string[] {
  const stated = statements(root);
  const known = new Set(stated);
  const twice = stated.filter((number, index) => stated.indexOf(number) !== index).map((number) => `${PRODUCT} has ${number} twice.`);
  const files = ['README.md', 'CONTRIBUTING.md', 'CONTEXT.md'].filter((file) => existsSync(join(root, file))).concat(FOLDERS.flatMap((folder) => filesUnder(root, folder)));
  const unknown = files
    .filter((file) => TEXT.test(file) && file !== OWN_TEST)
    .flatMap((file) => {
      const cited = new Set(readFileSync(join(root, file), 'utf8').match(NUMBER));
      return [...cited].filter((number) => !known.has(number)).map((number) => `${file} cites ${number}, which ${PRODUCT} does not have.`);
    });
  return [...twice, ...unknown];
}
