import { parseColour } from '../../colour/colour.ts';
import { lookChoices, lookDefaults } from '../../theme/look-about.ts';
import { baseLeaves, schemeLeaves } from '../../theme/token-walk.ts';
import type { Primitives, Scheme } from '../../theme/theme.ts';
import { checkContrast } from './check-contrast.ts';
import { checkFontWeights } from '../fonts/check-font-weights.ts';
import { checkFontNames } from '../fonts/check-font-names.ts';
import { checkFonts } from '../fonts/check-fonts.ts';
import { checkTokens } from './check-tokens.ts';
import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import { nearestOf } from '../fault/nearest.ts';
import { isRecord, stringsOf } from '../source.ts';
import type { CheckContext } from '../source.ts';
import { withRampsOnce } from './unknown-ramps.ts';

const themeKeys = ['schemes', 'primitives', 'semantic', 'base', 'look', 'fonts', 'assets'];
const schemeNames: readonly Scheme[] = ['light', 'dark'];

/**
 * Checks a theme without its artwork: schemes, primitives, tokens, contrast, look and fonts.
 *
 * @param fontFiles paths of the files in `assets/` that may be fonts
 */
export function checkTheme(file: string, theme: unknown, context: CheckContext, fontFiles: readonly string[] = []): Fault[] {
  if (!isRecord(theme)) return [{ file, keyPath: '', found: quote(theme), expected: 'a theme as default export' }];
  const { primitives, faults } = readPrimitives(file, theme['primitives']);
  const offered = meantSchemes(theme['schemes']).filter((name) => schemeNames.some((scheme) => scheme === name)) as Scheme[];
  const semantic = isRecord(theme['semantic']) ? theme['semantic'] : {};
  const found = [
    ...unknownKeys(file, theme),
    ...checkSchemes(file, theme['schemes'], semantic),
    ...faults,
    ...offered.flatMap((scheme) => [
      ...checkTokens(file, `semantic.${scheme}`, semantic[scheme], schemeLeaves, primitives),
      ...checkContrast(file, scheme, semantic[scheme], primitives),
    ]),
    ...checkTokens(file, 'base', theme['base'], baseLeaves, primitives),
    ...checkLook(file, theme['look']),
    ...checkFonts(file, theme['fonts'], context, fontFiles),
    ...checkFontNames(file, theme['fonts'], theme['base']),
    ...checkFontWeights(file, theme['fonts'], theme['base'], context),
  ];
  return withRampsOnce(found, primitives);
}

function unknownKeys(file: string, theme: Readonly<Record<string, unknown>>): Fault[] {
  return Object.keys(theme)
    .filter((key) => !themeKeys.includes(key))
    .map((key) => choice(file, key, 'an unknown key', themeKeys, key));
}

/** The listed schemes, each once, with a misspelt one replaced by the one it means, so that only the name itself is reported. */
function meantSchemes(schemes: unknown): string[] {
  return [...new Set(stringsOf(schemes).map((name) => nearestOf(name, schemeNames) ?? name))];
}

function checkSchemes(file: string, schemes: unknown, semantic: Readonly<Record<string, unknown>>): Fault[] {
  const listed = stringsOf(schemes);
  if (listed.length === 0) return [{ file, keyPath: 'schemes', found: quote(schemes), expected: 'a list with at least one of light, dark' }];
  return [
    ...listed.flatMap((name, index) => {
      if (!schemeNames.some((scheme) => scheme === name)) return [choice(file, `schemes.${index}`, quote(name), schemeNames, name)];
      return listed.indexOf(name) === index ? [] : [{ file, keyPath: `schemes.${index}`, found: `${quote(name)} a second time`, expected: 'each value once' }];
    }),
    ...Object.keys(semantic)
      .filter((name) => !listed.includes(name) && !meantSchemes(schemes).includes(name))
      .map((name) => ({ file, keyPath: `semantic.${name}`, found: 'values of a scheme that is not offered', expected: `values for ${listed.join(', ')} only` })),
  ];
}

function readPrimitives(file: string, value: unknown): { primitives: Primitives; faults: Fault[] } {
  if (!isRecord(value)) return { primitives: {}, faults: [{ file, keyPath: 'primitives', found: quote(value), expected: 'ramps of colours' }] };
  const primitives: Record<string, Record<string, string>> = {};
  const faults: Fault[] = [];
  for (const [ramp, steps] of Object.entries(value)) {
    const read: Record<string, string> = {};
    primitives[ramp] = read;
    if (!isRecord(steps) || Object.keys(steps).length === 0) {
      faults.push({ file, keyPath: `primitives.${ramp}`, found: quote(steps), expected: 'a ramp: an object of steps with their colours, such as { "500": "#5865f2" }' });
      continue;
    }
    for (const [step, colour] of Object.entries(steps)) {
      // An invalid step still counts as existing, so that references to it are not reported too.
      read[step] = typeof colour === 'string' ? colour : '';
      if (parseColour(read[step]) === undefined) faults.push({ file, keyPath: `primitives.${ramp}.${step}`, found: quote(colour), expected: 'a colour as #rrggbb or oklch(l c h), such as #5865f2 or oklch(0.58 0.21 274)' });
    }
  }
  return { primitives, faults };
}

function checkLook(file: string, look: unknown): Fault[] {
  if (!isRecord(look)) return [{ file, keyPath: 'look', found: quote(look), expected: `an object with ${Object.keys(lookChoices).join(', ')}` }];
  const unknown = Object.keys(look).filter((key) => !Object.hasOwn(lookChoices, key));
  return [
    ...unknown.map((key) => choice(file, `look.${key}`, 'an unknown key', Object.keys(lookChoices), key)),
    ...Object.entries(lookChoices).flatMap(([key, choices]) => {
      const value = look[key];
      if (value === undefined && Object.hasOwn(lookDefaults, key)) return [];
      return choices.some((one) => one === value) ? [] : [choice(file, `look.${key}`, quote(value), choices, value)];
    }),
  ];
}

function choice(file: string, keyPath: string, found: string, choices: readonly string[], given: unknown): Fault {
  const nearest = typeof given === 'string' ? nearestOf(given, choices) : undefined;
  return { file, keyPath, found, expected: `one of ${choices.join(', ')}`, ...(nearest === undefined ? {} : { nearest }) };
}
