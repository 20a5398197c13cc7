import { describe, expect, it } from 'vitest';
import { merchantInstant } from './merchant-instant.ts';

describe('merchantInstant', () => {
  it.each([
    ['2026-01-31T08:00', 'Asia/Manila', '2026-01-31T00:00:00.000Z'],
    ['2026-01-31T08:00:30.5', 'Asia/Kolkata', '2026-01-31T02:30:30.500Z'],
    ['2026-01-31T08:00Z', 'Asia/Manila', '2026-01-31T08:00:00.000Z'],
    ['2026-01-31T08:00:00+02:00', 'Asia/Manila', '2026-01-31T06:00:00.000Z'],
    ['2026-01-31T08:00', 'UTC', '2026-01-31T08:00:00.000Z'],
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T04:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
    ['2026-07-01T12:00', 'America/Sao_Paulo', '2026-07-01T15:00:00.000Z'],
  ])('returns the moment of %s in %s', (text, timeZone, moment) => {
    expect(merchantInstant(text, timeZone).toISOString()).toBe(moment);
  });

  it('returns the first of an hour that the clock has twice', () => {
    expect(merchantInstant('2026-10-25T02:30', 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('returns a later moment for an hour that the clock skips', () => {
    expect(merchantInstant('2026-03-29T02:30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });
});
