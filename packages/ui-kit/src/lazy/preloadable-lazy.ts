import { createElement, lazy, useState } from 'react';
import type { ComponentType, FunctionComponent } from 'react';
import { loadChunk } from './load-chunk.ts';

/** A chunk of the program that is fetched when it is wanted. */
export interface PreloadableLazy<Module> {
  /**
   * Fetches it, or answers at once. After a failure the next call tries again, in browsers that fetch a failed module again:
   * Chromium keeps the failure until the page is reloaded.
   */
  readonly load: () => Promise<Module>;
  /** A component of it, for a place under `Suspense`. */
  readonly show: <Props extends object>(pick: (module: Module) => ComponentType<Props>) => FunctionComponent<Props>;
  /** A component of it that waits, as `Suspense` has it, until somebody has fetched it. */
  readonly follow: (pick: (module: Module) => ComponentType) => ComponentType;
}

/** How many chunks there are: the number of a chunk names it where the browser does not say its file. */
let chunks = 0;

/**
 * A chunk whose components show at once where it was fetched ahead. React's `lazy` alone makes even a chunk that is
 * there wait for its turn, and holds what comes after a fallback back for 300 ms.
 */
export function preloadableLazy<Module>(fetch: () => Promise<Module>): PreloadableLazy<Module> {
  chunks += 1;
  const name = String(chunks);
  let module: Module | undefined;
  let resolve: (module: Module) => void = () => {};
  const fetched = new Promise<Module>((done) => (resolve = done));
  const load = async (): Promise<Module> => {
    module ??= await loadChunk(name, fetch);
    resolve(module);
    return module;
  };
  return {
    load,
    show: (pick) => {
      const Late = lazy(async () => ({ default: pick(await load()) }));
      return function Shown(props) {
        // Chosen once: another component in the same place would lose what was typed.
        const [View] = useState(() => (module === undefined ? Late : pick(module)));
        return createElement(View as ComponentType<typeof props>, props);
      };
    },
    follow: (pick) => lazy(async () => ({ default: pick(await fetched) })),
  };
}
