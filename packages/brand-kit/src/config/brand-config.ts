import type { AnnouncementType, GameType, PlatformLanguage, PrizeMode } from '@livery/contracts';
import type { FeatureName } from './features.ts';
import type {
  FooterLink,
  HeaderEntry,
  HelpArticle,
  HomeSection,
  PaymentMark,
  SocialNetwork,
} from './vocabulary.ts';

/** Who the brand is. Nothing here has a default. */
export interface BrandIdentity {
  /** The name people read. */
  readonly name: string;
  /** The merchant's code at the gateway: 2 to 16 capital letters and digits, unique in the fleet. */
  readonly merchantCode: string;
  readonly platform: 'WEB';
  readonly device: 'WEB';
  readonly lotteryType: 'SEA';
  /** Host names that open this brand, without scheme or port; the first is the canonical one. Unique in the fleet. */
  readonly domains: readonly [string, ...string[]];
  readonly supportContact: {
    readonly email: string;
    /** Page of the merchant's own service desk; left out, the platform's customer service is used. */
    readonly url?: string;
  };
  readonly company: {
    /** Legal name, for the footer and the terms. */
    readonly legalName: string;
    /** First year of the copyright line. */
    readonly since: number;
    readonly address?: string;
  };
}

/** Languages of a brand, as platform codes. */
export interface BrandLanguages {
  /** In the order of the picker. */
  readonly offered: readonly [PlatformLanguage, ...PlatformLanguage[]];
  readonly default: PlatformLanguage;
  /** Another BCP-47 tag for a code that this brand reads differently, such as `{ TY: 'ty' }`. */
  readonly remap?: Readonly<Partial<Record<PlatformLanguage, string>>>;
}

/** Money of a brand. */
export interface BrandCurrency {
  /** ISO 4217 code, or the ticker of a crypto currency. */
  readonly code: string;
  /** What stands beside an amount, at most 4 characters. Default: the currency's own symbol. */
  readonly symbol?: string;
  /** Decimals of the currency, as ISO 4217 states them: whole minor units are 10^-exponent. At most those of a crypto currency. */
  readonly exponent: number;
}

/** Kinds of announcements shown, as the announcement call takes them. */
export interface BrandAnnouncements {
  readonly types: readonly [AnnouncementType, ...AnnouncementType[]];
  /** The kind asked for first; one of `types`. */
  readonly defaultExecution: AnnouncementType;
}

/** The header's bottom bar. */
export interface BrandHeader {
  /** Default: home, categories, download, promotions. */
  readonly entries?: readonly HeaderEntry[];
  /** Vendors in a category's drop-down before MORE: 1 to 9, default 9. */
  readonly vendorsShown?: number;
}

/** The footer. */
export interface BrandFooter {
  readonly help?: readonly HelpArticle[];
  readonly links?: readonly FooterLink[];
  /** Vendor codes whose logo is not shown among the partners. Default `TCG_SEA`. */
  readonly partnersHidden?: readonly string[];
  readonly payments?: readonly PaymentMark[];
  readonly licence?: { readonly authority: string; readonly number: string; readonly url?: string };
  readonly social?: readonly { readonly network: SocialNetwork; readonly url: string }[];
}

/** The home page. */
export interface BrandHome {
  /** Sections in their order; left out means every section in the platform's order. */
  readonly sections?: readonly HomeSection[];
}

/**
 * A brand: what its `brand.config.ts` exports. Libraries give defaults, the brand gives values, identity has
 * no default. An array given here replaces the default; nothing is merged.
 */
export interface BrandConfig {
  readonly identity: BrandIdentity;
  readonly languages: BrandLanguages;
  readonly currency: BrandCurrency;
  /** Names of the prize modes offered in lotteries. */
  readonly prizeModes: readonly [PrizeMode, ...PrizeMode[]];
  readonly announcements: BrandAnnouncements;
  /** Vendors of the sports category that belong in the esports list. */
  readonly esportCodes: readonly string[];
  /** Vendors of the sports category that belong in the cockfight list. */
  readonly cockfightCodes: readonly string[];
  /** Years; 18 when left out, never less. */
  readonly minimumAge?: number;
  /** Game categories offered, in the order of the navigation. */
  readonly categories?: readonly [GameType, ...GameType[]];
  /** ISO 3166 codes of countries that the brand does not serve. Default: none. */
  readonly blockedCountries?: readonly string[];
  /** IANA zone in which the brand's days begin. Default `UTC`. */
  readonly timeZone?: string;
  readonly header?: BrandHeader;
  readonly footer?: BrandFooter;
  readonly home?: BrandHome;
  readonly features?: Readonly<Partial<Record<FeatureName, boolean>>>;
  /** True for the one brand of a fleet that answers on hosts no brand claims. Default false. */
  readonly servesUnknownHosts?: boolean;
}

/** Types a brand's configuration; the value is returned as it is. */
export function defineBrand(config: BrandConfig): BrandConfig {
  return config;
}
