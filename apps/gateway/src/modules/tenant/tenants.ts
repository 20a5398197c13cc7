import type { Database } from '../../platform/db/index.ts';
import type { Tenant, TenantDirectory } from '../../platform/http/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { Fleet, FleetBrand } from './fleet.ts';

/** The tenants of this deployment. */
export interface Tenants extends TenantDirectory {
  all(): readonly Tenant[];
}

export interface TenantsDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'defineCurrency'>;
}

function tenantOf(brand: FleetBrand): Tenant {
  return {
    id: brand.merchantCode,
    brand: brand.id,
    name: brand.name,
    currency: brand.currency,
    languages: brand.languages.offered,
    defaultLanguage: brand.languages.default,
    minimumAge: brand.minimumAge,
    categories: brand.categories,
    blockedCountries: brand.blockedCountries,
    timeZone: brand.timeZone,
    announcements: brand.announcements,
    features: brand.features,
    domains: brand.domains.map((domain) => domain.toLowerCase()),
    supportUrl: brand.supportContact?.url ?? null,
  };
}

/** Finds the tenants of a fleet by host, brand and merchant code. */
export function directoryOf(fleet: Fleet): Tenants {
  const tenants = fleet.brands.map(tenantOf);
  const byMerchant = new Map(tenants.map((tenant) => [tenant.id, tenant]));
  const byBrand = new Map(tenants.map((tenant) => [tenant.brand, tenant]));
  const byDomain = new Map(tenants.flatMap((tenant) => tenant.domains.map((domain) => [domain, tenant] as const)));
  const defaultTenant = byBrand.get(fleet.brands.find((brand) => brand.default)?.id ?? '');
  return {
    all: () => tenants,
    byMerchant: (code) => byMerchant.get(code),
    byBrand: (brand) => byBrand.get(brand),
    byDomain: (host) => byDomain.get(host),
    fallback: () => defaultTenant,
    local: () => defaultTenant ?? tenants[0],
  };
}

/**
 * Writes the fleet's brands into the database as tenants, new ones and changed ones, and returns their directory. A tenant
 * whose brand is gone keeps its data and is no longer served.
 */
export async function adoptFleet(fleet: Fleet, { db, wallet }: TenantsDeps): Promise<Tenants> {
  const directory = directoryOf(fleet);
  for (const tenant of directory.all()) {
    const { id, brand, name, currency, ...config } = tenant;
    await db.query
      .insertInto('tenant')
      .values({ id, brand, name, config: JSON.stringify({ ...config, currency }) })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) => ({ brand: eb.ref('excluded.brand'), name: eb.ref('excluded.name'), config: eb.ref('excluded.config') }))
          .where(({ refTuple, eb }) =>
            eb(refTuple('tenant.brand', 'tenant.name', 'tenant.config'), 'is distinct from', refTuple('excluded.brand', 'excluded.name', 'excluded.config')),
          ),
      )
      .execute();
    await wallet.defineCurrency(id, { code: currency.code, exponent: currency.exponent, kind: 'money' });
  }
  return directory;
}
