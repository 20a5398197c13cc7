import { defineConfig } from 'vite';

/** The server that answers the site's calls, as the merchant that the brand names; `npm start` in Livery's repository gives one. */
const platform = 'http://localhost:4000';

export default defineConfig({
  server: { proxy: Object.fromEntries(['/wps', '/lgw', '/lotto', '/cdn', '/TCG_PROD_IMAGES'].map((path) => [path, { target: platform, headers: { host: 'localhost' } }])) },
});
