import { loadChunk } from '@livery/ui-kit';
import type * as Fetched from './launch-module.ts';

type LaunchModule = typeof Fetched;
let launchModule: LaunchModule | undefined;

/** Loads the launch code. */
export async function loadLaunchModule(): Promise<LaunchModule> {
  launchModule = await loadChunk('launch', () => import('./launch-module.ts'));
  return launchModule;
}

/** The launch code, if it is loaded: a click then need not wait. */
export function loadedLaunchModule(): LaunchModule | undefined {
  return launchModule;
}
