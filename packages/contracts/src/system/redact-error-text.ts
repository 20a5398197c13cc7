/**
 * Removes from an error's message or stack what may say something about a visitor: queries and hashes of addresses, e-mail
 * addresses, long runs of digits (phone numbers, amounts) and long opaque words (tokens).
 */
export function redactErrorText(text: string): string {
  return text
    .replace(/[?#](?=\S*=)[^\s)'"]*/g, '')
    .replace(/(:\/\/[^\s)'"?#]*)[?#][^\s)'"]*/g, '$1')
    .replace(/[^\s@'"<>]+@[^\s@'"<>]+\.[^\s@'"<>)]+/g, '[address]')
    .replace(/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}\b/g, '[token]')
    .replace(/\+?\d{6,}/g, '[number]');
}
