import type { CountedPage, NumberedPageRequest } from './types.ts';

/** Lines are counted so far. */
export const COUNTED = 1000;

/** How many lines stand before a page that is asked for by its number. */
export const skippedBy = ({ pageNo, pageSize, before }: NumberedPageRequest): number => (before === undefined ? (pageNo - 1) * pageSize : 0);

/**
 * A page of the lines read for it.
 *
 * @param found the lines of the page, and one more where there is one
 * @param counted all lines, counted no further than one above {@link COUNTED}
 * @param complete whether everything was looked at that could count
 */
export function countedPage<Line extends { readonly id: string }>(
  found: readonly Line[],
  page: NumberedPageRequest,
  counted: number,
  complete = true,
): CountedPage<Line> {
  const lines = found.slice(0, page.pageSize);
  const next = found.length > page.pageSize ? lines.at(-1)?.id : undefined;
  // No fewer than stand up to here, whatever the count saw of them.
  const reached = lines.length === 0 ? 0 : skippedBy(page) + lines.length;
  return { lines, next, total: Math.max(reached, Math.min(counted, COUNTED)), totalAtLeast: counted > COUNTED || !complete };
}

/** How calls tell of a page: how many there are, as far as is known, and where the next begins. */
export function pageCountOf(
  { lines, total, totalAtLeast, next }: CountedPage<unknown>,
  { pageNo, pageSize }: NumberedPageRequest,
): { readonly pageNo: number; readonly totalPages: number; readonly total: number; readonly totalAtLeast?: true; readonly next?: string } {
  const counted = Math.ceil(total / pageSize);
  // A page that has one after it is not the last, whatever was counted; one that has none is.
  const totalPages = next !== undefined ? Math.max(pageNo + 1, counted) : lines.length > 0 ? pageNo : Math.min(pageNo, counted);
  return { pageNo, totalPages, total, ...(totalAtLeast ? { totalAtLeast } : {}), ...(next === undefined ? {} : { next }) };
}
