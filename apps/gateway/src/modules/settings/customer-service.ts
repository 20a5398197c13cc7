import type { Tenant } from '../../platform/http/index.ts';
import type { Setting } from './setting-schemas.ts';
import type { Site } from './site.ts';

/** The first service of each type that a visitor from `country` can reach: a path of the site leads nowhere while the site is closed. */
export async function servicesOf(site: Site, tenant: Tenant, country: string | null): Promise<Setting<'customerService'>> {
  const services = await site.setting(tenant, 'customerService');
  const closed = services.some(({ path }) => !path.startsWith('https://')) && (await site.closed(tenant, country)) !== undefined;
  const reached = closed ? services.filter(({ path }) => path.startsWith('https://')) : services;
  return reached.filter(({ csType }, index) => reached.findIndex((other) => other.csType === csType) === index);
}
