import { hostName, type TenantDirectory } from '../platform/http/index.ts';

/** Ids of the brands of a deployment that are not served because of their faults. */
export type LeftOut = readonly { readonly id: string }[];

const LOCAL = '.localhost';

/**
 * Why `<brand>.localhost` shows nothing: the brand is not among those that are served. For development, where the site of
 * the default brand in its place would be taken for the brand itself.
 *
 * @returns undefined for a host of another kind, and for a brand that is served
 */
export function unservedBrand(host: string, tenants: TenantDirectory, leftOut: LeftOut): { readonly status: 404 | 503; readonly text: string } | undefined {
  const name = hostName(host);
  if (!name.endsWith(LOCAL) || tenants.byDomain(name) !== undefined) return undefined;
  const brand = name.slice(0, -LOCAL.length);
  if (tenants.byBrand(brand) !== undefined) return undefined;
  if (leftOut.some(({ id }) => id === brand)) {
    return { status: 503, text: `The brand ${brand} is not served: it has faults. Run "npm run brand:check -- ${brand}", mend them, and restart "npm start".\n` };
  }
  return { status: 404, text: `No brand ${brand} is served. If brands/${brand} was added after the start, restart "npm start".\n` };
}
