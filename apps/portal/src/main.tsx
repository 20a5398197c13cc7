import brand from 'virtual:brand';
import { reportClientError } from '@livery/api-sdk';
import { Fragment, startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { RootBoundary, showMessage } from './app/root-boundary.tsx';
import { startApp } from './app/start-app.tsx';
import type { RunningApp } from './app/start-app.tsx';

/** A catalogue file as the development server announces it. */
interface EditedCatalogue {
  readonly code: Parameters<RunningApp['replaceCatalogue']>[0];
  readonly namespace: Parameters<RunningApp['replaceCatalogue']>[1];
  readonly texts: Parameters<RunningApp['replaceCatalogue']>[2];
}

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no #root.');
let root: Root | undefined;
/** React's own checks, in development. */
const Checks = import.meta.env.DEV ? StrictMode : Fragment;

/** Errors that a boundary caught reach no listener of the window. */
function onCaughtError(error: unknown): void {
  // oxlint-disable-next-line no-console -- as React does without a handler
  console.error(error);
  reportClientError(error);
}

const started = startApp(brand, (element) => {
  const shown = (root ??= createRoot(place, { onCaughtError }));
  // As a transition React yields between pieces of the first picture, so that a slow phone can be touched meanwhile.
  startTransition(() => shown.render(<Checks><RootBoundary>{element}</RootBoundary></Checks>));
});

started.catch((error: unknown) => {
  onCaughtError(error);
  showMessage(place);
});

// In development an edit of the brand's folder or of a catalogue shows in the running site.
if (import.meta.hot) {
  import.meta.hot.accept('virtual:brand', (fresh) => {
    const edited = fresh?.['default'] as typeof brand | undefined;
    if (edited !== undefined) void started.then(({ updateBrand }) => updateBrand(edited));
  });
  import.meta.hot.on('livery:catalogue', ({ code, namespace, texts }: EditedCatalogue) => void started.then(({ replaceCatalogue }) => replaceCatalogue(code, namespace, texts)));
}
