import type { Tenant } from '../../platform/http/index.ts';
import type { ProviderOrigins, ProviderSetting, Setting } from '../settings/index.ts';
import type { VerificationLog } from './log.ts';

/** Whether the environment allows what a merchant's setting names. Asked at each use, since a setting may be older than the environment. */
export type AdmitsProvider = <Name extends ProviderSetting>(tenant: Tenant, name: Name, value: Setting<Name>) => boolean;

export interface AdmitsProviderDeps {
  readonly origins: Pick<ProviderOrigins, 'refused'>;
  readonly log: VerificationLog;
  /** Counts a use that is refused. */
  readonly counted: (merchant: string, setting: ProviderSetting) => void;
}

/** {@link AdmitsProvider} by the environment; what is refused is logged and counted. */
export function createAdmitsProvider({ origins, log, counted }: AdmitsProviderDeps): AdmitsProvider {
  return (tenant, name, value) => {
    const address = origins.refused(name, value);
    if (address === undefined) return true;
    const origin = URL.canParse(address) ? new URL(address).origin : '';
    log.error({ merchant: tenant.id, setting: name, origin }, 'the outside provider of a setting is not among PROVIDER_ORIGINS: it is sent nothing, and nothing is believed of it');
    counted(tenant.id, name);
    return false;
  };
}
