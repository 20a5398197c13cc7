/** Countries for stories, in the order of a list. */
export const sampleCountries = [
  { countryCode: 'CA', countryDialingCode: '+1', name: 'Canada' },
  { countryCode: 'CI', countryDialingCode: '+225', name: 'Côte d’Ivoire' },
  { countryCode: 'IN', countryDialingCode: '+91', name: 'India' },
  { countryCode: 'ID', countryDialingCode: '+62', name: 'Indonesia' },
  { countryCode: 'JP', countryDialingCode: '+81', name: 'Japan' },
  { countryCode: 'LC', countryDialingCode: '+1758', name: 'St. Lucia' },
  { countryCode: 'PH', countryDialingCode: '+63', name: 'Philippines' },
  { countryCode: 'TH', countryDialingCode: '+66', name: 'Thailand' },
  { countryCode: 'US', countryDialingCode: '+1', name: 'United States' },
  { countryCode: 'VN', countryDialingCode: '+84', name: 'Vietnam' },
];

/** Two bands in colours derived from the country code. */
export const sampleFlagUrl = (code: string) => {
  const hue = ((code.codePointAt(0) ?? 0) * 47 + (code.codePointAt(1) ?? 0) * 13) % 360;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"><rect width="24" height="16" fill="hsl(${hue} 70% 45%)"/><rect y="8" width="24" height="8" fill="hsl(${(hue + 140) % 360} 70% 60%)"/></svg>`)}`;
};
