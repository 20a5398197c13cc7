import { csvOf } from '@livery/centre-kit';
import type { BetTotal } from './group-totals.ts';

/** Headings of the columns, in their order. */
export interface CsvHeadings {
  readonly day: string;
  readonly vendor: string;
  readonly category: string;
  readonly bets: string;
  readonly turnover: string;
  readonly validBet: string;
  readonly prize: string;
  readonly net: string;
  readonly currency: string;
}

/** Totals by day, vendor and category as a table with commas (RFC 4180); amounts with a point, whatever the language. */
export function totalsCsv(totals: readonly BetTotal[], headings: CsvHeadings, nameOf: { readonly vendor: (code: string) => string; readonly category: (code: string) => string }): string {
  const rows = totals.map(({ day, vassalage, category, bets, turnover, validBet, prize, net, currency }) => [day, nameOf.vendor(vassalage), nameOf.category(category), String(bets), turnover, validBet, prize, net, currency]);
  const { day, vendor, category, bets, turnover, validBet, prize, net, currency } = headings;
  const head = [day, vendor, category, bets, turnover, validBet, prize, net, currency];
  return csvOf([head, ...rows]);
}
