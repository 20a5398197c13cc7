import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fontFault, fontFile, fontWeights, repositoryRoot } from '@livery/brand-build';
import type { FontWeights } from '@livery/brand-kit';
import { measureFont } from './font-measures.ts';
import type { FontMeasures } from './font-measures.ts';
import { systemFamilies, systemFamily } from './system-families.ts';
import type { SystemFamily } from './system-families.ts';

/** From this weight on browsers take bold faces of the system; what `bold` of a fallback stands for. */
const BOLD = 600;
/** The weight of a bold face, and of text where nothing else is stated. */
const [BOLD_FACE, REGULAR] = [700, 400];

/** Prints the `fallback` of a font, to be pasted into theme.ts. */
export function fontCommand(words: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options: { weight: { type: 'string' }, like: { type: 'string' } } });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new RangeError('npm run brand:font -- <file>');
  const font = readFont(source);
  const weights = fontWeights(font) ?? { first: REGULAR, last: REGULAR };
  const weight = weightOf(values.weight, weights, source);
  const measures = measureFont(font, weight);
  const family = values.like === undefined ? systemFamilies.find(({ serif }) => serif === (measures.serif ?? false)) : systemFamily(values.like);
  if (family === undefined) throw new RangeError('There is no family of systems.');
  const heavy = weight < BOLD && weights.last >= BOLD ? measureFont(font, Math.min(BOLD_FACE, weights.last)) : undefined;
  console.log(`${source}, weight ${weight}${weights.first === weights.last ? '' : ` of ${weights.first} to ${weights.last}`}, in the measures of ${family.name}${weight < BOLD ? '' : ' Bold'}${reasonFor(measures, values.like)}.`);
  console.log(`Into the font in theme.ts, and "<its family> Fallback" after its family in theme/base.ts:\n\n${fallbackText(measures, heavy, weight, family)}`);
  return Promise.resolve(0);
}

/** A file below the folder in which the command was called or below the repository, or one of a package that `source` of a font may name. */
function readFont(source: string): Buffer {
  const places = [resolve(process.env['INIT_CWD'] ?? '.', source), resolve(repositoryRoot, source)];
  const file = places.find((path) => existsSync(path)) ?? fontFile('', source);
  if (file === undefined) throw new RangeError(`There is no file ${places.map((path) => relative(repositoryRoot, path)).filter((path, index, all) => all.indexOf(path) === index).join(' or ')}.`);
  const font = readFileSync(file);
  const fault = fontFault(font);
  if (fault !== undefined) throw new RangeError(`${source}: found ${fault.found}; expected ${fault.expected}.`);
  return font;
}

function weightOf(given: string | undefined, { first, last }: FontWeights, source: string): number {
  if (given === undefined) return Math.min(last, Math.max(first, first === last ? first : REGULAR));
  const weight = Number(given);
  if (!Number.isInteger(weight) || weight < 1 || weight > 1000) throw new RangeError(`--weight is ${given}; it must be a number from 1 to 1000.`);
  if (weight < first || weight > last) throw new RangeError(`--weight is ${given}; ${source} has ${first === last ? `${first} alone` : `${first} to ${last}`}.`);
  return weight;
}

function reasonFor({ serif }: FontMeasures, like: string | undefined): string {
  if (like !== undefined) return '';
  if (serif !== undefined) return serif ? ', since the font says that it has serifs' : ', since the font says that it has no serifs';
  return ', since the font does not say whether it has serifs; if it has, add --like Georgia or --like "Times New Roman"';
}

/** The `fallback` as it stands in theme.ts. */
export function fallbackText(measures: FontMeasures, heavy: FontMeasures | undefined, weight: number, { name, onLinux, width }: SystemFamily): string {
  const [regular, bold] = [`${name}, ${onLinux}`, `${name} Bold, ${onLinux} Bold`];
  const adjust = measures.width / (weight < BOLD ? width.regular : width.bold);
  const parts = [
    // A system without the bold face has the regular one, which browsers embolden.
    `local: '${weight < BOLD ? regular : `${bold}, ${name}`}'`,
    `sizeAdjust: '${percent(adjust)}'`,
    // The overrides apply to the adjusted size.
    ...(['ascent', 'descent', 'lineGap'] as const).map((key) => `${key}: '${percent(measures[key] / adjust)}'`),
    ...(heavy === undefined ? [] : [`bold: { local: '${bold}', sizeAdjust: '${percent(heavy.width / width.bold)}' }`]),
  ];
  return `fallback: { ${parts.join(', ')} },`;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`;
}
