import { describe, expect, it } from 'vitest';
import { orderCategories } from './category-order.ts';

describe('orderCategories', () => {
  it('puts cockfight, bingo and anim6 before the first of sports and poker', () => {
    expect(orderCategories(['ANIM6', 'RNG', 'SPORTS', 'BINGO', 'PVP', 'COCKFIGHT', 'FISH'])).toEqual(['RNG', 'COCKFIGHT', 'BINGO', 'ANIM6', 'SPORTS', 'PVP', 'FISH']);
    expect(orderCategories(['PVP', 'SPORTS', 'BINGO'])).toEqual(['BINGO', 'PVP', 'SPORTS']);
  });

  it('puts them last where there is neither', () => {
    expect(orderCategories(['BINGO', 'RNG', 'LIVE'])).toEqual(['RNG', 'LIVE', 'BINGO']);
  });

  it('adds no category that was not given', () => {
    expect(orderCategories(['SPORTS'])).toEqual(['SPORTS']);
  });
});
