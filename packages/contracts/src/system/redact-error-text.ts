/** Longest text that is looked at; the rest is left out. Reports keep at most half of it. */
const MAX_LENGTH = 8000;

/** Names of values that are nobody's business, as programs and addresses write them. */
const SECRET_NAME = 'pass(?:word|wd|code|phrase)?|pwd|secret|token|api[-_]?key|auth(?:orization)?|session(?:[-_]?id)?|cookie|credential|signature|otp|user(?:name)?|mobile|phone|e?mail';
/** Engines write `Unexpected token: x` of a fault in a program. */
const SECRET = new RegExp(
  String.raw`(?<!unexpected )(${SECRET_NAME})(\\?["']?\s{0,8}[=:]\s{0,8})(?:(?:bearer|basic)\s{1,4})?(?:\\?"[^"\n]*"?|\\?'[^'\n]*'?|[^\s&;,)'"]+)`,
  'gi',
);

/** Ends a part of an e-mail address. Labels hold no `%`, so that no text is read again for each `%40` in it. */
const END = String.raw`\s@'"<>(){}[\]/:,;=&?#\\|`;
const LABEL = String.raw`[^${END}.%]+`;
const EMAIL = new RegExp(String.raw`(?<![^${END}])[^${END}]+?(?:@|%40)${LABEL}(?:\.${LABEL})+`, 'gi');

/** A word without the query and the hash that it has as an address or a path. */
function withoutQuery(word: string): string {
  const start = word.search(/[?#]/);
  if (start === -1) return word;
  const kept = word.slice(0, start);
  if (!kept.includes('://') && !kept.startsWith('/') && !word.includes('=', start)) return word;
  return word.endsWith(')') ? `${kept})` : kept;
}

const hasDigit = (word: string): boolean => /\d/.test(word);
const isOpaque = (word: string): boolean => hasDigit(word) && /[A-Za-z]/.test(word);
const isDottedToken = (word: string): boolean => {
  const parts = word.split('.', 3);
  return parts.length === 3 && parts.every((part) => part.length >= 10) && hasDigit(word) && /[A-Z]/.test(word);
};
const isIpv6 = (word: string): boolean => /[\da-f]/i.test(word) && (word.includes('::') || word.split(':').length === 8);

/**
 * Removes from an error's message or stack what may say something about a visitor: queries and hashes of addresses, e-mail
 * and IP addresses, values of names that sound secret, texts in JSON, long runs of digits, also in groups (phone and card
 * numbers, amounts), and long opaque words, also joined by dots (tokens). Its work grows with the length of the text alone,
 * whatever the text: visitors send it.
 */
export function redactErrorText(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(/"[^]{0,120}?" is not valid JSON/g, '[text] is not valid JSON')
    .replace(/(JSON Parse error: [^"\n]{0,60}")[^"\n]*/g, '$1[text]')
    .replace(/[^\s'"]+/g, withoutQuery)
    .replace(/(:\/\/)[^\s/@'"]+@/g, '$1[secret]@')
    .replace(EMAIL, '[address]')
    .replace(SECRET, '$1$2[secret]')
    .replace(/(\bbearer\s{1,4})[^\s,;'")]{8,}/gi, '$1[token]')
    .replace(/(\\?"\s{0,8}:\s{0,8})\\?"(?:[^"\\]|\\.)*"?/gs, '$1[text]')
    .replace(/(?<![\w.-])[\w.-]{32,}/g, (word) => (isDottedToken(word) ? '[token]' : word))
    .replace(/(?<![\w-])[\w-]{32,}/g, (word) => (isOpaque(word) ? '[token]' : word))
    .replace(/(?<=\/)[\w-]{16,}(?![\w.-])/g, (segment) => (isOpaque(segment) ? '[token]' : segment))
    .replace(/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?!\w|\.\d)/g, '[ip]')
    .replace(/(?<![\w:.])[\da-f]{0,4}(?::[\da-f]{0,4}){2,8}(?![\w:])/gi, (word) => (isIpv6(word) ? '[ip]' : word))
    .replace(/\+?\d{6,}/g, '[number]')
    .replace(/(?<![\w.:/])\+?\(?\d{1,4}\)?(?:[ .-]\(?\d{2,4}\)?){2,}(?![\w:])/g, '[number]');
}
