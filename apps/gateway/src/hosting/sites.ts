import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, messageOf, offeredLanguage, originOf, tenantOfHost, type Tenant, type TenantDirectory } from '../platform/http/index.ts';
import type { CollectPreloadedState } from './preloaded-state.ts';
import { compressed } from './compressed.ts';
import { renderPage, type Templates } from './page.ts';
import { pageHeaders, type PolicyInput } from './policy.ts';

/** What serving the pages of the sites needs. */
export interface SitesDeps {
  readonly distDir: string;
  readonly tenants: TenantDirectory;
  readonly countryOf: (ip: string) => string | null;
  /** Template of a tenant's pages, below `distDir`. */
  readonly templateOf: (tenant: Tenant) => string;
  readonly templates: Templates;
  readonly boot: CollectPreloadedState;
  /** Origins whose games the tenant's pages may frame. */
  readonly frameOrigins: (tenant: Tenant) => readonly string[] | Promise<readonly string[]>;
  readonly imageOrigins: (tenant: Tenant) => Promise<readonly string[]>;
  /** Origins of the tenant's outside providers. */
  readonly outside: (tenant: Tenant) => Promise<PolicyInput['outside']>;
}

/** Pages that look like files. */
const PAGES = new Set(['/index.html', '/register.html']);
const FILE = /\.[A-Za-z0-9]{1,8}$/;

function languageCookie(request: FastifyRequest): string | undefined {
  return /(?:^|;\s*)hisLang=([A-Z-]{2,5})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.status(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text);
}

/** Answers every address that is neither a call nor a file with the page of the host's brand: its routes are the portal's. */
export function createSites(deps: SitesDeps): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  return async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      void reply.header('allow', 'GET, HEAD');
      return plain(reply, 405, messageOf('METHOD_NOT_ALLOWED', 'EN'));
    }
    if (FILE.test(path) && !PAGES.has(path)) return plain(reply, 404, messageOf('NOT_FOUND', 'EN'));
    const tenant = tenantOfHost(deps.tenants, request.host)?.tenant;
    if (tenant === undefined) return plain(reply, 404, messageOf('INVALID_DOMAIN', 'EN'));

    const ip = addressOf(request);
    const language = offeredLanguage(tenant, languageCookie(request));
    const visitor = { tenant, language, ip, country: deps.countryOf(ip), origin: originOf(request) };
    request.visitor = visitor;
    const [boot, frameOrigins, imageOrigins, outside] = await Promise.all([
      deps.boot(visitor),
      deps.frameOrigins(tenant),
      deps.imageOrigins(tenant),
      deps.outside(tenant),
    ]);
    const nonce = randomBytes(16).toString('base64');
    const template = deps.templates.read(join(deps.distDir, deps.templateOf(tenant)));
    // Not left to the plugin for answers: it knows routes only, and pages are what is left when no route fits.
    const { body, encoding } = await compressed(renderPage(template, nonce, boot), request.headers['accept-encoding']);
    if (encoding !== undefined) void reply.header('content-encoding', encoding);
    return reply
      .headers(pageHeaders({ nonce, frameOrigins, imageOrigins, outside, secure: request.protocol === 'https' }))
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8')
      .send(body);
  };
}
