/** A merchant's built site, as far as its host needs it. */
export interface Site {
  /** Languages by platform code: the page of each below the folder of the built sites, and its BCP-47 tag. */
  readonly pages: Readonly<Record<string, { readonly html: string; readonly tag: string }>>;
  readonly defaultLanguage: string;
  /** Hosts that the brand claims; the first one is what search engines know it by. */
  readonly domains: readonly string[];
  /** Whether the brand has the page of a listed path: halls of categories that it does not offer are empty. */
  hasPage(path: string): boolean;
}

/** The paths of the application: every site has the same. */
export interface SiteRoutes {
  /** Paths that show a screen. Without any, every path does. */
  readonly known: readonly string[];
  /** Those that search engines should list. */
  readonly listed: readonly string[];
  /** Further paths of a screen → its first one, under which search engines should know it. */
  readonly canonical: Readonly<Record<string, string>>;
}
