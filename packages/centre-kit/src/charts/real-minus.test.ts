import { describe, expect, it } from 'vitest';
import { realMinus } from './real-minus.ts';

describe('realMinus', () => {
  it.each([
    ['-1,500', '−1,500'],
    ['-₱5.00', '−₱5.00'],
    ['\u200F\u200E-5.00\u00A0US-$', '\u200F\u200E−5.00\u00A0US-$'],
    ['−5', '−5'],
  ])('returns the figure with a minus when it is %j', (figure, expected) => {
    expect(realMinus(figure)).toBe(expected);
  });
});
