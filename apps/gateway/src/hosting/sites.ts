import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, hostName, isLocalName, messageOf, offeredLanguage, originOf, tenantOfHost, type Tenant, type TenantDirectory } from '../platform/http/index.ts';
import type { CollectPreloadedState } from './preloaded-state.ts';
import { compress, encodingFor } from './compressed.ts';
import { createLastKnown } from './last-known.ts';
import { renderPage, type Templates } from './page.ts';
import { pageHeaders, type PolicyInput } from './policy.ts';
import { createSearchDocuments } from './search-engines.ts';
import type { Site, SiteRoutes } from './site.ts';
import { unservedBrand, type LeftOut, type ServedBy } from './unserved.ts';

export interface SitesDeps {
  readonly distDir: string;
  readonly tenants: TenantDirectory;
  readonly countryOf: (ip: string) => string | null;
  /** A tenant's built site. */
  readonly siteOf: (tenant: Tenant) => Site;
  readonly routes: SiteRoutes;
  readonly templates: Templates;
  readonly preloadedState: CollectPreloadedState;
  /** Origins whose games the tenant's pages may frame. */
  readonly frameOrigins: (tenant: Tenant) => readonly string[] | Promise<readonly string[]>;
  readonly imageOrigins: (tenant: Tenant) => Promise<readonly string[]>;
  /** Origins of the tenant's outside providers, and of other hosts that its games are launched from. */
  readonly outside: (tenant: Tenant) => Promise<PolicyInput['outside'] & { readonly games: readonly string[] }>;
  /** Whether the names of this machine (`localhost`, `<brand>.localhost`) belong to it, as in development. */
  readonly localNames: boolean;
  readonly leftOut: LeftOut;
  /** By which command, which `unservedBrand` names; `npm start` unless stated. */
  readonly servedBy?: ServedBy;
}

const FILE = /\.[A-Za-z0-9]{1,8}$/;

/** The path and the query of a request, which names its target by a whole address where it came through a proxy. */
function targetOf({ url }: FastifyRequest): { readonly path: string; readonly query: string } {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  const local = target === undefined ? url : `${target.pathname}${target.search}`;
  const [path = '/'] = local.split('?', 1);
  return { path: path.startsWith('/') ? path : '/', query: local.slice(path.length) };
}

/** The language that an address asks for (`?lang=`), or that the visitor chose before. */
function wantedLanguage(request: FastifyRequest): string | undefined {
  const requested = /[?&]lang=([A-Z-]{2,5})(?:&|$)/.exec(request.url)?.[1];
  // An address that cannot be decoded reaches no hook, so its cookies are read here.
  return requested ?? request.server.parseCookie(request.headers.cookie ?? '')['hisLang'];
}

/** The origin that search engines know a site by: its first domain, unless the host is none that the brand claims. */
function knownOrigin(request: FastifyRequest, { domains }: Site): string {
  const [first] = domains;
  return first !== undefined && domains.includes(hostName(request.host)) ? `https://${first}` : originOf(request);
}

/** The known path that a spelling of it (a slash at its end, percent-encoded letters) means; undefined where it means none. */
function knownSpelling(path: string, known: ReadonlySet<string>): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const trimmed = decoded.replace(/\/+$/, '');
  return known.has(trimmed === '' ? '/' : trimmed) ? trimmed || '/' : undefined;
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.status(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text);
}

/**
 * Answers every address that is neither a call nor a file with the page of the host's brand, in the visitor's language.
 * A path that shows no screen gets the same page with status 404: the application says that there is nothing.
 */
export function createSites(deps: SitesDeps): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const known = new Set(deps.routes.known);

  /**
   * Whether caches may keep a document of the host: it contains the host's origin, which a forwarded header may have
   * stated, unless a brand claims it.
   */
  const isCacheable = (request: FastifyRequest, { domains }: Site): boolean => domains.includes(hostName(request.host)) || (deps.localNames && isLocalName(request.host));

  /** What the policy of a tenant's pages names; as it was, while the database does not answer. */
  const namedOf = createLastKnown(async (tenant: Tenant) => {
    const [frameOrigins, imageOrigins, outside] = await Promise.all([deps.frameOrigins(tenant), deps.imageOrigins(tenant), deps.outside(tenant)]);
    return { frameOrigins, imageOrigins, outside };
  });

  const searchDocuments = createSearchDocuments(deps.routes.listed);

  /** The page in a language, else in the default one: a build may have withdrawn it since the start. */
  function pageOf(site: Site, wanted: string): { readonly language: string; readonly template: string } | undefined {
    for (const language of [wanted, site.defaultLanguage]) {
      const html = site.pages[language]?.html;
      const template = html === undefined ? undefined : deps.templates.read(join(deps.distDir, html));
      if (template !== undefined) return { language, template };
    }
    return undefined;
  }

  return async (request, reply) => {
    const { path, query } = targetOf(request);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      void reply.header('allow', 'GET, HEAD');
      return plain(reply, 405, messageOf('METHOD_NOT_ALLOWED', 'EN'));
    }
    const unserved = deps.localNames ? unservedBrand(request.host, deps.tenants, deps.leftOut, deps.servedBy ?? 'npm start') : undefined;
    if (unserved !== undefined) return plain(reply, unserved.status, unserved.text);
    const tenant = tenantOfHost(deps.tenants, request.host)?.tenant;
    const notFound = (): FastifyReply => plain(reply, 404, messageOf('NOT_FOUND', ...(tenant === undefined ? [] : [offeredLanguage(tenant, wantedLanguage(request)), tenant.defaultLanguage])));
    // A page may look like a file, as `/index.html` does.
    if (FILE.test(path) && !known.has(path)) {
      const site = tenant === undefined ? undefined : deps.siteOf(tenant);
      const document = tenant === undefined || site === undefined ? undefined : await searchDocuments.read(path, tenant.id, site, knownOrigin(request, site), encoding);
      if (site === undefined || document === undefined) return notFound();
      if (document.encoding !== undefined) void reply.header('content-encoding', document.encoding);
      const cacheControl = isCacheable(request, site) ? 'public, max-age=3600' : 'no-store';
      return reply.type(document.type).header('cache-control', cacheControl).header('vary', 'accept-encoding').send(document.body);
    }
    if (tenant === undefined) return plain(reply, 404, messageOf('INVALID_DOMAIN', 'EN'));
    const site = deps.siteOf(tenant);
    const spelling = known.has(path) ? undefined : knownSpelling(path, known);
    if (spelling !== undefined) return reply.header('cache-control', 'no-store').redirect(`${spelling}${query}`, 308);

    const ip = addressOf(request);
    const page = pageOf(site, offeredLanguage(tenant, wantedLanguage(request)));
    if (page === undefined) return notFound();
    const { language, template } = page;
    const visitor = { tenant, language, ip, country: deps.countryOf(ip), origin: originOf(request) };
    request.visitor = visitor;
    const [preloadedState, { frameOrigins, imageOrigins, outside }] = await Promise.all([deps.preloadedState(visitor), namedOf(tenant)]);
    const nonce = randomBytes(16).toString('base64');
    const address = { origin: knownOrigin(request, site), path: deps.routes.canonical[path] ?? path };
    // Not left to the plugin for answers: it knows routes only, and pages are what is left when no route fits.
    const { body, encoding: contentEncoding } = await compress(renderPage(template, nonce, address, preloadedState), encoding);
    if (contentEncoding !== undefined) void reply.header('content-encoding', contentEncoding);
    return reply
      .status(known.size === 0 || known.has(path) ? 200 : 404)
      .headers(pageHeaders({ nonce, frameOrigins: [...frameOrigins, ...outside.games], imageOrigins, outside, origin: originOf(request), secure: request.protocol === 'https' }))
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8')
      .send(body);
  };
}
