import { describe, expect, it } from 'vitest';
import { recordStamp } from './record-stamp.ts';

describe('recordStamp', () => {
  it.each([
    ['UTC', '2026-01-31T23:59:59.999Z', '2026-01-31 23:59:59'],
    ['Asia/Kolkata', '2026-01-31T23:59:59.999Z', '2026-02-01 05:29:59'],
  ])('returns the date and time in %s', (zone, moment, text) => {
    expect(recordStamp(zone)(moment)).toBe(text);
  });
});
