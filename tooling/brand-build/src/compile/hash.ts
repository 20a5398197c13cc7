import { createHash } from 'node:crypto';

type Content = string | Uint8Array;

/** Eight characters that change with the content: what a file's name carries so that it may be cached for ever. */
export function shortHash(content: Content): string {
  return createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 8);
}

/** A value for `integrity` attributes and import maps. */
export function integrityOf(content: Content): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** A source expression for a content security policy, without quotes. */
export function policyHash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
