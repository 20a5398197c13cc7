import { describe, expect, it } from 'vitest';
import { isoFormat } from './iso-format.ts';

describe('isoFormat', () => {
  const summerEvening = Date.UTC(2026, 6, 31, 22, 30, 5);

  it('writes the day and the clock of a zone as ISO 8601', () => {
    expect([isoFormat('Asia/Manila', 'date').format(summerEvening), isoFormat('Europe/Athens', 'moment').format(summerEvening)]).toEqual(['2026-08-01', '2026-08-01 01:30:05']);
  });

  it('is made once for each zone and form', () => {
    const date = isoFormat('Asia/Manila', 'date');
    expect(isoFormat('Asia/Manila', 'date')).toBe(date);
    expect(isoFormat('Asia/Manila', 'moment')).not.toBe(date);
    expect(isoFormat('Asia/Tokyo', 'date')).not.toBe(date);
  });

  it('throws where there is no such zone', () => {
    expect(() => isoFormat('Mars/Olympus', 'date')).toThrow(RangeError);
  });
});
