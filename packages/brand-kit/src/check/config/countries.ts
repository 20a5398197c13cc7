import { nearestOf } from '../fault/nearest.ts';

/** The 249 codes of ISO 3166-1, listed because Intl also knows regions that are not countries. */
export const countryCodes: readonly string[] = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC
  CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD
  GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH
  KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW
  MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC
  SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY
  UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/);

/** Returns the likely intended country for an invalid code or an English country name, with its name: UK → GB (United Kingdom). */
export function nearestCountry(given: string): string | undefined {
  const code = nearestCode(given);
  return code === undefined ? undefined : `${code} (${new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code})`;
}

function nearestCode(given: string): string | undefined {
  const canonical = canonicalRegion(given);
  if (canonical !== undefined && countryCodes.includes(canonical)) return canonical;
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const byName = new Map(countryCodes.map((code) => [names.of(code) ?? code, code]));
  if (given.length > 3) return byName.get(nearestOf(given, byName.keys()) ?? '');
  return nearestOf(given, countryCodes);
}

/** Replaces outdated codes that Intl knows, such as UK and DD. */
function canonicalRegion(code: string): string | undefined {
  return /^[A-Za-z]{2}$/.test(code) ? new Intl.Locale(`und-${code}`).region : undefined;
}
