import type { Tenant } from '../../platform/http/index.ts';
import type { Site } from './site.ts';

/** Origins of the outside providers that a merchant's pages call. */
export interface OutsideOrigins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  /** Hosts that games are launched from, beside those of their vendors. */
  readonly games: readonly string[];
}

/** The origins that a merchant's settings name: its phone provider, its human check and the hosts that games open from. */
export async function outsideOrigins(site: Site, tenant: Tenant): Promise<OutsideOrigins> {
  const [phone, human] = [await site.setting(tenant, 'phoneProvider'), await site.setting(tenant, 'humanCheck')];
  const widget = human.provider === 'turnstile' ? [new URL(human.scriptUrl).origin] : [];
  const launchHosts = (await site.setting(tenant, 'launchGameCDNs')).flatMap((host) => (URL.canParse(host) ? [new URL(host).origin] : []));
  return { script: widget, frame: widget, games: launchHosts, connect: phone.provider === 'external' ? [new URL(phone.apiUrl).origin] : [] };
}
