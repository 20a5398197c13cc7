import brand from 'virtual:brand';
import { createRoot } from 'react-dom/client';
import { startApp } from './app/start-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
void startApp(brand, (element) => createRoot(root).render(element));
