import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Grid } from './grid.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

describe('Grid', () => {
  it.each([360, 390, 768, 1024, 1280, 1440, 1920])('fills its rows with a dozen vendors: %i px', async (width) => {
    await page.viewport(width, 800);
    render(
      <Grid data-of="vendors">
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>vendor</p>
        ))}
      </Grid>,
    );
    const ends = screen.getAllByText('vendor').map((vendor) => vendor.getBoundingClientRect());
    const rows = Map.groupBy(ends, ({ top }) => top);
    expect(new Set([...rows.values()].map(({ length }) => length)).size).toBe(1);
    expect(rows.size).toBeLessThanOrEqual(6);
  });
});
