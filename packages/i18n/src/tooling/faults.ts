import { distance } from 'fastest-levenshtein';

/** What can be wrong with a catalogue. */
export type CatalogueFaultKind =
  | 'unknownLanguage'
  | 'unknownNamespace'
  | 'unknownKey'
  | 'missingKey'
  | 'missingPlural'
  | 'unknownPlural'
  | 'wrongPlaceholder'
  | 'emptyValue'
  | 'duplicateKey'
  | 'unusedKey'
  | 'notText';

/** One fault, precise enough to be mended without looking anything up. */
export interface CatalogueFault {
  readonly kind: CatalogueFaultKind;
  /** `language.namespace.key`, as far as it goes. */
  readonly path: string;
  readonly found: string;
  readonly expected: string;
  /** The existing name closest to the one found, where a name is wrong. */
  readonly nearest?: string;
}

/** What to do about a fault, by kind. */
const remedies: Readonly<Record<CatalogueFaultKind, string>> = {
  unknownLanguage: 'Rename the folder',
  unknownNamespace: 'Rename the file',
  unknownKey: 'Rename or remove the key, or add it to the English file',
  missingKey: 'Add the key with its text in this language',
  missingPlural: 'Add the key with this form of the text',
  unknownPlural: 'Remove the key: the language has no such form',
  wrongPlaceholder: 'Write the placeholders of the English text into this one',
  emptyValue: 'Write the text',
  duplicateKey: 'Remove one of the two lines',
  unusedKey: 'Use the key, or remove it from every language',
  notText: 'Write a text in quotes',
};

/** A fault of a catalogue as one line of a report: its file, its key, what is wrong and what to do. */
export function faultText({ kind, path, found, expected, nearest: near }: CatalogueFault): string {
  const hint = near === undefined ? '' : `; nearest: ${near}`;
  return `${placeOf(path)}: found ${found}; expected ${expected}${hint}. ${remedies[kind]}.`;
}

/** `TY.layout.footer.care` as `packages/i18n/src/locales/TY/layout.json › footer.care`. */
function placeOf(path: string): string {
  const [language = '', namespace, ...key] = path.split('.');
  const folder = `packages/i18n/src/locales/${language}`;
  if (namespace === undefined) return folder;
  const file = `${folder}/${namespace}.json`;
  return key.length === 0 ? file : `${file} › ${key.join('.')}`;
}

/** The candidate with the smallest edit distance, ignoring case; undefined when more than two letters in five differ from every one. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(name.length * 0.4)) + 1;
  for (const candidate of candidates) {
    const cost = distance(name.toLowerCase(), candidate.toLowerCase());
    if (cost < fewest) {
      best = candidate;
      fewest = cost;
    }
  }
  return best;
}
