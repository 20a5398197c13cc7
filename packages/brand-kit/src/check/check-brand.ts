import { checkAssets } from './assets/check-assets.ts';
import { checkForm } from './config/check-form.ts';
import { checkScriptFonts } from './fonts/check-script-fonts.ts';
import { checkStrings } from './config/check-strings.ts';
import { checkTheme } from './theme/check-theme.ts';
import type { Fault } from './fault/fault.ts';
import { quote } from './fault/fault.ts';
import { checkKnownValues } from './config/known-values.ts';
import { withoutMisspelt } from './fault/misspelt.ts';
import { checkRules } from './config/rules.ts';
import { valueAt } from '../theme/token-walk.ts';
import { stringsOf } from './source.ts';
import type { BrandSource, CheckContext } from './source.ts';

/** Returns all faults of one brand, in the order of its files; empty for a valid brand. */
export function checkBrand(source: BrandSource, context: CheckContext): Fault[] {
  const unread = new Set(source.unread);
  const [configFile, themeFile] = [`${source.id}/brand.config.ts`, `${source.id}/theme.ts`];
  return withoutMisspelt([
    ...checkId(source.id),
    ...source.unreadable.map((fault) => inItsFile(fault, source)),
    ...(unread.has('brand.config.ts') ? [] : [...checkConfig(configFile, source.config, context), ...checkStrings(source, context)]),
    ...(unread.has('theme.ts') ? [] : [...checkTheme(themeFile, source.theme, context, source.otherAssets), ...checkScriptFonts(themeFile, source.theme, source.config, context), ...checkAssets(themeFile, source.theme, source)].map((fault) => inItsFile(fault, source))),
  ]);
}

/** A rule that knows more of a value, such as the list it must be in, stands for the form's fault of that value. */
function checkConfig(file: string, config: unknown, context: CheckContext): Fault[] {
  const rules = [...checkRules(file, config, context), ...checkKnownValues(file, config)];
  const ruled = new Set(rules.map(({ keyPath }) => keyPath));
  // A wrong language that is the default too is reported where it is offered.
  if (stringsOf(valueAt(config, ['languages', 'offered'])).some((code) => code === valueAt(config, ['languages', 'default']))) ruled.add('languages.default');
  return [...checkForm(file, config).filter(({ keyPath }) => !ruled.has(keyPath)), ...rules];
}

/** Assigns a fault of the theme to the file that contains the value, with the key path inside that file. */
function inItsFile(fault: Fault, { id, themeFiles = {} }: BrandSource): Fault {
  if (fault.file !== `${id}/theme.ts`) return fault;
  const [part, file] = Object.entries(themeFiles).find(([path]) => fault.keyPath.startsWith(`${path}.`)) ?? [];
  return part === undefined || file === undefined ? fault : { ...fault, file: `${id}/${file}`, keyPath: fault.keyPath.slice(part.length + 1) };
}

function checkId(id: string): Fault[] {
  return /^[a-z][a-z0-9-]{1,30}$/.test(id)
    ? []
    : [{ file: `${id}/`, keyPath: '', found: `the folder name ${quote(id)}`, expected: '2 to 31 small letters, digits and dashes, a letter first' }];
}
