import type { Database } from '../../platform/db/index.ts';
import type { KeyRing } from '../../platform/crypto/index.ts';
import type { TenantDirectory, Throttle } from '../../platform/http/index.ts';
import { clientErrorHandlers, type ClientErrorLog, type CountPageError } from './client-error-handlers.ts';
import { customerServiceHandlers } from './customer-service-handlers.ts';
import { settingsHandlers } from './handlers.ts';
import { createHelpCentre, type HelpCentre } from './help/help-centre.ts';
import { createSettings, type Settings } from './settings.ts';
import { createSite, type Site } from './site.ts';

export { cleanHelp, createHelpEdits, type HelpEdits, type HelpState, type HelpWords } from './help/help-edits.ts';
export { diallingCodeOf, isCountry } from './countries.ts';
export { type CountryTable, openCountryTable } from './country-table.ts';
export type { HelpCentre } from './help/help-centre.ts';
export { type OutsideOrigins, outsideOrigins } from './outside-origins.ts';
export { createProviderOrigins, isProviderSetting, providerAddresses, type ProviderOrigins, type ProviderSetting } from './provider-origins.ts';
export { consentProblem, rulesInForce } from './register-rules.ts';
export { type ProfileRule, profileRulesInForce } from './profile-rules.ts';
export { readSetting, type SettingFault } from './read-setting.ts';
export { settingAmount, wrongAmounts } from './setting-amounts.ts';
export { isSettingName, type Setting, type SettingName, settingNames, settingSchemas } from './setting-schemas.ts';
export type { SettingChange, Settings } from './settings.ts';
export type { Site } from './site.ts';
export { modulesOf } from './whitelabel.ts';

export interface SettingsModule {
  readonly settings: Settings;
  readonly site: Site;
  readonly help: HelpCentre;
  readonly handlers: ReturnType<typeof settingsHandlers> & ReturnType<typeof customerServiceHandlers> & ReturnType<typeof clientErrorHandlers>;
}

export interface SettingsDeps {
  readonly db: Database;
  readonly tenants: TenantDirectory;
  readonly keys: KeyRing;
  readonly throttle: Throttle;
  readonly log: ClientErrorLog;
  readonly pageErrors: CountPageError;
}

export function createSettingsModule({ db, tenants, keys, throttle, log, pageErrors }: SettingsDeps): SettingsModule {
  const settings = createSettings(db);
  const site = createSite(settings);
  const help = createHelpCentre(db);
  return { settings, site, help, handlers: { ...settingsHandlers({ site, help, tenants, keys, clock: db.clock }), ...customerServiceHandlers(site, throttle), ...clientErrorHandlers(throttle, log, pageErrors) } };
}
