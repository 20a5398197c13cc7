import { describe, expect, it } from 'vitest';
import { fittingCount } from './use-fitting.ts';

describe('fittingCount', () => {
  const loose = [100, 100, 100];

  it.each([
    [500, 3],
    [499, 2],
    [450, 2],
    [449, 1],
    [350, 1],
    [349, 0],
    [100, 0],
  ])('returns for %i pixels %i of three entries beside the kept width', (room, count) => {
    expect(fittingCount({ room, kept: 200, loose, more: 50 })).toBe(count);
  });

  it('reserves no width for "more" where everything fits', () => {
    expect(fittingCount({ room: 500, kept: 200, loose, more: 1000 })).toBe(3);
  });
});
