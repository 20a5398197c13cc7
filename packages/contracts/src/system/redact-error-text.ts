/** Names of values that are nobody's business, as programs and addresses write them. */
const SECRET_NAME = 'pass(?:word|wd|code|phrase)?|pwd|secret|token|api[-_]?key|auth(?:orization)?|session(?:[-_]?id)?|cookie|credential|signature|otp|user(?:name)?|mobile|phone|e?mail';
const SECRET = new RegExp(String.raw`(${SECRET_NAME})(["']?\s*=\s*|["']\s*:\s*)("[^"]*"|'[^']*'|[^\s&;,)'"]+)`, 'gi');

/**
 * Removes from an error's message or stack what may say something about a visitor: queries and hashes of addresses, e-mail
 * addresses, values of names that sound secret, long runs of digits, also in groups (phone and card numbers, amounts), and
 * long opaque words, also joined by dots (tokens).
 */
export function redactErrorText(text: string): string {
  return text
    .replace(/[?#](?=\S*=)[^\s)'"]*/g, '')
    .replace(/(:\/\/[^\s)'"?#]*)[?#][^\s)'"]*/g, '$1')
    .replace(/[^\s@'"<>]+@[^\s@'"<>]+\.[^\s@'"<>)]+/g, '[address]')
    .replace(SECRET, '$1$2[secret]')
    .replace(/(?<![\w.-])(?=[\w.-]*\d)(?=[\w.-]*[A-Z])[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g, '[token]')
    .replace(/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}\b/g, '[token]')
    .replace(/\+?\d{6,}/g, '[number]')
    .replace(/(?<![\w.:/])\+?\(?\d{1,4}\)?(?:[ .-]\(?\d{2,4}\)?){2,}(?![\w:])/g, '[number]');
}
