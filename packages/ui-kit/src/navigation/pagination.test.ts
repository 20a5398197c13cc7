import { describe, expect, it } from 'vitest';
import { pagesToOffer } from './pagination.tsx';

describe('pagesToOffer', () => {
  it.each([
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, undefined, 8]],
    [4, 8, [1, 2, 3, 4, 5, undefined, 8]],
    [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
    [6, 9, [1, undefined, 5, 6, 7, 8, 9]],
    [9, 9, [1, undefined, 5, 6, 7, 8, 9]],
  ])('returns for page %i of %i the pages %j', (page, pages, offered) => {
    expect(pagesToOffer(page, pages)).toEqual(offered);
  });

  it('always includes the current page and returns at most seven entries', () => {
    for (let pages = 1; pages <= 40; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const offered = pagesToOffer(page, pages);
        expect(offered).toContain(page);
        expect(offered.length).toBe(Math.min(pages, 7));
      }
    }
  });
});
