import { describe, expect, it } from 'vitest';
import { createText } from '../runtime.ts';
import { createFormat } from './create-format.ts';

/** Formats and texts in Arabic, with its own catalogue. */
async function arabic() {
  const text = createText({ languages: ['AR'], defaultLanguage: 'AR', fixedLanguage: 'AR' });
  await Promise.all([text.load('format'), text.load('games'), text.load('agent'), text.load('account')]);
  await text.ready;
  return { text, format: createFormat('ar', { timeZone: 'Asia/Dubai' }, text.textOf('format')) };
}

/** A text without the marks of direction, which only a line from right to left needs. */
const plain = (text: string): string => text.replaceAll(/[\u200E\u200F\u061C\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');

describe('formats in Arabic', () => {
  const dirham = { currency: 'AED', symbol: 'د.إ', exponent: 2 };
  const now = Date.UTC(2026, 0, 10);

  it('return money, numbers and percentages with Latin digits', async () => {
    const { format } = await arabic();
    expect([format.money('12345678.5', dirham), format.money('-0.05', dirham), format.number(1234567n), format.percent('0.9567')].map(plain)).toEqual(['12,345,678.50 د.إ', '-0.05 د.إ', '1,234,567', '95.67%']);
  });

  it('return days as everywhere, and times with the Arabic half of the day', async () => {
    const { format } = await arabic();
    expect([format.date('2026-11-20T21:30:00Z'), plain(format.dateTime('2026-11-20T07:30:00Z'))]).toEqual(['21/11/2026', '20/11/2026 11:30 ص']);
  });

  it('return the half of the day on the line of its time', async () => {
    const { format } = await arabic();
    expect(format.dateTime('2026-11-20T07:30:00Z')).toMatch(/11:30\u00A0ص$/);
  });

  it('return lengths of time, distances and lists in words', async () => {
    const { format } = await arabic();
    expect([format.duration(3900), format.relative(now - 86_400_000, now), format.relative(now - 120_000, now), format.list(['أ', 'ب', 'ج'])].map(plain)).toEqual(['1 س و5 د', 'أمس', 'قبل دقيقتين', 'أ وب وج']);
  });

  it.each([
    [0, 'لا ألعاب'],
    [1, 'لعبة واحدة'],
    [2, 'لعبتان'],
    [3, '3 ألعاب'],
    [10, '10 ألعاب'],
    [11, '11 لعبة'],
    [100, '100 لعبة'],
    [103, '103 ألعاب'],
  ])('return the plural form of %i', async (count, expected) => {
    const { text } = await arabic();
    expect(plain(text.textOf('games')('hall.count', { count }))).toBe(expected);
  });

  it('keep a percentage, a date and an address in their own order', async () => {
    const { text } = await arabic();
    expect(text.textOf('agent')('rate.saved', { account: 'amira', rate: '5.5' })).toContain('\u200E\u20685.5\u2069%\u200E');
    expect(text.textOf('account')('validation.dateYearFirst')).toContain('\u20661990-12-31\u2069');
    expect(text.textOf('account')('validation.email.range', { min: 5, max: 60 })).toContain('\u2066name@example.com\u2069');
  });
});
