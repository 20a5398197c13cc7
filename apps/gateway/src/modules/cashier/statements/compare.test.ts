import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareStatement } from './compare.ts';
import type { BookEntry, Comparison, FileLine, StatementKind, StatementOutcome } from './types.ts';

const AT = new Date('2026-03-01T10:00:00Z');
const entry = (kind: StatementKind, name: string, more: Partial<BookEntry> = {}): BookEntry => ({
  kind, providerTx: kind === 'refund' ? null : `tx-${name}`, orderId: `id-${name}`, subject: `subject-${name}`, currency: 'PHP', amount: 1_000n, state: 'done', at: AT, place: 'within', counts: true, ...more,
});
const line = (kind: StatementKind, name: string, more: Partial<FileLine> = {}): FileLine => ({ line: 2, kind, providerTx: `tx-${name}`, orderId: `id-${name}`, currency: 'PHP', amount: 1_000n, state: 'done', at: AT, ...more });
const told = ({ outcomes }: Comparison): string[] => Object.entries(outcomes).flatMap(([outcome, lines]) => (lines === 0 ? [] : [`${outcome} ${lines}`]));

describe('compareStatement', () => {
  const rows: readonly (readonly [what: string, file: readonly FileLine[], books: readonly BookEntry[], outcomes: readonly string[]])[] = [
    ['nothing on either side', [], [], []],
    ['a payment on both', [line('pay-in', '1')], [entry('pay-in', '1')], ['agreed 1']],
    ['a payment whose id the file does not state', [line('pay-in', '1', { orderId: null })], [entry('pay-in', '1')], ['agreed 1']],
    ['a refund on both, by its id', [line('refund', '1', { providerTx: 'any' })], [entry('refund', '1')], ['agreed 1']],
    ['a payout on both', [line('payout', '1')], [entry('payout', '1')], ['agreed 1']],
    ['a payout whose number is not known here', [line('payout', '1')], [entry('payout', '1', { providerTx: null })], ['agreed 1']],
    ['a payout by its number alone', [line('payout', '1', { orderId: null })], [entry('payout', '1')], ['agreed 1']],
    ['a payout that is pending on both', [line('payout', '1', { state: 'pending' })], [entry('payout', '1', { state: 'pending', at: null, place: 'outside', counts: false })], ['agreed 1']],
    ['a payout that failed on both', [line('payout', '1', { state: 'failed' })], [entry('payout', '1', { state: 'failed', at: null, place: 'outside', counts: false })], ['agreed 1']],
    ['a payment that failed, and is not here', [line('pay-in', '1', { state: 'failed' })], [], ['agreed 1']],
    ['a payment that is awaited, and is not here', [line('pay-in', '1', { state: 'pending' })], [], ['agreed 1']],
    ['a payout that failed, and is not here', [line('payout', '1', { state: 'failed' })], [], ['agreed 1']],
    ['a payment that is not here', [line('pay-in', '1')], [], ['missing-here 1']],
    ['a refund that is not here', [line('refund', '1')], [], ['missing-here 1']],
    ['a refund that is under way there, and is not here', [line('refund', '1', { state: 'pending' })], [], ['missing-here 1']],
    ['a payout that is not here', [line('payout', '1')], [], ['missing-here 1']],
    ['the same number of another kind', [line('payout', '1', { orderId: null })], [entry('pay-in', '1')], ['missing-here 1', 'missing-there 1']],
    ['a payment that is not there', [], [entry('pay-in', '1')], ['missing-there 1']],
    ['a refund that is not there', [], [entry('refund', '1')], ['missing-there 1']],
    ['a payout that is not there', [], [entry('payout', '1')], ['missing-there 1']],
    ['a payment that is not there, near an end', [], [entry('pay-in', '1', { place: 'edge' })], ['edge 1']],
    ['a payout that was found by nothing in the file', [], [entry('payout', '1', { place: 'outside', counts: false })], []],
    ['a refund under way that is not there', [], [entry('refund', '1', { state: 'pending' })], []],
    ['an amount that is less', [line('pay-in', '1', { amount: 999n })], [entry('pay-in', '1')], ['amount-differs 1']],
    ['an amount that is more', [line('payout', '1', { amount: 1_001n })], [entry('payout', '1')], ['amount-differs 1']],
    ['another currency', [line('refund', '1', { currency: 'USD' })], [entry('refund', '1')], ['amount-differs 1']],
    ['a payment that failed there, and is here', [line('pay-in', '1', { state: 'failed' })], [entry('pay-in', '1')], ['state-differs 1']],
    ['a payout that is paid there, and sent here', [line('payout', '1')], [entry('payout', '1', { state: 'pending', at: null, place: 'outside', counts: false })], ['state-differs 1']],
    ['a payout that failed there, and is paid here', [line('payout', '1', { state: 'failed' })], [entry('payout', '1')], ['state-differs 1']],
    ['a payout that is paid there, and failed here', [line('payout', '1')], [entry('payout', '1', { state: 'failed', at: null, place: 'outside', counts: false })], ['state-differs 1']],
    ['a payment that counts for another deposit here', [line('pay-in', '1', { orderId: 'id-2' })], [entry('pay-in', '1')], ['reference-differs 1']],
    ['a payout that has another number here', [line('payout', '1', { providerTx: 'tx-9' })], [entry('payout', '1')], ['reference-differs 1']],
    ['a payout whose number is that of another', [line('payout', '9', { providerTx: 'tx-1' })], [entry('payout', '1')], ['reference-differs 1']],
    ['a payment that stands there again', [line('pay-in', '1'), line('pay-in', '1')], [entry('pay-in', '1')], ['agreed 1', 'twice 1']],
    ['a payment that stands there three times, with another amount', [line('pay-in', '1'), line('pay-in', '1', { amount: 5n }), line('pay-in', '1')], [entry('pay-in', '1')], ['agreed 1', 'twice 2']],
    ['a payout that was made again under another number', [line('payout', '1'), line('payout', '1', { providerTx: 'tx-2' })], [entry('payout', '1')], ['agreed 1', 'twice 1']],
    ['two payments of one deposit', [line('pay-in', '1'), line('pay-in', '2', { orderId: 'id-1' })], [entry('pay-in', '1'), entry('pay-in', '2', { orderId: 'id-1' })], ['agreed 2']],
    ['a number that is not here, twice', [line('pay-in', '1'), line('pay-in', '1')], [], ['missing-here 1', 'twice 1']],
  ];

  it.each(rows)('finds of %s what it is', (_, file, books, outcomes) => {
    expect(told(compareStatement(file, books))).toEqual(outcomes);
  });

  it('adds up what was done alone, on each side and agreed, by kind and currency', () => {
    const { totals } = compareStatement(
      [line('pay-in', '1'), line('pay-in', '2', { amount: 5n }), line('payout', '1', { state: 'failed' }), line('pay-in', '3', { currency: 'USD', amount: 7n }), line('pay-in', '1')],
      [entry('pay-in', '1'), entry('pay-in', '2'), entry('payout', '1'), entry('pay-in', '4', { counts: false, place: 'outside' })],
    );
    const none = { lines: 0, amount: 0n };
    expect(totals).toEqual([
      { kind: 'pay-in', currency: 'PHP', there: { lines: 3, amount: 2_005n }, here: { lines: 2, amount: 2_000n }, agreed: { lines: 1, amount: 1_000n } },
      { kind: 'pay-in', currency: 'USD', there: { lines: 1, amount: 7n }, here: none, agreed: none },
      { kind: 'payout', currency: 'PHP', there: none, here: { lines: 1, amount: 1_000n }, agreed: none },
    ]);
  });

  const anyBooks = fc
    .array(fc.record({ kind: fc.constantFrom<StatementKind>('pay-in', 'refund', 'payout'), amount: fc.bigInt({ min: 1n, max: 10n ** 12n }), currency: fc.constantFrom('PHP', 'KRW'), numbered: fc.boolean() }), { minLength: 1, maxLength: 40 })
    .map((drawn) => drawn.map(({ kind, amount, currency, numbered }, index) => entry(kind, String(index), { amount, currency, ...(kind === 'payout' && !numbered ? { providerTx: null } : {}) })));
  const fileOf = (books: readonly BookEntry[]): FileLine[] => books.map(({ kind, providerTx, orderId, amount, currency, state, at }, index) => ({ line: index + 2, kind, providerTx: providerTx ?? `own-${index}`, orderId, amount, currency, state, at }));
  const sum = (lines: readonly { readonly amount: bigint }[]): bigint => lines.reduce((all, { amount }) => all + amount, 0n);

  /** One change of a line, and what it makes of the comparison. */
  const changes: readonly (readonly [what: string, change: (file: readonly FileLine[], at: number) => FileLine[], outcomes: Partial<Record<StatementOutcome, number>>])[] = [
    ['is left out', (file, at) => file.toSpliced(at, 1), { 'missing-there': 1 }],
    ['is there again', (file, at) => file.toSpliced(at, 0, ...file.slice(at, at + 1)), { twice: 1 }],
    ['is new', (file, at) => file.toSpliced(at, 0, line('pay-in', 'new')), { 'missing-here': 1 }],
    ['has another amount', (file, at) => file.map((one, index) => (index === at ? { ...one, amount: one.amount + 1n } : one)), { 'amount-differs': 1 }],
    ['has another currency', (file, at) => file.map((one, index) => (index === at ? { ...one, currency: 'USD' } : one)), { 'amount-differs': 1 }],
    ['has another state', (file, at) => file.map((one, index) => (index === at ? { ...one, state: 'failed' as const } : one)), { 'state-differs': 1 }],
    ['has an id of nobody', (file, at) => file.map((one, index) => (index === at ? { ...one, orderId: 'nobody', providerTx: one.kind === 'pay-in' ? one.providerTx : 'nobody' } : one)), {}],
  ];

  it('agrees wholly, with equal sums, when the file was made from the books, in any order', () => {
    fc.assert(
      fc.property(anyBooks, fc.nat(), (books, turn) => {
        const file = fileOf(books);
        const { outcomes, differences, totals } = compareStatement([...file.slice(turn % file.length), ...file.slice(0, turn % file.length)], books);
        expect([outcomes.agreed, differences]).toEqual([books.length, []]);
        for (const { there, here, agreed } of totals) expect([there, here]).toEqual([agreed, agreed]);
        expect(sum(totals.map(({ agreed }) => agreed))).toBe(sum(books));
      }),
    );
  });

  it.each(changes)('finds the one line that %s, and nothing else', (_, change, expected) => {
    fc.assert(
      fc.property(anyBooks, fc.nat(), (books, drawn) => {
        const file = fileOf(books);
        const at = drawn % file.length;
        const { outcomes, differences } = compareStatement(change(file, at), books);
        const { agreed, ...others } = outcomes;
        // An id of nobody: a payment is known by its number and contradicts it; a refund or payout is then known by nothing.
        const found = Object.keys(expected).length > 0 ? expected : file[at]?.kind === 'pay-in' ? { 'reference-differs': 1 } : { 'missing-here': 1, 'missing-there': 1 };
        expect(Object.fromEntries(Object.entries(others).filter(([, lines]) => lines > 0))).toEqual(found);
        expect(agreed).toBeGreaterThanOrEqual(file.length - 1);
        expect(differences).toHaveLength(Object.values(found).reduce((all, lines) => all + lines, 0));
      }),
    );
  });
});
