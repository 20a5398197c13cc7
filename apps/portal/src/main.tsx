import brand from 'virtual:brand';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { startApp } from './app/start-app.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no #root.');
let root: Root | undefined;
const started = startApp(brand, (element) => {
  const shown = (root ??= createRoot(place));
  // As a transition React yields between pieces of the first picture, so that a slow phone can be touched meanwhile.
  startTransition(() => shown.render(element));
});

// In development an edit of the brand's folder shows in the running site.
if (import.meta.hot) {
  import.meta.hot.accept('virtual:brand', (fresh) => {
    const edited = fresh?.['default'] as typeof brand | undefined;
    if (edited !== undefined) void started.then((update) => update(edited));
  });
}
