import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { header } from './headers.ts';
import type { Tenant } from './tenant.ts';
import { tenantOf, type TenantDirectory } from './tenant-of.ts';

/** The visitor of a request, before any login. */
export interface Visitor {
  readonly tenant: Tenant;
  readonly language: string;
  readonly ip: string;
  readonly country: string | null;
  readonly origin: string;
}

/** The platform code that a request names in its field `language`, where the tenant offers that; else the visitor's. */
export function languageOf({ tenant, language }: Visitor, request: unknown): string {
  const { language: named } = (request ?? {}) as { readonly language?: unknown };
  return typeof named === 'string' && tenant.languages.includes(named) ? named : language;
}

export interface VisitorDeps {
  readonly tenants: TenantDirectory;
  /** ISO 3166 code of an address's country, or null. */
  readonly countryOf: (ip: string) => string | null;
}

/** The platform code among the tenant's languages, else its default. */
export function offeredLanguage(tenant: Tenant, wanted: string | undefined): string {
  return wanted !== undefined && tenant.languages.includes(wanted) ? wanted : tenant.defaultLanguage;
}

/** The visitor's normalised address: without a zone, and IPv4 as such. Forged forwarded addresses are ignored. */
export function addressOf(request: FastifyRequest): string {
  const plain = (address: string): string => address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  const forwarded = plain(request.ip);
  return isIP(forwarded) === 0 ? plain(request.socket.remoteAddress ?? '0.0.0.0') : forwarded;
}

/** Scheme and host under which the visitor sees the site. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/**
 * The visitor behind a request.
 * @throws Problem INVALID_DOMAIN, MERCHANT_UNKNOWN or MERCHANT_MISMATCH
 */
export function visitorOf(request: FastifyRequest, deps: VisitorDeps): Visitor {
  const tenant = tenantOf(deps.tenants, request.host, header(request, 'x-merchant-code'));
  const ip = addressOf(request);
  return {
    tenant,
    language: offeredLanguage(tenant, header(request, 'x-language')),
    ip,
    country: deps.countryOf(ip),
    origin: originOf(request),
  };
}
