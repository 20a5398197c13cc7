export { registerDevMerchant } from './merchant.ts';
export { registerDevSettings } from './settings.ts';
export { createVisitorCountry, type VisitorCountry } from './visitor-country.ts';
