import { constants } from 'node:zlib';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export { createPreloadedState, type CollectPreloadedState } from './preloaded-state.ts';
export { createFrameOrigins } from './frame-origins.ts';
export { createTemplates } from './page.ts';
export { createSites, type SitesDeps } from './sites.ts';

/** Folders of the built sites whose files carry a hash in their name. */
const HASHED = ['shell', 'brands'];

/** Files that pages are made of; whatever else a brand brings is looked at or downloaded. */
const SCRIPT_OR_SHEET = /\.(?:m?js|css)(?:\.br|\.gz)?$/;

/** Serves the built files: for ever by their hashed names, in the compression that the build prepared. */
export async function registerFiles(app: FastifyInstance, distDir: string): Promise<void> {
  // Responses made on request are compressed lightly; files come compressed from the build, pages compress themselves.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  for (const [index, folder] of HASHED.entries()) {
    await app.register(fastifyStatic, {
      root: join(distDir, folder),
      // A folder that is missing at the start is served as soon as a build writes it.
      suppressWarning: true,
      prefix: `/${folder}/`,
      decorateReply: index === 0,
      preCompressed: true,
      index: false,
      // Templates are no pages: only `createSites` serves them.
      allowedPath: (path) => !path.endsWith('.html'),
      immutable: true,
      maxAge: '365d',
      logLevel: 'warn',
      setHeaders: (reply, path) => {
        void reply.header('cross-origin-resource-policy', 'same-origin');
        // A picture of a brand that is opened as a page of the site runs nothing.
        if (!SCRIPT_OR_SHEET.test(path)) void reply.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
      },
    });
  }
}
