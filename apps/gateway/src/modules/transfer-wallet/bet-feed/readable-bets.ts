import { transferBetSchema } from '@livery/contracts';

/**
 * A page of a vendor's list without the bets that cannot be read, so that one such bet does not hold up all that follow. A page of which nothing can be read stays
 * as it is: then the vendor speaks otherwise than it did, and what is skipped would be lost.
 * @param unreadable called with each bet that was left out
 */
export function readableBets(page: unknown, unreadable: (bet: unknown) => void): unknown {
  if (typeof page !== 'object' || page === null || !('bets' in page) || !Array.isArray(page.bets)) return page;
  const rows: readonly unknown[] = page.bets;
  const { read = [], broken = [] } = Object.groupBy(rows, (row) => (transferBetSchema.safeParse(row).success ? 'read' : 'broken'));
  if (read.length === 0) return page;
  broken.forEach(unreadable);
  return { ...page, bets: read };
}
