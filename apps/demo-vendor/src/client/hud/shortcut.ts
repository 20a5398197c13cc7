/**
 * The key of a shortcut in small letters. Layouts of Arabic and other scripts type no Latin letter: there the place on
 * the keyboard counts, so that the key marked M is M in every layout.
 */
export function shortcutOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[\x20-\x7e]+$/.test(key)) return key.toLowerCase();
  return (/^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1] ?? key).toLowerCase();
}
