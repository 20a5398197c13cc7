import type { ErrorCode, ResponseOf } from '@livery/contracts';
import type { Tenant } from '../../platform/http/index.ts';
import { profileRulesInForce, type ProfileRule } from './profile-rules.ts';
import { rulesInForce } from './register-rules.ts';
import type { Setting, SettingName } from './setting-schemas.ts';
import type { Settings } from './settings.ts';
import { modulesOf } from './whitelabel.ts';

/** The configuration in force for a merchant's site: its brand's values, overridden by its own settings. */
export interface Site {
  modules(tenant: Tenant): Promise<ResponseOf<'whitelabel'>['modules']>;
  registration(tenant: Tenant): Promise<ResponseOf<'registerSettings'>>;
  /** The rules of profiles, in the order of the form. */
  profileRules(tenant: Tenant): Promise<readonly ProfileRule[]>;
  /** Why the site is closed to a visitor from `country`, if it is. */
  closed(tenant: Tenant, country: string | null): Promise<Extract<ErrorCode, 'MAINTENANCE' | 'REGION_RESTRICTED'> | undefined>;
  setting<Name extends SettingName>(tenant: Tenant, name: Name): Promise<Setting<Name>>;
}

export function createSite(settings: Settings): Site {
  return {
    modules: async (tenant) => modulesOf(tenant, await settings.get(tenant.id, 'whitelabel')),
    async registration(tenant) {
      return {
        fields: rulesInForce(await settings.get(tenant.id, 'registerFields')),
        minimumAge: tenant.minimumAge,
        termsVersion: await settings.get(tenant.id, 'termsVersion'),
        open: await settings.get(tenant.id, 'registrationOpen'),
      };
    },
    profileRules: async (tenant) => profileRulesInForce(await settings.get(tenant.id, 'profileFields')),
    async closed(tenant, country) {
      if (await settings.get(tenant.id, 'maintenance')) return 'MAINTENANCE';
      const blocked = (await settings.get(tenant.id, 'blockedCountries')) ?? tenant.blockedCountries;
      return country !== null && blocked.includes(country) ? 'REGION_RESTRICTED' : undefined;
    },
    setting: (tenant, name) => settings.get(tenant.id, name),
  };
}
