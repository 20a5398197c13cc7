import brand from 'virtual:brand';
import { createRoot } from 'react-dom/client';
import { startApp } from './app/start-app.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no #root.');
const root = createRoot(place);
const started = startApp(brand, (element) => root.render(element));

// In development an edit of the brand's folder shows in the running site.
if (import.meta.hot) {
  import.meta.hot.accept('virtual:brand', (fresh) => {
    const edited = fresh?.['default'] as typeof brand | undefined;
    if (edited !== undefined) void started.then((update) => update(edited));
  });
}
