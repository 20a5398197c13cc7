/** Currency of a tenant; `exponent` is its number of decimals. */
export interface TenantCurrency {
  readonly code: string;
  readonly symbol: string;
  readonly exponent: number;
}

/** A merchant, as requests see it: the brand's values, overridden by the merchant's own settings. */
export interface Tenant {
  /** The merchant code; the first part of every key. */
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  readonly currency: TenantCurrency;
  /** Platform codes of the languages offered. */
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** Years. */
  readonly minimumAge: number;
  /** Game categories offered, in order. */
  readonly categories: readonly string[];
  /** ISO 3166 codes of countries that are not served. */
  readonly blockedCountries: readonly string[];
  /** IANA zone in which the merchant's days begin. */
  readonly timeZone: string;
  readonly announcements: { readonly types: readonly string[]; readonly defaultExecution: string };
  /** Toggles of the brand by name, defaults included. */
  readonly features: Readonly<Record<string, boolean>>;
  /** Host names that open this tenant, the canonical one first. */
  readonly domains: readonly string[];
  readonly supportUrl: string | null;
}
