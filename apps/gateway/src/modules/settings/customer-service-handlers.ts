import { calls } from '@livery/contracts';
import { answerSealer } from '../../platform/crypto/index.ts';
import type { Handlers, Throttle } from '../../platform/http/index.ts';
import { servicesOf } from './customer-service.ts';
import type { Site } from './site.ts';

/** Calls of one address in five minutes: each costs a key agreement for each service. */
const BY_ADDRESS = { name: 'customer-service', limit: 60, windowMs: 300_000 };

/** Handler of the addresses of customer service: each sealed to the key of the page that asks. */
export function customerServiceHandlers(site: Site, throttle: Throttle): Handlers<'customerService'> {
  return {
    async customerService({ request: { publicKey }, tenant, ip, country }) {
      await throttle.takeByAddress(tenant.id, BY_ADDRESS, ip);
      const { method, path: callPath } = calls.customerService;
      const seal = await answerSealer(publicKey, { method, path: callPath, merchantCode: tenant.id });
      const services = await servicesOf(site, tenant, country);
      return { version: { pathList: await Promise.all(services.map(async ({ csType, path }) => ({ type: csType, path: await seal(csType, path) }))) } };
    },
  };
}
