/** A text as it is searched: lower case, without accents, with plain apostrophes and single spaces. */
export function searchKey(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’ʼ]/g, "'").replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
