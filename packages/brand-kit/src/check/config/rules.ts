import { announcementTypes } from '@livery/contracts';
import { platformDefaults } from '../../config/defaults.ts';
import { footerLinks, headerEntries, isPlannedPage } from '../../config/vocabulary.ts';
import { valueAt } from '../../theme/token-walk.ts';
import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import { meantLanguage, meantLanguages } from './languages.ts';
import { listed } from '../fault/listed.ts';
import { nearestOf } from '../fault/nearest.ts';
import { isRecord, stringsOf } from '../source.ts';
import type { CheckContext } from '../source.ts';

/** Reads values of one configuration; invalid parts are empty, since `checkForm` reports them. */
interface ConfigReader {
  readonly file: string;
  readonly list: (path: string) => string[];
  readonly text: (path: string) => string | undefined;
  readonly whole: (path: string) => number | undefined;
  readonly isGiven: (path: string) => boolean;
  readonly feature: (name: keyof typeof platformDefaults.features) => boolean;
}

type Rule = (reader: ConfigReader, context: CheckContext) => Fault[];

/** Checks rules that involve more than one value. Accepts any input, so that all faults are reported at once. */
export function checkRules(file: string, config: unknown, context: CheckContext): Fault[] {
  const at = (path: string): unknown => valueAt(config, path.split('.'));
  const reader: ConfigReader = {
    file,
    list: (path) => stringsOf(at(path)),
    text: (path) => (typeof at(path) === 'string' ? String(at(path)) : undefined),
    whole: (path) => (Number.isInteger(at(path)) ? Number(at(path)) : undefined),
    isGiven: (path) => at(path) !== undefined,
    feature: (name) => (typeof at(`features.${name}`) === 'boolean' ? at(`features.${name}`) === true : platformDefaults.features[name]),
  };
  const remap = at('languages.remap');
  return [...rules.flatMap((rule) => rule(reader, context)), ...(isRecord(remap) ? remapFaults(file, remap, [...reader.list('languages.offered'), ...meantLanguages(config, context)]) : [])];
}

const listsWithoutDoubles = [
  'identity.domains', 'languages.offered', 'prizeModes', 'announcements.types', 'esportCodes', 'cockfightCodes', 'categories',
  'blockedCountries', 'header.entries', 'phone.tabs', 'footer.help', 'footer.links', 'footer.partnersHidden', 'footer.payments', 'home.sections',
] as const;

const noDoubles: Rule = ({ file, list }) =>
  listsWithoutDoubles.flatMap((path) =>
    list(path).flatMap((value, index, all) =>
      all.indexOf(value) === index ? [] : [{ file, keyPath: `${path}.${index}`, found: `${quote(value)} a second time`, expected: 'each value once' }],
    ),
  );

/**
 * A value that must be in a list of the same configuration.
 *
 * @param isMeant whether a list without the value has it misspelt, which is reported at the list
 */
function chosenFrom(path: string, listPath: string, isMeant: (value: string, all: readonly string[], context: CheckContext) => boolean = () => false): Rule {
  return ({ file, text, list }, context) => {
    const [value, all] = [text(path), list(listPath)];
    if (all.length === 0 || (value !== undefined && (all.includes(value) || isMeant(value, all, context)))) return [];
    const nearest = value === undefined ? undefined : nearestOf(value, all);
    return [{ file, keyPath: path, found: quote(value), expected: `one of ${listPath} (${all.join(', ')})`, ...(nearest === undefined ? {} : { nearest }) }];
  };
}

const languagesComplete: Rule = ({ file, list }, context) =>
  list('languages.offered').flatMap((code, index) => {
    const { completeLanguages, missingTexts } = context;
    if (completeLanguages.includes(code)) return [];
    const nearest = meantLanguage(code, context);
    return [{ file, keyPath: `languages.offered.${index}`, found: `${quote(code)}${lacking(missingTexts[code])}`, expected: `a language with a complete catalogue (${completeLanguages.join(', ')})`, ...(nearest === undefined ? {} : { nearest }) }];
  });

/** Names the first text that a catalogue lacks: it is most often the one that was just added in English. */
function lacking([first, ...others]: readonly string[] = []): string {
  if (first === undefined) return '';
  const more = others.length === 0 ? '' : ` and ${others.length} more ${others.length === 1 ? 'text' : 'texts'}`;
  return `, whose catalogue lacks ${first}${more}`;
}

/** A category that has no vendors unless the brand lists them. */
function categoryNeeds(category: string, codes: string): Rule {
  return ({ file, list, isGiven }) =>
    list('categories').includes(category) && list(codes).length === 0
      ? [{ file, keyPath: codes, found: isGiven(codes) ? 'an empty list' : 'nothing', expected: `at least one vendor code, since categories offers ${category}` }]
      : [];
}

/** Rejects links to pages without a route. */
const pagesThere: Rule = ({ file, list }) =>
  (['header.entries', 'footer.links'] as const).flatMap((path) =>
    list(path).flatMap((page, index) => {
      if (!isPlannedPage(page)) return [];
      const offered = (path === 'footer.links' ? footerLinks : headerEntries).filter((one) => !isPlannedPage(one));
      const nearest = nearestOf(page, offered);
      return [{ file, keyPath: `${path}.${index}`, found: `${quote(page)}, a page that the site does not have yet`, expected: `one of ${offered.join(', ')}`, ...(nearest === undefined ? {} : { nearest }) }];
    }),
  );

/** Rejects a link to a page whose toggle is off. */
function entryNeeds(path: string, entry: string, feature: keyof typeof platformDefaults.features): Rule {
  return ({ file, list, feature: isOn }) => {
    const index = list(path).indexOf(entry);
    return index === -1 || isOn(feature)
      ? []
      : [{ file, keyPath: `${path}.${index}`, found: quote(entry), expected: `no ${entry} while features.${feature} is false` }];
  };
}

const someRegistration: Rule = ({ file, feature }) =>
  feature('usernameRegistration') || feature('mobileRegistration')
    ? []
    : [{ file, keyPath: 'features', found: 'usernameRegistration and mobileRegistration both false', expected: 'at least one way to register' }];

const companyThere: Rule = ({ file, whole }, { year }) => {
  const since = whole('identity.company.since');
  return since === undefined || since <= year ? [] : [{ file, keyPath: 'identity.company.since', found: String(since), expected: `a year up to the present one, ${year}` }];
};

const knownTimeZone: Rule = ({ file, text }) => {
  const zone = text('timeZone');
  if (zone === undefined || isTimeZone(zone)) return [];
  const zones = Intl.supportedValuesOf('timeZone');
  // A city is most often what was meant.
  const city = zone.toLowerCase().replaceAll(' ', '_');
  const nearest = zones.find((one) => one.toLowerCase().split('/').at(-1) === city) ?? nearestOf(zone, zones);
  const expected = `an IANA time zone, such as Europe/London${nearest === undefined ? ` (${listed(zones, "of Intl.supportedValuesOf('timeZone')")})` : ''}`;
  return [{ file, keyPath: 'timeZone', found: quote(zone), expected, ...(nearest === undefined ? {} : { nearest }) }];
};

/** Whether a zone is known. The list of supported values has one name for each zone, so Asia/Kolkata may be in it as Asia/Calcutta alone. */
function isTimeZone(zone: string): boolean {
  // Offsets and abbreviations, such as +05:30 and EST, know no summer time.
  if (zone !== 'UTC' && !zone.includes('/')) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function remapFaults(file: string, remap: Readonly<Record<string, unknown>>, offered: readonly string[]): Fault[] {
  return Object.entries(remap).flatMap(([code, tag]): Fault[] => {
    const keyPath = `languages.remap.${code}`;
    if (offered.length > 0 && !offered.includes(code)) return [{ file, keyPath, found: quote(tag), expected: 'a re-mapping of an offered language only' }];
    if (isLanguageTag(tag)) return [];
    const nearest = typeof tag === 'string' ? tagOfName(tag) : undefined;
    return [{ file, keyPath, found: quote(tag), expected: 'a BCP-47 tag of a language that there is', ...(nearest === undefined ? {} : { nearest }) }];
  });
}

const nameOfLanguage = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The tag of a language by its English name: five letters and more make a tag by their form, whatever they say. */
function tagOfName(name: string): string | undefined {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  return letters.flatMap((first) => letters.map((second) => first + second)).find((tag) => nameOfLanguage.of(tag)?.toLowerCase() === name.toLowerCase());
}

function isLanguageTag(tag: unknown): boolean {
  try {
    return typeof tag === 'string' && nameOfLanguage.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return false;
  }
}

const rules: readonly Rule[] = [
  noDoubles,
  chosenFrom('languages.default', 'languages.offered', (value, all, context) => all.some((code) => meantLanguage(code, context) === value)),
  chosenFrom('announcements.defaultExecution', 'announcements.types', (value, all) => all.some((type) => nearestOf(type, announcementTypes) === value)),
  languagesComplete,
  categoryNeeds('ESPORTS', 'esportCodes'),
  categoryNeeds('COCKFIGHT', 'cockfightCodes'),
  entryNeeds('header.entries', 'download', 'appDownload'),
  entryNeeds('phone.tabs', 'download', 'appDownload'),
  entryNeeds('footer.links', 'download', 'appDownload'),
  entryNeeds('home.sections', 'app', 'appDownload'),
  entryNeeds('home.sections', 'winners', 'winnersBoard'),
  pagesThere,
  someRegistration,
  companyThere,
  knownTimeZone,
];
