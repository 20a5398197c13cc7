import { describe, expect, it } from 'vitest';
import { add, fraction, toText } from './fraction.ts';
import { chanceOf, HOUSE_WHEEL, MENAGERIE, segmentCount, segmentsOf, wheelReturn } from './wheel.ts';

describe.each([['the menagerie', MENAGERIE, 25], ['the house wheel', HOUSE_WHEEL, 50]] as const)('%s', (_name, model, count) => {
  it('returns exactly 24/25 on every spot', () => {
    expect(segmentCount(model)).toBe(count);
    for (const spot of model.spots) expect([spot.id, toText(wheelReturn(model, spot))]).toEqual([spot.id, '24/25']);
    const paid = model.spots.reduce((sum, spot) => add(sum, chanceOf(model, spot)), fraction(model.blanks, count));
    expect(toText(paid)).toBe('1/1');
  });
  it('places every spot on its number of segments', () => {
    const segments = segmentsOf(model);
    for (const { id, segments: wanted } of model.spots) expect(segments.filter((one) => one === id)).toHaveLength(wanted);
    expect(segments.filter((one) => one === null)).toHaveLength(model.blanks);
  });
});
