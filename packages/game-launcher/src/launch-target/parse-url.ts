/** Parses an address; undefined where it is not a whole one. `URL.canParse` and `URL.parse` are newer than some supported browsers. */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
