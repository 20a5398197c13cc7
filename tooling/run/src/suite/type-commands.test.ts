import { describe, expect, it } from 'vitest';
import { memoryForTypes } from './type-commands.ts';

describe('memoryForTypes', () => {
  it.each([
    [4, 3],
    [16, 3],
    [23.6, 4],
    [64, 12],
  ])('returns of %d GiB a fifth, and 3 GiB at least', (machine, most) => {
    expect(memoryForTypes(machine * 2 ** 30)).toBe(most);
  });
});
