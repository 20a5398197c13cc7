import { toLatinDigits } from '@livery/contracts';

/** An account number without the blanks and dashes that people group it with; digits of another script are as good as 0 to 9. */
export function plainNumber(typed: string): string {
  return toLatinDigits(typed).replaceAll(/[\s\-‐-–]/gu, '');
}

const plainName = (name: string): string => name.normalize('NFKC').replaceAll(/[\s.,]+/gu, ' ').trim().toLocaleLowerCase('en');

/** Whether two names are the same but for case, blanks, full stops and commas, as banks and people write them differently. */
export function sameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other) && plainName(one) !== '';
}
