import type { Tenant } from '../../platform/http/index.ts';
import type { ProviderOrigins } from './provider-origins.ts';
import type { Site } from './site.ts';

/** Origins of the outside providers that a merchant's pages call. */
export interface OutsideOrigins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  /** Hosts that games are launched from, beside those of their vendors. */
  readonly games: readonly string[];
}

/**
 * The origins that a merchant's settings name: its phone provider, its human check and the hosts that games open from. A provider
 * that the environment does not allow is left out, so that browsers send it nothing.
 */
export async function outsideOrigins(site: Site, tenant: Tenant, providers: Pick<ProviderOrigins, 'refused'>): Promise<OutsideOrigins> {
  const [phone, human] = [await site.setting(tenant, 'phoneProvider'), await site.setting(tenant, 'humanCheck')];
  const widget = human.provider === 'turnstile' && providers.refused('humanCheck', human) === undefined ? [new URL(human.scriptUrl).origin] : [];
  const launchHosts = (await site.setting(tenant, 'launchGameCDNs')).flatMap((host) => (URL.canParse(host) ? [new URL(host).origin] : []));
  const numbers = phone.provider === 'external' && providers.refused('phoneProvider', phone) === undefined ? [new URL(phone.apiUrl).origin] : [];
  return { script: widget, frame: widget, games: launchHosts, connect: numbers };
}
