import type { ResponseOf } from '@livery/contracts';
import type { KeyRing } from '../../platform/crypto/index.ts';
import type { Clock } from '../../platform/db/index.ts';
import { Problem, tenantOfHost, type Handlers, type Tenant, type TenantDirectory } from '../../platform/http/index.ts';
import { countries } from './countries.ts';
import { servicesOf } from './customer-service.ts';
import type { HelpCentre } from './help/help-centre.ts';
import type { Site } from './site.ts';

export interface SettingsHandlersDeps {
  readonly site: Site;
  readonly help: HelpCentre;
  readonly tenants: TenantDirectory;
  readonly keys: KeyRing;
  readonly clock: Clock;
}

type SettingsCalls = 'systemStatus' | 'permission' | 'whitelabel' | 'registerSettings' | 'domainRoute' | 'countries' | 'helpCenter' | 'cryptoKey' | 'consolidatedSettings';

/** Handlers of the calls about the site as a whole. */
export function settingsHandlers({ site, help, tenants, keys, clock }: SettingsHandlersDeps): Handlers<SettingsCalls> {
  const now = (): string => new Date(clock.now()).toISOString();

  /** Checks the host that a page says it is at, which need not be the one that its calls arrive at. @throws Problem INVALID_DOMAIN */
  function assertOwnHost(tenant: Tenant, url: string | undefined): void {
    if (url === undefined) return;
    const host = URL.parse(url.includes('://') ? url : `https://${url}`)?.host ?? '';
    const found = host === '' ? undefined : tenantOfHost(tenants, host);
    // Several tenants share the names of this machine: there the merchant code chooses.
    if (found === undefined || (found.claimed && found.tenant.id !== tenant.id)) throw new Problem('INVALID_DOMAIN');
  }

  /** The public part of a provider's setting: addresses and public keys. */
  async function verificationOf(tenant: Tenant): Promise<ResponseOf<'permission'>['verification']> {
    const phone = await site.setting(tenant, 'phoneProvider');
    const check = await site.setting(tenant, 'humanCheck');
    return {
      phone: phone.provider === 'platform' ? phone : { provider: phone.provider, apiUrl: phone.apiUrl, apiKey: phone.apiKey },
      humanCheck: check.provider === 'captcha' ? check : { provider: check.provider, siteKey: check.siteKey, scriptUrl: check.scriptUrl },
    };
  }

  async function permission(tenant: Tenant, ip: string, country: string | null): Promise<ResponseOf<'permission'>> {
    const closed = await site.closed(tenant, country);
    return {
      whitelabel: { modules: await site.modules(tenant) },
      registration: await site.registration(tenant),
      verification: await verificationOf(tenant),
      resources: await site.setting(tenant, 'resources'),
      customerService: (await servicesOf(site, tenant, country)).map(({ csType }) => ({ csType })),
      analytics: { gtagId: await site.setting(tenant, 'gtagId') },
      imageCDNs: await site.setting(tenant, 'imageCDNs'),
      launchGameCDNs: await site.setting(tenant, 'launchGameCDNs'),
      location: { ip, country },
      maintenance: closed === 'MAINTENANCE',
      regionRestriction: closed === 'REGION_RESTRICTED',
    };
  }

  return {
    async systemStatus({ request, tenant, ip, country }) {
      assertOwnHost(tenant, request.url);
      const closed = await site.closed(tenant, country);
      const status = closed === undefined ? 0 : closed === 'MAINTENANCE' ? 1 : 2;
      return { status, ip, country, contactUrl: tenant.supportUrl, serverTime: now() };
    },
    permission: ({ tenant, ip, country }) => permission(tenant, ip, country),
    whitelabel: async ({ tenant }) => ({ modules: await site.modules(tenant) }),
    registerSettings: ({ tenant }) => site.registration(tenant),
    async domainRoute({ request, tenant }) {
      const routed = request.domain === undefined ? tenant : tenantOfHost(tenants, request.domain)?.tenant;
      if (routed === undefined) throw new Problem('INVALID_DOMAIN');
      return { merchantCode: routed.id, brand: routed.brand, defaultLanguage: routed.defaultLanguage, languages: [...routed.languages] };
    },
    countries: async ({ country }) => ({ countries: [...countries], current: country }),
    helpCenter: async ({ tenant, language }) => ({ entries: await help.entries(tenant, language) }),
    async consolidatedSettings({ tenant }) {
      const { agentPolicy, memberCentre } = await site.modules(tenant);
      if (!agentPolicy || !memberCentre) throw new Problem('FUNCTION_DISABLED');
      return site.setting(tenant, 'consolidated');
    },
    async cryptoKey() {
      const { kid, publicKey, notAfter } = await keys.current();
      return { kid, publicKey: Buffer.from(publicKey).toString('base64url'), notAfter: notAfter.toISOString(), serverTime: now() };
    },
  };
}
