import { buildTarget } from '@livery/browser-floor';
import { defineConfig } from 'vite';

// The page of the games. Everything is a file of this origin: the page's policy allows no inline script or style.
export default defineConfig({
  root: `${import.meta.dirname}/src/client`,
  build: {
    outDir: `${import.meta.dirname}/dist`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: buildTarget(),
    // How long each plugin took is of no use to whoever starts the site.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
