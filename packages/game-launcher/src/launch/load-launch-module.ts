import type * as Fetched from './launch-module';

type LaunchModule = typeof Fetched;
let launchModule: LaunchModule | undefined;

/** Fetches what launches games. */
export async function loadLaunchModule(): Promise<LaunchModule> {
  launchModule = await import('./launch-module');
  return launchModule;
}

/** What launches games, where it is there already: then a click waits for nothing. */
export function loadedLaunchModule(): LaunchModule | undefined {
  return launchModule;
}
