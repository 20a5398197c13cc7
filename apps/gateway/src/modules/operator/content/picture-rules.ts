import { settingSchemas } from '../../settings/index.ts';
import { refusedField } from './content-rules.ts';

/** What an operator writes for the drawn picture. */
const DRAWN = 'drawn';
/** A path without anything that leaves it: no host, no step up, no other kind of slash. */
const PATH = /^\/(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w./~@+-]+(?:\?[\w.=&-]*)?$/;

/** The origins that pictures may come from beside the site, of what a merchant has set. */
export function pictureOrigins(stored: ReadonlyMap<string, unknown>): string[] {
  return settingSchemas.imageCDNs.parse(stored.get('imageCDNs')).flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
}

/**
 * The address of a picture as it is stored: null for the drawn one. Browsers load no picture from elsewhere, since the policy of the
 * pages names the same origins.
 * @throws OperatorProblem VALIDATION_FAILED
 */
export function pictureOf(field: string, address: string, origins: readonly string[]): string | null {
  if (address === DRAWN) return null;
  if (PATH.test(address)) return address;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url !== undefined && url.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '' && origins.includes(url.origin)) return url.href;
  const allowed = origins.length === 0 ? 'the setting imageCDNs names no origin' : `https addresses of ${origins.join(', ')}`;
  throw refusedField(field, `No address for a picture: a path such as /promo/spring.webp is one, "drawn" is the drawn picture, and beside them ${allowed}`);
}
