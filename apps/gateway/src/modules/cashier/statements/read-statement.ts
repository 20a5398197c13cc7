import { minorOf, STATEMENT_BYTES, STATEMENT_COLUMNS, STATEMENT_LINES, statementKinds, statementStates } from '@livery/contracts';
import { z } from 'zod';
import { cellsOf } from './csv-line.ts';
import type { FileLine, Period } from './types.ts';

/** What is wrong with a file: the line, its heading being the first, and what it has to be. Null: the file as a whole. */
export interface FileFault {
  readonly line: number | null;
  readonly message: string;
}

/** A file that was read, or everything that is wrong with it, at most {@link MOST_FAULTS}. */
export type ReadStatement = { readonly lines: readonly FileLine[] } | { readonly faults: readonly FileFault[] };

/** So many faults are told at once. */
export const MOST_FAULTS = 20;
/** Decimals of an amount in a currency that the merchant does not have: the most that `currency.exponent` takes. */
export const FOREIGN_EXPONENT = 8;
/** Longest line in characters: more than seven cells can have. */
const MOST_CHARACTERS = 1_000;
const MOST_AMOUNT = 2n ** 63n - 1n;
/** What a program for spreadsheets takes as a formula where it is the first of a cell. */
const FORMULA = /^[=+\-@\t\r]/;
const MINUTE_MS = 60_000;

const plain = (what: string) =>
  z
    .string()
    .max(128, { error: `${what}: at most 128 characters` })
    .regex(/^[^\p{C}]*$/u, { error: `${what}: no control characters` })
    .refine((text) => !FORMULA.test(text), { error: `${what}: begins like a formula of a spreadsheet` });
const row = z.object({
  kind: z.enum(statementKinds, { error: `kind: ${statementKinds.join(', ')}` }),
  number: plain('number').min(1, { error: 'number: the provider\'s number is missing' }),
  id: plain('id'),
  amount: z.string().regex(/^\d{1,15}(\.\d{1,8})?$/, { error: 'amount: a decimal above zero, such as 1250.00' }),
  currency: z.string().regex(/^[A-Z0-9]{1,8}$/, { error: 'currency: its code, such as PHP' }),
  time: z.iso.datetime({ offset: true, error: 'time: such as 2026-01-31T23:59:59Z, or with an offset such as +08:00' }),
  state: z.enum(statementStates, { error: `state: ${statementStates.join(', ')}` }),
});

/** How far beyond the period a line may lie: clocks and time zones differ by less than a file of another period does. */
function isOfPeriod(at: Date, { from, to, marginMinutes }: Period): boolean {
  const margin = marginMinutes * MINUTE_MS;
  return at.getTime() >= from.getTime() - margin && at.getTime() < to.getTime() + margin;
}

function lineOf(number: number, text: string, period: Period, exponents: ReadonlyMap<string, number>): FileLine | readonly string[] {
  if (text.length > MOST_CHARACTERS) return [`longer than ${MOST_CHARACTERS} characters`];
  const cells = cellsOf(text);
  if (cells === undefined) return ['a quotation mark that does not end in its line, or stands within a cell that does not begin with one'];
  if (cells.length !== STATEMENT_COLUMNS.length) return [`${cells.length} cells, where there have to be ${STATEMENT_COLUMNS.length}`];
  const parsed = row.safeParse(Object.fromEntries(STATEMENT_COLUMNS.map((column, index) => [column, cells[index]])));
  if (!parsed.success) return parsed.error.issues.map(({ message }) => message);
  const { kind, number: providerTx, id, currency, time, state } = parsed.data;
  const exponent = exponents.get(currency) ?? FOREIGN_EXPONENT;
  const at = new Date(time);
  if (!isOfPeriod(at, period)) return ['time: not of the period'];
  let amount: bigint;
  try {
    amount = minorOf(parsed.data.amount, exponent);
  } catch {
    return [`amount: at most ${exponent} decimals of ${currency}`];
  }
  if (amount <= 0n || amount > MOST_AMOUNT) return ['amount: a decimal above zero that is not too large'];
  // Ours are UUIDs in small letters but for refunds, whose ids stand as they were given.
  return { line: number, kind, providerTx, orderId: id === '' ? null : id.toLowerCase(), amount, currency, at, state };
}

/**
 * Reads a statement of a provider: UTF-8, separated by commas, with the heading of `STATEMENT_COLUMNS`. Strict: one wrong line, and none
 * is compared. What a file says is data and never carried out: cells that a spreadsheet would take as formulas are refused.
 * @param exponents decimals by currency of the merchant
 */
export function readStatement(file: string, period: Period, exponents: ReadonlyMap<string, number>): ReadStatement {
  const whole = (message: string): ReadStatement => ({ faults: [{ line: null, message }] });
  if (Buffer.byteLength(file) > STATEMENT_BYTES) return whole(`larger than ${STATEMENT_BYTES} bytes: split the period`);
  const texts = file.replace(/^\u{FEFF}/u, '').split(/\r?\n/);
  while (texts.length > 0 && texts.at(-1) === '') texts.pop();
  const [heading = '', ...rest] = texts;
  const expected = STATEMENT_COLUMNS.join(',');
  if (heading.length > MOST_CHARACTERS || cellsOf(heading)?.join(',') !== expected) return { faults: [{ line: 1, message: `the heading has to be ${expected}` }] };
  if (rest.length > STATEMENT_LINES) return whole(`more than ${STATEMENT_LINES} lines: split the period`);
  const faults: FileFault[] = [];
  const lines: FileLine[] = [];
  for (const [index, text] of rest.entries()) {
    const line = index + 2;
    const read = lineOf(line, text, period, exponents);
    if ('line' in read) lines.push(read);
    else faults.push(...read.map((message) => ({ line, message })));
    if (faults.length >= MOST_FAULTS) break;
  }
  return faults.length === 0 ? { lines } : { faults: faults.slice(0, MOST_FAULTS) };
}
