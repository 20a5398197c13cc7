import type { FastifyRequest } from 'fastify';
import type { Site } from '../modules/settings/index.ts';
import type { Tenants } from '../modules/tenant/index.ts';
import { tenantOfHost } from '../platform/http/index.ts';

/** Whether addresses of visitors are written down, as the setting `logAddresses` of the merchant says. */
export interface KeptAddresses {
  /** That of a request: into the log. */
  ofRequest(request: FastifyRequest): Promise<boolean>;
  ofMerchant(code: string): Promise<boolean>;
}

/** Creates {@link KeptAddresses}. */
export function createKeptAddresses({ tenants, site }: { readonly tenants: Tenants; readonly site: Pick<Site, 'setting'> }): KeptAddresses {
  return {
    async ofRequest({ visitor, host, routeOptions: { url } }) {
      const tenant = visitor?.tenant ?? tenantOfHost(tenants, host)?.tenant;
      // Wallet calls and callbacks come from servers of vendors and payment providers, which are no people.
      return tenant === undefined || url?.startsWith('/seamless/') === true || url?.startsWith('/payments/') === true || site.setting(tenant, 'logAddresses');
    },
    async ofMerchant(code) {
      const tenant = tenants.byMerchant(code);
      return tenant !== undefined && site.setting(tenant, 'logAddresses');
    },
  };
}
