import { valueAt } from '../../theme/token-walk.ts';
import { familiesIn } from '../../theme/writing-systems.ts';
import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import { isRecord } from '../source.ts';
import type { CheckContext, FontWeights } from '../source.ts';

/** From this weight on browsers embolden the letters of a family whose fonts are all lighter. */
const BOLD = 600;
/** A file may state a weight by a number that is near the usual one, such as 275 for light, and text of 740 looks like that of 700. */
const NEAR = 50;

/** Which weights the text of a family is drawn in: tokens of `font.family` and `font.weight`. */
const USES: readonly (readonly [family: string, weights: readonly string[]])[] = [
  ['display', ['display']],
  ['body', ['regular', 'medium', 'semibold', 'bold']],
];

/**
 * Reports weights of text that its fonts do not come near, so that browsers embolden lighter letters or draw another weight, and weights of a
 * font that its file does not have.
 */
export function checkFontWeights(file: string, fonts: unknown, base: unknown, { fontWeights }: Pick<CheckContext, 'fontWeights'>): Fault[] {
  if (!Array.isArray(fonts)) return [];
  return [...fonts.flatMap((font: unknown, index) => notInFile(file, `fonts.${index}.weight`, font, fontWeights)), ...emboldened(file, fonts, base), ...beyondFonts(file, fonts, base, fontWeights)];
}

function notInFile(file: string, keyPath: string, font: unknown, fontWeights: CheckContext['fontWeights']): Fault[] {
  if (!isRecord(font) || typeof font['source'] !== 'string') return [];
  const [stated, own] = [weightsIn(font['weight']), fontWeights(font['source'])];
  if (stated === undefined || own === undefined || isDrawn(stated, own)) return [];
  return [{ file, keyPath, found: `${quote(font['weight'])}, which the file does not have`, expected: own.first === own.last ? `the one weight of ${font['source']}` : `weights of ${font['source']}`, nearest: written(own) }];
}

/**
 * Whether a file draws the stated weights. One that varies may be stated for more than it has, such as 100 900 for the whole family:
 * browsers take its nearest weight. One of a single weight must not.
 */
function isDrawn(stated: FontWeights, own: FontWeights): boolean {
  const [first, last] = [own.first - NEAR, own.last + NEAR];
  return own.first === own.last ? stated.first >= first && stated.last <= last : stated.first <= last && stated.last >= first;
}

function emboldened(file: string, fonts: readonly unknown[], base: unknown): Fault[] {
  const heaviest = new Map<string, number>();
  for (const font of fonts) {
    const weights = isRecord(font) ? weightsIn(font['weight']) : undefined;
    if (weights === undefined || !isRecord(font) || typeof font['family'] !== 'string') continue;
    heaviest.set(font['family'], Math.max(weights.last, heaviest.get(font['family']) ?? 0));
  }
  return USES.flatMap(([use, tokens]) => {
    const list = valueAt(base, ['font', 'family', use]);
    const light = typeof list === 'string' ? familiesIn(list).find((family) => (heaviest.get(family) ?? BOLD) < BOLD) : undefined;
    if (light === undefined) return [];
    return tokens.flatMap((token): Fault[] => {
      const weight = valueAt(base, ['font', 'weight', token]);
      if (typeof weight !== 'string' || !(Number(weight) >= BOLD)) return [];
      return [{
        file,
        keyPath: `base.font.weight.${token}`,
        found: `${quote(weight)}, while the heaviest font of "${light}" in fonts has ${heaviest.get(light) ?? 0}, whose letters browsers would embolden`,
        expected: `at most that weight, or also a file of ${weight} in fonts`,
      }];
    });
  });
}

/**
 * Reports weights of text that are not near those of any file of the first of its families, where that is a font of the theme. What the
 * font states counts as far as its file has it. Heavy text in a family of light fonts alone is emboldened, which has a fault of its own.
 */
function beyondFonts(file: string, fonts: readonly unknown[], base: unknown, fontWeights: CheckContext['fontWeights']): Fault[] {
  return USES.flatMap(([use, tokens]) => {
    const list = valueAt(base, ['font', 'family', use]);
    const [family] = typeof list === 'string' ? familiesIn(list) : [];
    const files = fonts.flatMap((font: unknown): FontWeights[] => (isRecord(font) && font['family'] === family ? drawnBy(font, fontWeights) : []));
    if (files.length === 0) return [];
    const areLight = files.every(({ last }) => last < BOLD);
    const all = [...new Set(files.toSorted((one, other) => one.first - other.first).map(({ first, last }) => (first === last ? String(first) : `${first} to ${last}`)))].join(', ');
    return tokens.flatMap((token): Fault[] => {
      const weight = valueAt(base, ['font', 'weight', token]);
      const number = typeof weight === 'string' && weight.trim() !== '' ? Number(weight) : Number.NaN;
      if (Number.isNaN(number) || (areLight && number >= BOLD)) return [];
      const [nearest = number] = files.map(({ first, last }) => Math.min(Math.max(number, first), last)).toSorted((one, other) => Math.abs(one - number) - Math.abs(other - number));
      if (Math.abs(nearest - number) <= NEAR) return [];
      return [{
        file,
        keyPath: `base.font.weight.${token}`,
        found: `${quote(weight)}, which no file of "${family ?? ''}" in fonts comes near: text would look lighter or heavier`,
        expected: `a weight of its files (${all}), or also a file of ${number} in fonts`,
        nearest: String(nearest),
      }];
    });
  });
}

/** The weights that text has from a font: those it states and its file has; none where its form is wrong, which another check reports. */
function drawnBy(font: Readonly<Record<string, unknown>>, fontWeights: CheckContext['fontWeights']): FontWeights[] {
  if (typeof font['source'] !== 'string') return [];
  const [stated, own] = [weightsIn(font['weight']), fontWeights(font['source'])];
  if (stated === undefined) return [];
  // A file of one weight may state it by a number near the usual one, which the font then states.
  if (own === undefined || (own.first === own.last && isDrawn(stated, own))) return [stated];
  // What is stated may lie beside the file's weights, near them.
  const both = { first: Math.max(stated.first, own.first), last: Math.min(stated.last, own.last) };
  return [both.first > both.last ? own : both];
}

/** The weights that `weight` of a font states: one, or the first and the last; undefined where it states none, which its form's check reports. */
function weightsIn(value: unknown): FontWeights | undefined {
  if (typeof value !== 'string' || !/^\d{1,4}(?: \d{1,4})?$/.test(value)) return undefined;
  const [first = 0, last = first] = value.split(' ').map(Number);
  return { first, last };
}

const written = ({ first, last }: FontWeights): string => (first === last ? String(first) : `${first} ${last}`);
