const HIDDEN = '•••';

/** An account as another member may see it: enough to recognise it by, not enough to log in with. */
export function maskAccount(account: string): string {
  const letters = Array.from(account);
  return letters.length < 5 ? `${letters[0] ?? ''}${HIDDEN}` : `${letters.slice(0, 2).join('')}${HIDDEN}${letters.slice(-2).join('')}`;
}

/** A real name as another member may see it: the first letter of each word. */
export function maskRealName(name: string): string {
  return name.split(/\s+/u).filter((word) => word !== '').map((word) => `${Array.from(word)[0] ?? ''}${HIDDEN}`).join(' ');
}
