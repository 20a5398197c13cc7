/** Platform codes whose BCP-47 tag is not just the code in lower case. */
const TAGS: Readonly<Record<string, string>> = { CN: 'zh-Hans', TW: 'zh-Hant', TL: 'fil', TY: 'te', KK: 'kk-Cyrl', UZ: 'uz-Latn', 'UR-LA': 'ur-Latn', 'PT-BR': 'pt-BR' };

/** The BCP-47 tag of a platform language code, as vendors receive it. */
export function languageTag(code: string): string {
  return TAGS[code] ?? code.toLowerCase();
}
