import type * as Fetched from './launching.ts';

type Launching = typeof Fetched;
let launching: Launching | undefined;

/** Fetches what launches games. */
export async function loadLaunching(): Promise<Launching> {
  launching = await import('./launching.ts');
  return launching;
}

/** What launches games, where it is there already: then a click waits for nothing. */
export function loadedLaunching(): Launching | undefined {
  return launching;
}
