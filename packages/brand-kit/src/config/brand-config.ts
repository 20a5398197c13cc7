import type { AnnouncementType, GameType, PlatformLanguage, PrizeMode } from '@livery/contracts';
import type { FeatureName } from './features.ts';
import type {
  FooterLink,
  HeaderEntry,
  HelpArticle,
  HomeSection,
  PaymentMark,
  PhoneTab,
  SocialNetwork,
} from './vocabulary.ts';

/** Identity of a brand. No value has a default. */
export interface BrandIdentity {
  /** Display name. */
  readonly name: string;
  /** The merchant's code at the gateway: 2 to 16 capital letters and digits, unique in the fleet. */
  readonly merchantCode: string;
  readonly platform: 'web';
  readonly device: 'WEB';
  readonly lotteryType: 'SEA';
  /** Host names of the brand, without scheme and port; the first one is canonical. Unique in the fleet. */
  readonly domains: readonly [string, ...string[]];
  readonly supportContact: {
    readonly email: string;
    /** The merchant's own support page, where the platform names no customer service. */
    readonly url?: string;
  };
  readonly company: {
    /** Legal name, for the footer and the terms. */
    readonly legalName: string;
    /** First year of the copyright notice. */
    readonly since: number;
    readonly address?: string;
  };
}

/** Languages of a brand, as platform codes. */
export interface BrandLanguages {
  /** In the order of the language picker. */
  readonly offered: readonly [PlatformLanguage, ...PlatformLanguage[]];
  readonly default: PlatformLanguage;
  /** Different BCP-47 tags for platform codes, such as `{ TY: 'ty' }`. */
  readonly remap?: Readonly<Partial<Record<PlatformLanguage, string>>>;
}

export interface BrandCurrency {
  /** ISO 4217 code, or the ticker of a crypto currency. */
  readonly code: string;
  /** Symbol beside amounts, at most 4 characters. Default: `P` for PHP, else the currency's own symbol. */
  readonly symbol?: string;
  /** Decimal places by ISO 4217, or at most those of the crypto currency: a minor unit is 10^-exponent. */
  readonly exponent: number;
}

/** Announcement types shown, as the announcement call takes them. */
export interface BrandAnnouncements {
  readonly types: readonly [AnnouncementType, ...AnnouncementType[]];
  /** The type requested first; one of `types`. */
  readonly defaultExecution: AnnouncementType;
}

/** Bottom bar of the header. */
export interface BrandHeader {
  /** Default: home, categories, download, promotions. */
  readonly entries?: readonly HeaderEntry[];
  /** Vendors in a category's menu before MORE: 1 to 9, default 9. */
  readonly vendorsShown?: number;
}

/** Bar below the page on phones and tablets. */
export interface BrandPhone {
  /** Entries before the menu, 1 to 4. Default: home, games, promotions. */
  readonly tabs?: readonly PhoneTab[];
}

export interface BrandFooter {
  readonly help?: readonly HelpArticle[];
  readonly links?: readonly FooterLink[];
  /** Codes of vendors whose logo is not shown among the partners. Default `TCG_SEA`. */
  readonly partnersHidden?: readonly string[];
  readonly payments?: readonly PaymentMark[];
  readonly licence?: { readonly authority: string; readonly number: string; readonly url?: string };
  readonly social?: readonly { readonly network: SocialNetwork; readonly url: string }[];
}

export interface BrandHome {
  /** Sections in display order. Default: all sections in the platform's order. */
  readonly sections?: readonly HomeSection[];
}

/**
 * A brand: the export of its `brand.config.ts`. Identity has no default; other values default to the
 * platform's. An array replaces the default array.
 */
export interface BrandConfig {
  readonly identity: BrandIdentity;
  readonly languages: BrandLanguages;
  readonly currency: BrandCurrency;
  /** Prize modes offered in lotteries. */
  readonly prizeModes: readonly [PrizeMode, ...PrizeMode[]];
  readonly announcements: BrandAnnouncements;
  /** Codes of esports vendors to list under esports, also where the server counts them among sports. */
  readonly esportCodes: readonly string[];
  /** Codes of cockfight vendors to list under cockfight, also where the server counts them among sports. */
  readonly cockfightCodes: readonly string[];
  /** In years; default 18, never less. */
  readonly minimumAge?: number;
  /** Game categories offered, in navigation order. */
  readonly categories?: readonly [GameType, ...GameType[]];
  /** ISO 3166 codes of countries that the brand does not serve. Default: none. */
  readonly blockedCountries?: readonly string[];
  /** IANA time zone of the brand's calendar days. Default `UTC`. */
  readonly timeZone?: string;
  readonly header?: BrandHeader;
  readonly phone?: BrandPhone;
  readonly footer?: BrandFooter;
  readonly home?: BrandHome;
  readonly features?: Readonly<Partial<Record<FeatureName, boolean>>>;
  /** True for the one brand of a fleet that serves unknown hosts. Default false. */
  readonly servesUnknownHosts?: boolean;
}

/** Types a brand's configuration and returns it unchanged. */
export function defineBrand(config: BrandConfig): BrandConfig {
  return config;
}
