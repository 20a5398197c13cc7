import { registerCountryFlags } from '../country-flags/index.ts';
import { createSites, createTemplates, registerFiles } from '../hosting/index.ts';
import { isPageOf } from '../modules/games/index.ts';
import { directoryOf, type Fleet } from '../modules/tenant/index.ts';
import { createDraining, createServer, type LogOptions } from '../platform/http/index.ts';
import { createForward } from './forward.ts';
import { isForwarded, isPicture } from './forwarded.ts';

export interface SiteHostOptions {
  readonly fleet: Fleet;
  /** The built sites. */
  readonly distDir: string;
  /** Address of the server that answers the calls. */
  readonly platform: URL;
  /** Origins of pictures, and of games, that pages may show. */
  readonly imageOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
  /** See `createServer`. */
  readonly trustProxy: boolean | string;
  /** Calls and pages a minute of one address range, counted as the gateway counts them; not limited without it. */
  readonly requestsPerMinute?: number | undefined;
  readonly log: LogOptions;
  /** Whether `<brand>.localhost` shows that brand. */
  readonly localNames: boolean;
  readonly newId: () => string;
  /** See `createForward`. */
  readonly silentMs?: number;
  /** See `createForward`. */
  readonly bodyMs?: number;
}

/** A host of the sites before another server. */
export interface SiteHost {
  /** Listens, and returns the address. */
  listen(port: number, host: string): Promise<string>;
  /** From now on `/readyz` says no and connections are closed with their answer, so that a proxy sends visitors elsewhere; everything is served on. */
  drain(): void;
  /** Ends streams of events and large requests that have not come whole, and waits for what is under way, which takes little longer than a platform may take to answer. */
  close(): Promise<void>;
}

/**
 * Serves the built sites and passes their calls on to a server that is not our gateway. It has no database: pages come without answers in
 * them, and ask that server.
 */
export async function createSiteHost({ fleet, distDir, platform, imageOrigins, frameOrigins, trustProxy, requestsPerMinute, log, localNames, newId, silentMs, bodyMs }: SiteHostOptions): Promise<SiteHost> {
  const tenants = directoryOf(fleet);
  const sites = new Map(fleet.brands.map(({ merchantCode, html, pages, domains, languages, categories }) => [merchantCode, { pages: { [languages.default]: { html, tag: languages.default.toLowerCase() }, ...pages }, defaultLanguage: languages.default, domains, hasPage: (path: string) => isPageOf(categories, path) }]));
  const otherwise = createSites({
    distDir,
    tenants,
    countryOf: () => null,
    siteOf: ({ id }) => sites.get(id) ?? { pages: {}, defaultLanguage: 'EN', domains: [], hasPage: () => true },
    localNames,
    leftOut: fleet.leftOut,
    servedBy: 'npm run site-host',
    routes: fleet.routes,
    templates: createTemplates(() => Date.now()),
    preloadedState: async ({ language }) => ({ language }),
    frameOrigins: () => frameOrigins,
    imageOrigins: async () => imageOrigins,
    outside: async () => ({ script: [], connect: [], frame: [], games: [] }),
  });
  const draining = createDraining();
  const app = createServer({ log, newId, trustProxy, otherwise, draining, requestsPerMinute, isCounted: (request) => request.is404 && !isPicture(request.url) });
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ live: true }));
  // Pages are served without the platform too: what it cannot answer is said in them.
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => reply.status(draining.isDraining ? 503 : 200).send({ ready: !draining.isDraining }));
  await registerFiles(app, distDir);
  registerCountryFlags(app);
  const forward = createForward({ platform, newId, isDraining: () => draining.isDraining, silentMs, bodyMs });
  // Calls are passed on from within, so that the address of a visitor behind a proxy is found by the same rule as for pages.
  app.addHook('onRequest', async (request, reply) => {
    if (!isForwarded(request.url)) return;
    reply.hijack();
    forward.pass(request.raw, reply.raw, { ip: request.ip, protocol: request.protocol, host: request.host });
  });
  return {
    listen: (port, host) => app.listen({ port, host }),
    drain: draining.begin,
    async close() {
      draining.begin();
      forward.endStreams();
      await app.close();
    },
  };
}
