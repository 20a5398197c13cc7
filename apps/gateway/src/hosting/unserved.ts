import { hostName, type TenantDirectory } from '../platform/http/index.ts';

/** Ids of the brands of a deployment that are not served because of their faults. */
export type LeftOut = readonly { readonly id: string }[];

/** What serves the sites here: `npm start` builds them itself, `npm run site-host` serves what was built before. */
export type ServedBy = 'npm start' | 'npm run site-host';

const LOCAL = '.localhost';

/** What is done for a brand to be served by now. */
const ADVICE: Readonly<Record<ServedBy, { readonly faulty: string; readonly absent: (brand: string) => string }>> = {
  'npm start': { faulty: 'mend them, and restart "npm start"', absent: (brand) => `If brands/${brand} was added after the start, restart "npm start".` },
  'npm run site-host': {
    faulty: 'mend them, run "npm run build", and restart "npm run site-host"',
    absent: () => 'Build it together with the others that are to be served ("npm run build" for all, or "npm run build -- --brand a,b"), and restart "npm run site-host".',
  },
};

/**
 * Why `<brand>.localhost` shows nothing: the brand is not among those that are served. For development, where the site of
 * the default brand in its place would be taken for the brand itself.
 *
 * @returns undefined for a host of another kind, and for a brand that is served
 */
export function unservedBrand(host: string, tenants: TenantDirectory, leftOut: LeftOut, servedBy: ServedBy): { readonly status: 404 | 503; readonly text: string } | undefined {
  const name = hostName(host);
  if (!name.endsWith(LOCAL) || tenants.byDomain(name) !== undefined) return undefined;
  const brand = name.slice(0, -LOCAL.length);
  if (tenants.byBrand(brand) !== undefined) return undefined;
  if (leftOut.some(({ id }) => id === brand)) {
    return { status: 503, text: `The brand ${brand} is not served: it has faults. Run "npm run brand:check -- ${brand}", ${ADVICE[servedBy].faulty}.\n` };
  }
  return { status: 404, text: `No brand ${brand} is served. ${ADVICE[servedBy].absent(brand)}\n` };
}
