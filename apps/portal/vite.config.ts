import { livery } from '@livery/brand-build';
import { buildTarget } from '@livery/browser-floor';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import type { Plugin } from 'vite';
import { gatewayPaths } from './gateway-paths.ts';
import { partScripts } from './part-scripts.ts';

/** Id of the brand to develop with; left out, the fleet's default brand. */
const brand = process.env['LIVERY_BRAND'];
const gateway = process.env['LIVERY_GATEWAY'] ?? 'http://localhost:4000';
/** Our gateway on this machine tells brands apart by the name of the host; a server elsewhere is asked by its own. */
const byName = brand !== undefined && new URL(gateway).hostname === 'localhost';
const toGateway = { target: gateway, ws: true, ...(byName ? { headers: { host: `${brand}.localhost` } } : { changeOrigin: true }) };

/**
 * The router's own link and form are not used here, yet would stay in the first script: each is made by a call and named
 * by an assignment, which a bundler has to keep. Said to be pure and left without a name, they go.
 */
const withoutRouterParts: Plugin = {
  name: 'livery:without-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/ },
    handler: (code) => code.replaceAll(/^(const \w+ = )(?=React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ ').replaceAll(/^\w+\.displayName = "[^"]*";$/gm, ''),
  },
};

/**
 * styled-components adds vendor prefixes only where `enableVendorPrefixes` asks for them, which nothing here does: the few
 * that browsers of the floor need are written out, which the lint rule `livery/browser-floor-css` sees to. The bundler
 * cannot see that, so the prefixer would stay.
 */
const withoutVendorPrefixes: Plugin = {
  name: 'livery:without-vendor-prefixes',
  apply: 'build',
  transform: { filter: { id: /stylis[\\/]src[\\/]Prefixer\.js$/ }, handler: () => 'export const prefix = (value) => value;' },
};

/** i18next's advice to developers, which it gives only with its option `debug`, that a site never sets. */
const withoutAdvice: Plugin = {
  name: 'livery:without-advice',
  apply: 'build',
  transform: {
    filter: { id: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ },
    handler: (code) => code.replaceAll(/(this\.logger\.(?:warn|deprecate)\()["'`].*\);$/gm, '$1"");'),
  },
};

export default defineConfig(({ command }) => ({
  base: command === 'build' ? '/shell/' : '/',
  appType: 'spa',
  plugins: [withoutRouterParts, withoutVendorPrefixes, withoutAdvice, partScripts(), react({ include: /\.[jt]sx$/ }), livery({ brand })],
  // Takes the white space out of the styles; names of components are of no use in a build.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true, transpileTemplateLiterals: false, pure: true } } },
  resolve: { dedupe: ['react', 'react-dom', 'styled-components', 'react-redux', 'i18next'] },
  server: { proxy: Object.fromEntries(gatewayPaths.map((path) => [path, toGateway])) },
  build: {
    target: buildTarget(),
    assetsDir: '.',
    // The page fetches what its first script needs; what lazy chunks need stands in a file of its own (part-scripts.ts).
    modulePreload: { polyfill: false, resolveDependencies: (_, needs, { hostType }) => (hostType === 'html' ? needs : []) },
    reportCompressedSize: false,
    rolldownOptions: {
      // How long each plugin took is of no use to whoever starts the site.
      checks: { bundlerTimings: false },
      // No module relies on a getter, or on a global that is missing, being read for its effect alone.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
}));
