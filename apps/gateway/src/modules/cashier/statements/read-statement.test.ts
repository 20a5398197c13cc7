import { STATEMENT_LINES } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { MOST_FAULTS, readStatement } from './read-statement.ts';

const period = { from: new Date('2026-03-01T00:00:00Z'), to: new Date('2026-03-02T00:00:00Z'), marginMinutes: 15 };
const exponents = new Map([['PHP', 2], ['KRW', 0]]);
const HEADING = 'kind,number,id,amount,currency,time,state';
const GOOD = 'pay-in,tx-1,0190a0a0-0000-7000-8000-000000000001,12.50,PHP,2026-03-01T10:00:00Z,done';
const read = (...rows: string[]) => readStatement([HEADING, ...rows, ''].join('\n'), period, exponents);
const faultsOf = (answer: ReturnType<typeof readStatement>): string[] => ('faults' in answer ? answer.faults.map(({ line, message }) => `${line ?? '-'}: ${message}`) : []);

describe('readStatement', () => {
  it('returns each line with its number, in minor units and UTC, when the file is as documented', () => {
    expect(read(GOOD, 'payout,"out, ""2""",,3,KRW,2026-03-01T08:00:00+08:00,pending')).toEqual({
      lines: [
        { line: 2, kind: 'pay-in', providerTx: 'tx-1', orderId: '0190a0a0-0000-7000-8000-000000000001', amount: 1_250n, currency: 'PHP', at: new Date('2026-03-01T10:00:00Z'), state: 'done' },
        { line: 3, kind: 'payout', providerTx: 'out, "2"', orderId: null, amount: 3n, currency: 'KRW', at: new Date('2026-03-01T00:00:00Z'), state: 'pending' },
      ],
    });
  });

  it('returns the same when the file begins with a byte order mark, has CRLF, or ends without a line break', () => {
    for (const file of [`\u{FEFF}${HEADING}\r\n${GOOD}\r\n\r\n`, `${HEADING}\n${GOOD}`]) expect(readStatement(file, period, exponents)).toEqual(read(GOOD));
    expect(read()).toEqual({ lines: [] });
  });

  it('reads amounts of a currency that the merchant does not have with eight decimals, and trailing noughts of any', () => {
    expect(read(GOOD.replace('12.50,PHP', '1.5,USDT'), GOOD.replace('12.50', '12.50000'))).toMatchObject({ lines: [{ amount: 150_000_000n, currency: 'USDT' }, { amount: 1_250n }] });
  });

  it.each([
    ['a heading in another order', 'number,kind,id,amount,currency,time,state', '1: the heading has to be kind,number,id,amount,currency,time,state'],
    ['semicolons', HEADING.replaceAll(',', ';'), '1: the heading has to be kind,number,id,amount,currency,time,state'],
    ['nothing', '', '1: the heading has to be kind,number,id,amount,currency,time,state'],
    ['a picture', '\u0089PNG', '1: the heading has to be kind,number,id,amount,currency,time,state'],
  ])('refuses a file with %s', (_, file, fault) => {
    expect(faultsOf(readStatement(file, period, exponents))).toEqual([fault]);
  });

  it.each([
    ['an unknown kind', GOOD.replace('pay-in', 'fee'), 'kind: pay-in, refund, payout'],
    ['no number', GOOD.replace('tx-1', ''), 'number: the provider\'s number is missing'],
    ['a formula', GOOD.replace('tx-1', '"=HYPERLINK(""http://x"",1)"'.replace(',', '')), 'number: begins like a formula of a spreadsheet'],
    ['a formula by plus', GOOD.replace('tx-1', '+1'), 'number: begins like a formula of a spreadsheet'],
    ['a formula by at', GOOD.replace('0190a0a0', '@0190a0a0'), 'id: begins like a formula of a spreadsheet'],
    ['a control character', GOOD.replace('tx-1', 'tx\u001B[2J'), 'number: no control characters'],
    ['letters that turn text around', GOOD.replace('tx-1', 'tx\u202E1'), 'number: no control characters'],
    ['a number that is too long', GOOD.replace('tx-1', 'x'.repeat(129)), 'number: at most 128 characters'],
    ['an amount below zero', GOOD.replace('12.50', '-12.50'), 'amount: a decimal above zero, such as 1250.00'],
    ['a nought', GOOD.replace('12.50', '0.00'), 'amount: a decimal above zero that is not too large'],
    ['an amount with a thousands separator', GOOD.replace('12.50', '"1,250.00"'), 'amount: a decimal above zero, such as 1250.00'],
    ['an amount in words of floats', GOOD.replace('12.50', '1e3'), 'amount: a decimal above zero, such as 1250.00'],
    ['more decimals than the currency', GOOD.replace('12.50', '12.505'), 'amount: at most 2 decimals of PHP'],
    ['no currency', GOOD.replace('PHP', 'php'), 'currency: its code, such as PHP'],
    ['a time without a zone', GOOD.replace('00:00Z', '00:00'), 'time: such as 2026-01-31T23:59:59Z, or with an offset such as +08:00'],
    ['a time of another period', GOOD.replace('2026-03-01T10', '2026-03-02T10'), 'time: not of the period'],
    ['an unknown state', GOOD.replace('done', 'ok'), 'state: done, pending, failed'],
    ['a cell too many', `${GOOD},more`, '8 cells, where there have to be 7'],
    ['a line that does not end', `"${'""'.repeat(1_000_000)}"`, 'longer than 1000 characters'],
    ['an empty line within', '', '1 cells, where there have to be 7'],
    ['a quotation mark that does not end', GOOD.replace('tx-1', '"tx-1'), 'a quotation mark that does not end in its line, or stands within a cell that does not begin with one'],
    ['a quotation mark within', GOOD.replace('tx-1', 'tx"1'), 'a quotation mark that does not end in its line, or stands within a cell that does not begin with one'],
  ])('names the line and what it has to be when it has %s', (_, row, fault) => {
    expect(faultsOf(read(GOOD, row, GOOD.replace('tx-1', 'tx-2')))).toEqual([`3: ${fault}`]);
  });

  it('takes times within the margin of either end, and none beyond', () => {
    const at = (time: string): string => GOOD.replace('2026-03-01T10:00:00Z', time);
    expect(faultsOf(read(at('2026-02-28T23:45:00Z'), at('2026-03-02T00:14:59Z')))).toEqual([]);
    expect(faultsOf(read(at('2026-02-28T23:44:59Z'), at('2026-03-02T00:15:00Z')))).toEqual(['2: time: not of the period', '3: time: not of the period']);
  });

  it('names every fault, at most so many, when there are several', () => {
    expect(faultsOf(read(GOOD.replace('pay-in', 'fee').replace('done', 'ok')))).toHaveLength(2);
    expect(faultsOf(read(...Array.from({ length: 50 }, () => 'x')))).toHaveLength(MOST_FAULTS);
  });

  it('refuses more lines and bytes than it may have', () => {
    expect(read(...Array.from({ length: STATEMENT_LINES }, (_, index) => GOOD.replace('tx-1', `tx-${index}`)))).toMatchObject({ lines: { length: STATEMENT_LINES } });
    expect(faultsOf(read(...Array.from({ length: STATEMENT_LINES + 1 }, () => 'x')))).toEqual(['-: more than 20000 lines: split the period']);
    expect(faultsOf(read('x'.repeat(2 * 1024 * 1024)))).toEqual(['-: larger than 2097152 bytes: split the period']);
  });
});
