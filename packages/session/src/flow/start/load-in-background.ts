import { toastsSlice } from '@livery/app-shell';
import type { SessionStore } from '../dispatch.ts';

/**
 * Loads a chunk that the page works without, and calls `start` once it is there. A lost one is not fetched again, since
 * browsers keep the failure until a reload, which is what the visitor is told to do. Returns the function that stops it.
 */
export function loadInBackground<Module>({ dispatch }: Pick<SessionStore, 'dispatch'>, load: () => Promise<Module>, start: (module: Module) => () => void): () => void {
  let stopped = false;
  let stop = (): void => {};
  load().then(
    (module) => {
      if (!stopped) stop = start(module);
    },
    () => {
      if (!stopped) dispatch(toastsSlice.actions.shown('warning', { ns: 'shell', key: 'chunk.text' }));
    },
  );
  return () => {
    stopped = true;
    stop();
  };
}
