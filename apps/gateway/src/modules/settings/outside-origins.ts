import type { Tenant } from '../../platform/http/index.ts';
import type { Site } from './site.ts';

/** Origins of the outside providers that a merchant's pages speak to. */
export interface OutsideOrigins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/** What the settings of one merchant name, and of that merchant alone: its phone provider and its human check. */
export async function outsideOrigins(site: Site, tenant: Tenant): Promise<OutsideOrigins> {
  const [phone, human] = [await site.setting(tenant, 'phoneProvider'), await site.setting(tenant, 'humanCheck')];
  const widget = human.provider === 'turnstile' ? [new URL(human.scriptUrl).origin] : [];
  return { script: widget, frame: widget, connect: phone.provider === 'external' ? [new URL(phone.apiUrl).origin] : [] };
}
