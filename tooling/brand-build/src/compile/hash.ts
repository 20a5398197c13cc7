import { createHash } from 'node:crypto';

type Content = string | Uint8Array;

/** Eight hash characters for file names, so that files can be cached without expiry. */
export function shortHash(content: Content): string {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 8);
}

/** Value of `integrity` attributes, of import maps and of sources in a content policy, without quotes; by SHA-256, since every page carries a dozen of them. */
export function integrityOf(content: Content): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
