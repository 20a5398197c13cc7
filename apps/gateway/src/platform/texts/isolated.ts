/**
 * Words of an unknown direction, such as a name, set apart from a sentence that runs from right to left, so that a sign at their edge does
 * not change sides. For mails and messages on the site: old phones show the signs of it in an SMS.
 */
export function isolated(words: string): string {
  return `\u2068${words}\u2069`;
}

/** Words in Latin letters or figures within a sentence from right to left, in a form that every phone knows. */
export function leftToRight(words: string): string {
  return `\u200E${words}\u200E`;
}
