/** Writing systems whose full stop brings its own space. */
const withoutSpaces: ReadonlySet<string> = new Set(['Hans', 'Hant', 'Jpan']);

/** Sentences one after another as a writing system (ISO 15924) sets them; null where there is none to say. */
export function joinSentences(script: string, sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join(withoutSpaces.has(script) ? '' : ' ');
}
