import { describe, expect, it } from 'vitest';
import { createText } from '../runtime.ts';
import { createFormat } from './create-format.ts';

const peso = { currency: 'PHP', symbol: '₱', exponent: 2 };
const points = createText({ languages: ['EN'], defaultLanguage: 'EN', fixedLanguage: 'EN' }).textOf('format');
const formatOf = (tag: string, calendarAndDigits?: 'native') =>
  createFormat(tag, { timeZone: 'Asia/Manila', calendarAndDigits }, points);
/** No-break and direction marks are the locale's business; the tests read the visible text. */
const seen = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ').replace(/[\u200E\u200F\u061C]/g, '');

describe('money format', () => {
  it.each([
    ['1234.5', '₱1,234.50'],
    ['-0.05', '-₱0.05'],
    ['0', '₱0.00'],
    // More digits than a float holds.
    ['90071992547409931.07', '₱90,071,992,547,409,931.07'],
  ])('writes %s exactly', (amount, text) => {
    expect(formatOf('en').money(amount, peso)).toBe(text);
  });

  it('puts the symbol where the language puts it, with Latin digits', () => {
    expect(seen(formatOf('de').money('1234.5', { ...peso, symbol: 'P' }))).toBe('1.234,50 P');
    expect(seen(formatOf('ar').money('12.5', peso))).toMatch(/12[.٫,]50/);
  });

  it.each(['12.5', '-12.5'])('keeps a symbol of letters on the side of its language beside %s', (amount) => {
    expect(formatOf('ar').money(amount, { ...peso, symbol: 'P' })).toMatch(/^\u200F(?:\u200E-)?12\.50\u00A0\u200FP$/);
  });

  it('accepts house currencies and any exponent', () => {
    expect(formatOf('en').money('0.00001234', { currency: 'USDT', symbol: '₮', exponent: 8 })).toBe('₮0.00001234');
    expect(formatOf('en').money('12', { currency: 'P', symbol: 'P', exponent: 0, sign: 'exceptZero' })).toBe('+P12');
  });

  it.each(['', '1e5', '1,000', 'NaN', '٣'])('rejects %j, which is no decimal string', (amount) => {
    expect(() => formatOf('en').money(amount, peso)).toThrow(RangeError);
  });
});

describe('date format', () => {
  const late = '2026-11-20T17:30:00Z';
  it.each(['en', 'te', 'fa', 'th', 'ar-XB'])(
    '%s writes a day as DD/MM/YYYY in the site’s zone and the Gregorian calendar',
    (tag) => {
      expect(formatOf(tag).date(late)).toBe('21/11/2026');
    },
  );

  it("uses the locale's calendar and digits where the brand asks for it", () => {
    expect(formatOf('th', 'native').date(late)).toBe('21/11/2569');
  });

  it('writes day and time with the day as everywhere, and the time in the words of the language', () => {
    expect(seen(formatOf('en').dateTime(late))).toBe('21/11/2026 1:30 AM');
    expect(seen(formatOf('de').dateTime(late))).toBe('21/11/2026 01:30');
    expect(seen(formatOf('th', 'native').dateTime(late))).toBe('21/11/2569 01:30');
  });

  it('rejects what is no point in time', () => {
    expect(() => formatOf('en').date('soon')).toThrow(RangeError);
  });

  it("writes the visitor's own day as the browser would", () => {
    const own = createFormat('en', {}, points);
    const byBrowser = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });
    for (let hours = 0; hours < 24 * 400; hours += 5) {
      const moment = new Date(Date.UTC(2026, 0, 1, hours));
      expect(own.date(moment)).toBe(byBrowser.format(moment));
    }
    expect(() => own.date('soon')).toThrow(RangeError);
  });
});

describe('formats of relative time, durations, lists and numbers', () => {
  const now = Date.UTC(2026, 0, 10);
  it.each([
    [now - 30_000, '30 seconds ago'],
    [now + 5 * 60_000, 'in 5 minutes'],
    [now - 86_400_000, 'yesterday'],
    [now + 90 * 86_400_000, 'in 3 months'],
  ])('write the distance from now', (moment, text) => {
    expect(formatOf('en').relative(moment, now)).toBe(text);
  });

  const S = 1000;
  const [M, H, D] = [60 * S, 3600 * S, 86_400 * S];
  it.each([
    [59.4 * S, '59 seconds ago'],
    [59.5 * S, '1 minute ago'],
    [59.4 * M, '59 minutes ago'],
    [59.7 * M, '1 hour ago'],
    [23.4 * H, '23 hours ago'],
    [23.6 * H, 'yesterday'],
    [29.4 * D, '29 days ago'],
    [29.6 * D, 'last month'],
    [344 * D, '11 months ago'],
    [346 * D, 'last year'],
  ])('takes the larger unit for a distance that rounds up to one of it: %d ms is %s', (distance, text) => {
    const now = new Date('2026-06-01T00:00:00Z').getTime();
    expect(formatOf('en').relative(now - distance, now)).toBe(text);
  });

  it.each([
    [0, '0 sec'],
    [59, '59 sec'],
    [3900, '1 hr 5 min'],
    [90_061, '1 day 1 hr'],
  ])('write %i seconds in two units at most', (seconds, text) => {
    expect(formatOf('en').duration(seconds)).toBe(text);
  });

  it('join names and write ratios and counts', () => {
    const format = formatOf('en');
    expect(format.list(['A', 'B', 'C'])).toBe('A, B, and C');
    expect(format.percent('0.9567')).toBe('95.67%');
    expect(format.number(1234567n)).toBe('1,234,567');
    expect([format.number('1.2', { minimumFractionDigits: 2 }), format.number('0.125', { minimumFractionDigits: 2 })]).toEqual(['1.20', '0.125']);
    expect(format.points('1')).toBe('1 point');
    expect(format.points('1200.50', 2)).toBe('1,200.50 points');
  });
});

describe('country names', () => {
  it.each([
    ['en', 'PH', 'Philippines'],
    ['te', 'IN', 'భారతదేశం'],
    ['zh-Hans', 'JP', '日本'],
    ['en', 'ZZ', 'Unknown Region'],
    ['en', 'QX', 'QX'],
    ['en', 'nowhere', 'nowhere'],
  ])('contain in %s for %s %s', (tag, code, name) => {
    expect(formatOf(tag).country(code)).toBe(name);
  });
});
