/** Where visitors come from: by address, unless a developer has fixed one country for all. */
export interface VisitorCountry {
  readonly of: (ip: string) => string | null;
  readonly byAddress: (ip: string) => string | null;
  fixed(): string | null;
  /** ISO 3166 code; null goes by address again. */
  fix(country: string | null): void;
}

/** A {@link VisitorCountry} that lasts as long as the process. */
export function createVisitorCountry(byAddress: (ip: string) => string | null): VisitorCountry {
  let fixed: string | null = null;
  return {
    of: (ip) => fixed ?? byAddress(ip),
    byAddress,
    fixed: () => fixed,
    fix(country) {
      fixed = country;
    },
  };
}
