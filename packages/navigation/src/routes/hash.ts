/**
 * What an address names after its `#`: the id, decoded where that is possible. A link may contain `#50%off`, and
 * `decodeURIComponent` throws on it.
 */
export function hashId(hash: string): string {
  const id = hash.startsWith('#') ? hash.slice(1) : hash;
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Scrolls to the element that a hash names. False where the page has none. */
export function scrollToHash(hash: string): boolean {
  const id = hashId(hash);
  const target = id === '' ? null : document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
}
