import { coversCharacter } from '../../theme/unicode-range.ts';
import { valueAt } from '../../theme/token-walk.ts';
import { familiesIn, shippedFonts, writingSystemOf, writingSystems } from '../../theme/writing-systems.ts';
import type { WritingSystem } from '../../theme/writing-systems.ts';
import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import { isRecord, stringsOf } from '../source.ts';
import type { CheckContext } from '../source.ts';

/** A font of a theme, as far as this check reads it. */
interface RangedFont {
  readonly family: string;
  readonly range: string;
}

/** An offered language with its writing system. */
interface Offered {
  readonly code: string;
  readonly script: WritingSystem;
  /** The language's name in itself. */
  readonly endonym: string;
}

/** Checks that each offered language whose letters systems may lack has a font in the theme, and that the font is in use. */
export function checkScriptFonts(file: string, theme: unknown, config: unknown, context: CheckContext): Fault[] {
  const list = valueAt(theme, ['fonts']);
  if (!Array.isArray(list)) return [];
  const fonts = list.flatMap((font: unknown): RangedFont[] =>
    // Without a range nothing says that a font has more than Latin letters.
    isRecord(font) && typeof font['family'] === 'string' && typeof font['range'] === 'string' ? [{ family: font['family'], range: font['range'] }] : [],
  );
  return offeredLanguages(config, context)
    .filter(({ script }) => writingSystems[script].letters === 'brand')
    .flatMap((language) => faultOf(file, theme, fonts, language));
}

/** Languages without a complete catalogue are left out: no brand may offer them, which another check says. */
function offeredLanguages(config: unknown, { completeLanguages, languageOf }: CheckContext): Offered[] {
  const remap = valueAt(config, ['languages', 'remap']);
  const offered = stringsOf(valueAt(config, ['languages', 'offered'])).filter((code) => completeLanguages.includes(code));
  return offered.flatMap((code) => {
    const language = languageOf(code, isRecord(remap) ? remap : {});
    return language === undefined ? [] : [{ code, script: writingSystemOf(language.tag), endonym: language.endonym }];
  });
}

function faultOf(file: string, theme: unknown, fonts: readonly RangedFont[], { code, script, endonym }: Offered): Fault[] {
  const { name } = writingSystems[script];
  const own = fonts.filter(({ range }) => coversCharacter(range, endonym.codePointAt(0) ?? 0));
  const [first] = own;
  if (first === undefined) {
    return [{ file, keyPath: 'fonts', found: `no font whose range has ${name} letters`, expected: `one, since languages.offered lists ${code} (${endonym}) and many systems lack them: ${remedy(script)}` }];
  }
  const path = ['base', 'font', 'script', script];
  const families = valueAt(theme, path);
  const used = [families, valueAt(theme, ['base', 'font', 'family', 'body'])].some((value) => typeof value === 'string' && familiesIn(value).some((family) => own.some((font) => font.family === family)));
  return used ? [] : [{ file, keyPath: path.join('.'), found: typeof families === 'string' ? families : quote(families), expected: `"${first.family}" among the families, the font of theme.ts with ${name} letters` }];
}

function remedy(script: WritingSystem): string {
  if (Object.hasOwn(shippedFonts, script)) return `add ...shippedFonts.${script} of @livery/brand-kit`;
  return `add a WOFF2 file with its range, from assets/ or from a package in the dependencies of tooling/brand-build, such as Noto Sans ${writingSystems[script].name}`;
}
