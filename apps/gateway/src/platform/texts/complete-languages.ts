/** How a text of a language is laid out. */
export interface TextLayout {
  /** BCP-47 tag. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * The languages, by platform code, in which the platform itself has every text that it sends or answers with. The one list of them in
 * the gateway: texts are {@link InEachLanguage}, so a language that is added here does not compile until each of them is written.
 */
export const completeLanguages = {
  EN: { tag: 'en', direction: 'ltr' },
  TY: { tag: 'te', direction: 'ltr' },
  CN: { tag: 'zh-Hans', direction: 'ltr' },
  AR: { tag: 'ar', direction: 'rtl' },
} as const satisfies Readonly<Record<string, TextLayout>>;

/** Platform code of a complete language. */
export type CompleteLanguage = keyof typeof completeLanguages;

/** A text, or a group of texts, in each complete language. */
export type InEachLanguage<Text> = Readonly<Record<CompleteLanguage, Text>>;

/** Platform codes of the complete languages. */
export const completeLanguageCodes = Object.keys(completeLanguages) as readonly CompleteLanguage[];

/** Whether the platform has every text in the language of a platform code. */
export function isComplete(language: string): language is CompleteLanguage {
  return Object.hasOwn(completeLanguages, language);
}

/**
 * The language to write in: the first complete one, else English.
 * @param languages platform codes, best first: as a rule the one that the reader uses, then the default of the site
 */
export function writtenLanguage(...languages: readonly string[]): CompleteLanguage {
  return languages.find(isComplete) ?? 'EN';
}

/** The same in each complete language, written from what each language has in `texts`. */
export function inEachLanguage<From, To>(texts: InEachLanguage<From>, write: (words: From, language: CompleteLanguage) => To): InEachLanguage<To> {
  return Object.fromEntries(completeLanguageCodes.map((language) => [language, write(texts[language], language)])) as unknown as InEachLanguage<To>;
}
