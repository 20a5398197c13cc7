import type { ErrorCode } from '@livery/contracts';
import { type InEachLanguage, writtenLanguage } from '../../texts/index.ts';
import { ar } from './messages/ar.ts';
import { cn } from './messages/cn.ts';
import { en } from './messages/en.ts';
import { ty } from './messages/ty.ts';
import { waitText } from './wait-texts.ts';

const catalogues: InEachLanguage<Readonly<Record<ErrorCode, string>>> = { EN: en, TY: ty, CN: cn, AR: ar };

/** The text of `code` in the first of the languages (platform codes) that has texts; else in English. */
export function messageOf(code: ErrorCode, ...languages: readonly string[]): string {
  return catalogues[writtenLanguage(...languages)][code];
}

/** The wait that the catalogues name, in seconds: it stands where a refusal names none. */
const WRITTEN_WAIT_S = 300;

/** The text of a refusal, as {@link messageOf} finds it, with the wait that the refusal names in place of the catalogue's five minutes. */
export function refusalText(code: ErrorCode, retryAfter: number | undefined, ...languages: readonly string[]): string {
  const language = writtenLanguage(...languages);
  const text = catalogues[language][code];
  return retryAfter === undefined ? text : text.replace(waitText(language, WRITTEN_WAIT_S), waitText(language, retryAfter));
}
