import type { ErrorCode } from '@livery/contracts';
import { type InEachLanguage, writtenLanguage } from '../../texts/index.ts';
import { ar } from './messages/ar.ts';
import { cn } from './messages/cn.ts';
import { en } from './messages/en.ts';
import { ty } from './messages/ty.ts';

const catalogues: InEachLanguage<Readonly<Record<ErrorCode, string>>> = { EN: en, TY: ty, CN: cn, AR: ar };

/** The text of `code` in the first of the languages (platform codes) that has texts; else in English. */
export function messageOf(code: ErrorCode, ...languages: readonly string[]): string {
  return catalogues[writtenLanguage(...languages)][code];
}
