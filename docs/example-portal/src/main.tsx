import { lookAttributes } from '@livery/brand-kit';
import { startSession } from '@livery/session';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { brand, styleSheet } from './brand.ts';
import { store, text, transport } from './store.ts';

document.head.append(Object.assign(document.createElement('style'), { textContent: styleSheet }));
const attributes = { 'data-brand': brand.id, 'data-scheme': brand.schemes[0], ...lookAttributes(brand.look) };
for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);

await Promise.all([text.ready, text.load('layout', 'games', 'errors')]);
createRoot(document.getElementById('root')!).render(<App />);
startSession(store, transport, text);
