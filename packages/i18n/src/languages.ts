/** Writing direction of a language. */
export type Direction = 'ltr' | 'rtl';

/** One language as the platform knows it. */
export interface Language {
  /** Platform code, as kept in `hisLang` and sent as `X-Language`. */
  readonly code: LanguageCode;
  /** BCP-47 tag: the only form components, `<html lang>` and Intl ever see. */
  readonly tag: string;
  readonly direction: Direction;
  /** ISO 15924 script, which selects fonts and line height. */
  readonly script: string;
  /** The language's name in itself, for the picker. */
  readonly endonym: string;
  /** True for the two pseudo-locales of development and tests. */
  readonly pseudo: boolean;
}

/** `code: [BCP-47, script, endonym]`. Direction follows from the script. */
const table = {
  CN: ['zh-Hans', 'Hans', '简体中文'],
  TW: ['zh-Hant', 'Hant', '繁體中文'],
  EN: ['en', 'Latn', 'English'],
  JA: ['ja', 'Jpan', '日本語'],
  TH: ['th', 'Thai', 'ไทย'],
  VI: ['vi', 'Latn', 'Tiếng Việt'],
  MY: ['my', 'Mymr', 'မြန်မာ'],
  ES: ['es', 'Latn', 'Español'],
  HI: ['hi', 'Deva', 'हिन्दी'],
  ID: ['id', 'Latn', 'Bahasa Indonesia'],
  KM: ['km', 'Khmr', 'ខ្មែរ'],
  KO: ['ko', 'Kore', '한국어'],
  MS: ['ms', 'Latn', 'Bahasa Melayu'],
  PT: ['pt', 'Latn', 'Português'],
  TA: ['ta', 'Taml', 'தமிழ்'],
  TY: ['te', 'Telu', 'తెలుగు'],
  TL: ['fil', 'Latn', 'Filipino'],
  UR: ['ur', 'Arab', 'اردو'],
  TR: ['tr', 'Latn', 'Türkçe'],
  BN: ['bn', 'Beng', 'বাংলা'],
  AR: ['ar', 'Arab', 'العربية'],
  FA: ['fa', 'Arab', 'فارسی'],
  RU: ['ru', 'Cyrl', 'Русский'],
  KK: ['kk-Cyrl', 'Cyrl', 'Қазақ тілі'],
  UZ: ['uz-Latn', 'Latn', 'Oʻzbekcha'],
  LO: ['lo', 'Laoo', 'ລາວ'],
  NE: ['ne', 'Deva', 'नेपाली'],
  FR: ['fr', 'Latn', 'Français'],
  DE: ['de', 'Latn', 'Deutsch'],
  IT: ['it', 'Latn', 'Italiano'],
  'PT-BR': ['pt-BR', 'Latn', 'Português (Brasil)'],
  SI: ['si', 'Sinh', 'සිංහල'],
  MR: ['mr', 'Deva', 'मराठी'],
  MN: ['mn', 'Cyrl', 'Монгол'],
  'UR-LA': ['ur-Latn', 'Latn', 'Roman Urdu'],
  // The tags CLDR reserves for pseudo-localisation: long accented, and right to left.
  XA: ['en-XA', 'Latn', 'Long'],
  XB: ['ar-XB', 'Arab', 'RTL'],
} as const satisfies Record<string, readonly [string, string, string]>;

/** Every platform code, the two pseudo-locales included. */
export type LanguageCode = keyof typeof table;

/** Platform code → another BCP-47 tag, for a brand that reads a code differently (`{ TY: 'ty' }`). */
export type LanguageRemap = Partial<Record<LanguageCode, string>>;

const pseudoCodes: ReadonlySet<string> = new Set(['XA', 'XB']);
const rtlScripts: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo']);

/** Every real platform code, in the order of the table. */
export const languageCodes: readonly LanguageCode[] = (Object.keys(table) as LanguageCode[]).filter(
  (code) => !pseudoCodes.has(code),
);

/** The two pseudo-locales: `XA` long and accented, `XB` right to left. */
export const pseudoLanguageCodes: readonly LanguageCode[] = ['XA', 'XB'];

/** Narrows whatever was stored or received to a platform code. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && Object.hasOwn(table, value);
}

/**
 * Describes a language. A re-mapped code takes tag and script from the brand's tag and its endonym from Intl;
 * the platform's own catalogue is then no longer this code's (see `ownsCatalogue`).
 */
export function languageOf(code: LanguageCode, remap: LanguageRemap = {}): Language {
  const [tag, script, endonym] = table[code];
  const other = remap[code];
  const pseudo = pseudoCodes.has(code);
  if (other === undefined || other === tag) return { code, tag, script, endonym, direction: directionOf(script), pseudo };
  const otherScript = new Intl.Locale(other).maximize().script ?? script;
  const name = new Intl.DisplayNames([other], { type: 'language' }).of(other) ?? other;
  return { code, tag: other, script: otherScript, endonym: name, direction: directionOf(otherScript), pseudo };
}

/** Whether the catalogue folder of this code is written in the language the code now stands for. */
export function ownsCatalogue(code: LanguageCode, remap: LanguageRemap = {}): boolean {
  const other = remap[code];
  return other === undefined || new Intl.Locale(other).language === new Intl.Locale(table[code][0]).language;
}

function directionOf(script: string): Direction {
  return rtlScripts.has(script) ? 'rtl' : 'ltr';
}
