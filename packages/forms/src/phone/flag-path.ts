/** Where the flag of a country stands below the image base. */
export function flagPath(countryCode: string): string {
  return `/TCG_PROD_IMAGES/COUNTRY_FLAG/${countryCode}.png`;
}
