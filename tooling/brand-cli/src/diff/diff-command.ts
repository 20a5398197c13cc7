import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brandIds, brandsFolder, loadBrand, repositoryRoot } from '@livery/brand-build';
import { chromiumLaunch } from '@livery/test-config';
import { assertBrands } from '../known-brands.ts';
import { assertChoices } from '../shots/choices.ts';
import { factsOf, partTitles } from './brand-facts.ts';
import { differencesOf, tellingOf } from './differences.ts';
import type { PartDifferences } from './differences.ts';
import { tableLines, WIDTH } from './table.ts';

const several = { type: 'string', multiple: true } as const;

/** Says what differs between two brands; with `--pictures` also as a page with their pictures side by side. */
export async function diffCommand(words: readonly string[], from: string = brandsFolder): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { all: { type: 'boolean' }, pictures: { type: 'boolean' }, out: { type: 'string' }, scene: several, width: several, scheme: several, direction: several, language: several },
  });
  assertChoices(values);
  const [a, b, ...more] = positionals;
  if (a === undefined || b === undefined || more.length > 0) throw new RangeError('npm run brand:diff -- <brand> <brand>');
  assertBrands([a, b], await brandIds(from));
  const [one, two] = await Promise.all([a, b].map(async (id) => factsOf(await loadBrand(join(from, id)))));
  if (one === undefined || two === undefined) throw new RangeError('Two brands are compared.');
  const differences = differencesOf(one, two);
  console.log(diffText([a, b], differences, values.all === true, process.stdout.columns).join('\n'));
  if (values.pictures === true) {
    const file = values.out ?? join(repositoryRoot, '.cache/diffs', `${a}-${b}.html`);
    const missing = await writePictures([a, b], differences, file, { scenes: values.scene, widths: values.width, schemes: values.scheme, directions: values.direction ?? (values.language === undefined ? ['ltr'] : undefined), languages: values.language });
    console.log(`\nSide by side: ${file}`);
    if (missing.length > 0) {
      console.error(`Not taken: ${missing.join(', ')}.`);
      return 1;
    }
  }
  return 0;
}

/**
 * The lines of a comparison.
 *
 * @param all whether every token is listed
 * @param width of the terminal in characters
 */
export function diffText([a, b]: readonly [string, string], differences: readonly PartDifferences[], all: boolean, width = WIDTH): string[] {
  const lines = differences.flatMap((part) => {
    const title = `${partTitles[part.part]}: ${part.differences.length} of ${part.keys} ${part.keys === 1 ? 'key differs' : 'keys differ'}`;
    if (part.differences.length === 0) return [`${partTitles[part.part]}: the same`, ''];
    const { shown, left } = all ? { shown: part.differences, left: 0 } : tellingOf(part);
    return [
      title,
      ...(shown.length === 0 ? [] : tableLines(['', a, b], shown.map(({ key, a: one, b: two }) => [key, one ?? '—', two ?? '—'] as const), width)),
      ...(left > 0 ? [`… and ${left} more; --all lists them.`] : []),
      '',
    ];
  });
  return lines.slice(0, -1);
}

interface Choice {
  readonly scenes: readonly string[] | undefined;
  readonly widths: readonly string[] | undefined;
  readonly schemes: readonly string[] | undefined;
  readonly directions: readonly string[] | undefined;
  readonly languages: readonly string[] | undefined;
}

/** Writes the page with the pictures of both; returns the names of those that could not be taken. */
async function writePictures(ids: readonly [string, string], differences: readonly PartDifferences[], file: string, choice: Choice): Promise<readonly string[]> {
  const [{ chromium }, { takeShots }, { localSite }, { sideBySide }] = await Promise.all([import('playwright'), import('../shots/take-shots.ts'), import('../shots/shots-command.ts'), import('./side-by-side.ts')]);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const shoot = async (id: string) => takeShots(browser, id, { site: localSite(id), folder: join(dirname(file), id), format: 'jpg', say: (line) => console.log(line) }, choice);
    const shots = [await shoot(ids[0]), await shoot(ids[1])] as const;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await sideBySide(ids, differences, shots));
    return shots.flatMap(({ missing }, index) => missing.map((name) => `${name} of ${ids[index] ?? ''}`));
  } finally {
    await browser.close();
  }
}
