import type { Tenant } from './tenant.ts';
import { Problem } from '../../problem.ts';

/** Finds tenants; implemented by the tenant module. */
export interface TenantDirectory {
  /** The tenant that claims the host name, without port. */
  byDomain(host: string): Tenant | undefined;
  byBrand(brand: string): Tenant | undefined;
  byMerchant(code: string): Tenant | undefined;
  /** The tenant of unknown hosts, where there is one. */
  fallback(): Tenant | undefined;
  /** The tenant of names of this machine and its network: that of unknown hosts, else the first. */
  local(): Tenant | undefined;
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
/** Addresses that no other network reaches (RFC 1918, RFC 3927), and names that a network gives its machines by itself (RFC 6762). */
const NEARBY = /^(?:(?:10\.\d+|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+|[\w-]+\.local)$/;

/** A host's name, in lower case and without port. */
export function hostName(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return name.endsWith('.') ? name.slice(0, -1) : name;
}

/** Whether a host is a name of this machine. */
export function isLocalName(host: string): boolean {
  const name = hostName(host);
  return LOCAL.has(name) || name.endsWith('.localhost');
}

/** The tenant of a host; `claimed` where the name belongs to that tenant alone. */
export function tenantOfHost(tenants: TenantDirectory, host: string): { tenant: Tenant; claimed: boolean } | undefined {
  const name = hostName(host);
  const claimed = tenants.byDomain(name) ?? (name.endsWith('.localhost') ? tenants.byBrand(name.slice(0, -'.localhost'.length)) : undefined);
  if (claimed !== undefined) return { tenant: claimed, claimed: true };
  const shared = LOCAL.has(name) || NEARBY.test(name) ? tenants.local() : tenants.fallback();
  return shared === undefined ? undefined : { tenant: shared, claimed: false };
}

/**
 * The tenant of a request. The host decides where it belongs to one tenant, and the merchant code must agree;
 * on a shared name (localhost, an unclaimed host where a brand serves those) the merchant code chooses.
 * @throws Problem INVALID_DOMAIN, MERCHANT_UNKNOWN or MERCHANT_MISMATCH
 */
export function tenantOf(tenants: TenantDirectory, host: string, merchantCode: string | undefined): Tenant {
  const found = tenantOfHost(tenants, host);
  if (found === undefined) throw new Problem('INVALID_DOMAIN');
  if (merchantCode === undefined || merchantCode === found.tenant.id) return found.tenant;
  const named = tenants.byMerchant(merchantCode);
  if (named === undefined) throw new Problem('MERCHANT_UNKNOWN');
  if (found.claimed) throw new Problem('MERCHANT_MISMATCH');
  return named;
}
