import { describe, expect, it } from 'vitest';
import { coversCharacter, rangeWithout } from './unicode-range.ts';

describe('coversCharacter', () => {
  it.each([
    [undefined, 0x20, true],
    ['U+0000-00FF, U+0131', 0x20, true],
    ['U+0000-00FF,U+0131', 0x131, true],
    ['U+4??', 0x4ab, true],
    ['U+0041-005A', 0x20, false],
  ])('of %s and %i returns %s', (range, character, covered) => {
    expect(coversCharacter(range, character)).toBe(covered);
  });
});

describe('rangeWithout', () => {
  it.each([
    ['U+0000-00FF,U+0131', 'U+0000-001F,U+0021-00FF,U+0131'],
    ['U+0020', ''],
    ['U+0020-0022', 'U+0021-0022'],
    ['U+0041-005A', 'U+0041-005A'],
  ])('returns the parts of %s beside the space', (range, rest) => {
    expect(rangeWithout(range, 0x20)).toBe(rest);
  });
});
