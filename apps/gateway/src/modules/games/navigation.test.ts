import { describe, expect, it } from 'vitest';
import { isPageOf } from './navigation.ts';

describe('isPageOf', () => {
  it('returns whether a hall has a category that the brand offers, and true for other pages', () => {
    expect(['/rng', '/live', '/elott', '/', '/help'].filter((path) => isPageOf(['RNG', 'LOTT'], path))).toEqual(['/rng', '/elott', '/', '/help']);
  });
});
