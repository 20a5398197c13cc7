import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { literalColours, physicalProperties } from '../css.ts';
import { fileNameFault } from '../file-name.ts';
import { filesUnder } from '../workspace.ts';

const CODE = /\.(?:[cm]?[jt]sx?|css)$/;
const GROUPS = ['packages', 'apps', 'brands', 'tooling'];
const TEST = /\.test\.tsx?$/;
/** A block that names the unit under test. */
const UNIT = /^\s*describe(?:\.\w+)*\(/m;
/** Folders and files under names for what belongs into `test-support/`, the helpers of a package's tests. */
const HELPERS = /(?:^|\/)(?:testing|test-data|test-helpers|test-utils|test-fixtures|fixtures)(?:\/|\.ts$)/;
/** `packages/testing` is a package of its own; the Playwright fixtures of the journeys are what that library calls them. */
const NO_HELPERS = /^packages\/testing\/|^tooling\/e2e\/src\/fixtures\.ts$|\/test-support\//;
/** Maximum lines of a source file; one that a program writes is not split by hand. */
const LONGEST = 400;
const GENERATED = /\.gen\.ts$/;

function codeFiles(root: string): string[] {
  return GROUPS.flatMap((group) => filesUnder(root, group)).filter((file) => CODE.test(file) && !file.endsWith('.d.ts'));
}

function helperFault(file: string): string[] {
  if (!HELPERS.test(file) || NO_HELPERS.test(file)) return [];
  return [`${file}: helpers of tests stand in test-support/.`];
}

/** Returns files that are too long or badly named, helpers of tests outside test-support/, and tests that name no unit, as `file: fault`. */
export function fileFaults(root: string): string[] {
  return codeFiles(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const lines = text.trimEnd().split('\n').length;
    const name = fileNameFault(file);
    return [
      ...(lines > LONGEST && !GENERATED.test(file) ? [`${file}: ${lines} lines; ${LONGEST} is the most, so split it by what it is about.`] : []),
      ...(name === undefined ? [] : [name]),
      ...helperFault(file),
      ...(TEST.test(file) && !UNIT.test(text) ? [`${file}: no describe; name the unit under test by one.`] : []),
    ];
  });
}

/** Returns literal colours and physical properties in style sheets of packages/ and the portal. */
export function styleSheetFaults(root: string): string[] {
  const sheets = ['packages', 'apps/portal'].flatMap((group) => filesUnder(root, group)).filter((file) => file.endsWith('.css'));
  return sheets.flatMap((file) => {
    const css = readFileSync(join(root, file), 'utf8');
    return [
      ...literalColours(css).map((colour) => `${file}: ${colour} is written out; use a token.`),
      ...physicalProperties(css).map((property) => `${file}: ${property} is physical; use its logical twin.`),
    ];
  });
}
