export { registerDevMerchant } from './merchant.ts';
export { createVisitorCountry, type VisitorCountry } from './visitor-country.ts';
