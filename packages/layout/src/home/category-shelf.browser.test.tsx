import { brand, category, renderApp, vendor } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { WithSlots } from '../test-support/with-slots.tsx';
import { CategoryShelf } from './category-shelf.tsx';
import { columnsOf } from './columns-of.ts';

const gameTypes = ['LIVE', 'RNG', 'INHOUSE', 'FISH', 'BINGO', 'ANIM6', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP', 'ELOTT', 'LOTT'] as const;

const root = document.documentElement.style;
// The measures that a brand brings.
beforeEach(() => root.setProperty('--space-3', '0.75rem'));
afterEach(() => {
  root.removeProperty('--space-3');
  cleanup();
});

describe('CategoryShelf', () => {
  it.each([
    [1, 1],
    [8, 8],
    [9, 5],
    [11, 6],
    [12, 6],
  ])('divides %i categories into even rows of %i', (count, columns) => {
    expect(columnsOf(count)).toBe(columns);
  });

  it('shows every category where a mouse is expected', async () => {
    await page.viewport(1024, 768);
    const list = gameTypes.map((gameType) => ({ ...category(gameType), vendors: [vendor({ gameType })] }));
    await renderApp(
      <WithSlots slots={{ categories: list }}>
        <CategoryShelf />
      </WithSlots>,
      { brand: brand({ categories: [...gameTypes] }) },
    );
    await screen.findByRole('link', { name: 'Slots' });
    const shelf = screen.getByRole('list');
    expect(screen.getAllByRole('link').length).toBeGreaterThan(9);
    expect(shelf.scrollWidth).toBeLessThanOrEqual(shelf.clientWidth);
  });
});
