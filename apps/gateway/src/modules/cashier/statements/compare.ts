import { statementOutcomes } from '@livery/contracts';
import type { BookEntry, Comparison, Difference, FileLine, Side, StatementKind, StatementOutcome, StatementTotal, Tally } from './types.ts';

type Outcome = Exclude<StatementOutcome, 'agreed'>;

/** The entries of the books by what a file names them by. */
class Books {
  private readonly byNumber = new Map<string, BookEntry>();
  private readonly byOrder = new Map<string, BookEntry>();

  constructor(entries: readonly BookEntry[]) {
    for (const entry of entries) {
      if (entry.providerTx !== null) this.byNumber.set(`${entry.kind} ${entry.providerTx}`, entry);
      // Several payments may arrive for one deposit: its id names none of them.
      if (entry.kind !== 'pay-in') this.byOrder.set(`${entry.kind} ${entry.orderId}`, entry);
    }
  }

  find({ kind, providerTx, orderId }: FileLine): BookEntry | undefined {
    return (orderId === null ? undefined : this.byOrder.get(`${kind} ${orderId}`)) ?? this.byNumber.get(`${kind} ${providerTx}`);
  }
}

/** Whether number and id of a line are those of the entry; what either side does not know is no difference. */
const sameReference = (line: FileLine, entry: BookEntry): boolean =>
  (line.orderId === null || line.orderId === entry.orderId) && (entry.providerTx === null || line.providerTx === entry.providerTx);

/** What a line is that has no entry here. What failed moved nothing on either side, and a payment that is awaited has not arrived. */
const withoutEntry = ({ kind, state }: FileLine): Outcome | 'agreed' => (state === 'failed' || (kind === 'pay-in' && state === 'pending') ? 'agreed' : 'missing-here');

function outcomeOf(line: FileLine, entry: BookEntry | undefined): Outcome | 'agreed' {
  if (entry === undefined) return withoutEntry(line);
  if (!sameReference(line, entry)) return 'reference-differs';
  if (line.amount !== entry.amount || line.currency !== entry.currency) return 'amount-differs';
  return line.state === entry.state ? 'agreed' : 'state-differs';
}

const sideOf = ({ currency, amount, state, at }: Side): Side => ({ currency, amount, state, at });

/** Sums by kind and currency. */
class Totals {
  private readonly all = new Map<string, { kind: StatementKind; currency: string; there: Tally; here: Tally; agreed: Tally }>();

  /** Counts what moved; what is pending or failed moved nothing. */
  add(side: 'there' | 'here' | 'agreed', { kind, currency, amount, state }: Side & { readonly kind: StatementKind }): void {
    if (state !== 'done') return;
    const none = { lines: 0, amount: 0n };
    const key = `${kind} ${currency}`;
    const total = this.all.get(key) ?? { kind, currency, there: none, here: none, agreed: none };
    this.all.set(key, { ...total, [side]: { lines: total[side].lines + 1, amount: total[side].amount + amount } });
  }

  list(): StatementTotal[] {
    return [...this.all.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total);
  }
}

/**
 * Compares a file with the books, line by line. `entries` are those of the period and those that a line of the file names, each once. A
 * number, and of refunds and payouts an id, that stands in the file again is `twice`, whatever that line says.
 * @param deposits ids of the deposits that payments of the file name, and that are here: money may be missing that one of them waits for
 */
export function compareStatement(lines: readonly FileLine[], entries: readonly BookEntry[], deposits: ReadonlySet<string> = new Set()): Comparison {
  const books = new Books(entries);
  const totals = new Totals();
  const outcomes = Object.fromEntries(statementOutcomes.map((outcome) => [outcome, 0])) as Record<StatementOutcome, number>;
  const differences: Difference[] = [];
  const named = new Set<BookEntry>();
  const seen = new Set<string>();
  const depositOf = ({ kind, orderId }: FileLine): string | null => (kind === 'pay-in' && orderId !== null && deposits.has(orderId) ? `deposit:${orderId}` : null);
  const isSeen = (name: string): boolean => seen.size === seen.add(name).size;

  for (const line of lines) {
    const { kind, providerTx, orderId } = line;
    totals.add('there', line);
    const entry = books.find(line);
    if (entry !== undefined) named.add(entry);
    const again = [isSeen(`${kind} number ${providerTx}`), orderId !== null && kind !== 'pay-in' && isSeen(`${kind} id ${orderId}`)].includes(true);
    const outcome = again ? 'twice' : outcomeOf(line, entry);
    outcomes[outcome] += 1;
    if (outcome === 'agreed') totals.add('agreed', line);
    else differences.push({ outcome, kind, line: line.line, providerTx, orderId, subject: entry?.subject ?? depositOf(line), there: sideOf(line), here: entry === undefined ? null : sideOf(entry) });
  }
  for (const entry of entries) {
    if (entry.counts) totals.add('here', entry);
    if (named.has(entry) || entry.place === 'outside' || entry.state !== 'done') continue;
    const outcome = entry.place === 'edge' ? 'edge' : 'missing-there';
    outcomes[outcome] += 1;
    differences.push({ outcome, kind: entry.kind, line: null, providerTx: entry.providerTx, orderId: entry.orderId, subject: entry.subject, there: null, here: sideOf(entry) });
  }
  return { outcomes, totals: totals.list(), differences };
}
