import type { ErrorCode } from '@livery/contracts';
import { en } from './messages/en.ts';
import { ty } from './messages/ty.ts';

const catalogues: ReadonlyMap<string, Readonly<Record<ErrorCode, string>>> = new Map([['EN', en], ['TY', ty]]);

/** The text of `code` in the language of the platform code; English where there is no catalogue. */
export function messageOf(code: ErrorCode, language: string): string {
  return (catalogues.get(language) ?? en)[code];
}
