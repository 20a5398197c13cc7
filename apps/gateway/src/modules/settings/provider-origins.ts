import type { Setting, SettingName } from './setting-schemas.ts';

/** Settings that name an outside provider: whoever sets them decides who counts as a person and who has proved a number. */
export type ProviderSetting = 'humanCheck' | 'phoneProvider';

/** Which outside providers the environment of the gateway allows. */
export interface ProviderOrigins {
  /** Whether tokens and secrets may be sent to the address. */
  allows(address: string): boolean;
  /** The first address of a setting's value that is not allowed; undefined where all are, and where the value names none. */
  refused<Name extends ProviderSetting>(name: Name, value: Setting<Name>): string | undefined;
}

const PROVIDER_SETTINGS: ReadonlySet<SettingName> = new Set<SettingName>(['humanCheck', 'phoneProvider']);
/** Fields of these settings that name where browsers or the gateway send tokens and secrets. */
const ADDRESSES = ['apiUrl', 'keySetUrl', 'scriptUrl', 'verifyUrl'] as const;

/** Whether the setting may name an outside provider. */
export const isProviderSetting = (name: SettingName): name is ProviderSetting => PROVIDER_SETTINGS.has(name);

/** Addresses of others that a setting's value names, by field. */
export function providerAddresses(name: SettingName, value: unknown): readonly (readonly [field: string, address: string])[] {
  if (!isProviderSetting(name) || typeof value !== 'object' || value === null) return [];
  return ADDRESSES.flatMap((field): (readonly [string, string])[] => {
    const address: unknown = field in value ? (value as Readonly<Record<string, unknown>>)[field] : undefined;
    return typeof address === 'string' ? [[field, address]] : [];
  });
}

/** The gateway's own providers for development; they are served where the developer endpoints are. */
const isLocal = ({ hostname, pathname }: URL): boolean => (hostname === 'localhost' || hostname.endsWith('.localhost')) && pathname.startsWith('/__dev/');

/**
 * The providers of `PROVIDER_ORIGINS`.
 * @param devEndpoints whether the gateway's own providers for development are allowed as well
 */
export function createProviderOrigins(origins: readonly string[], devEndpoints: boolean): ProviderOrigins {
  const allowed = new Set(origins);
  const allows = (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    return allowed.has(url.origin) || (devEndpoints && isLocal(url));
  };
  return {
    allows,
    refused: (name, value) => providerAddresses(name, value).map(([, address]) => address).find((address) => !allows(address)),
  };
}
