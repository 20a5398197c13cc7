import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { WindowedGrid } from './windowed-grid.tsx';

afterEach(cleanup);

const frame = () => new Promise(requestAnimationFrame);

describe('WindowedGrid', () => {
  test('shows what is in view first for a new list, and the rest later', async () => {
    await page.viewport(1024, 768);
    /** How many tiles were made at each turn, in order. */
    const turns: number[] = [];
    let last = Number.POSITIVE_INFINITY;
    const tile = (index: number) => {
      if (index <= last) turns.push(0);
      turns[turns.length - 1]! += 1;
      last = index;
      return (
        <div key={index} style={{ blockSize: 150 }}>
          {index}
        </div>
      );
    };
    const grid = (list: string) => <WindowedGrid count={5000} identity={list} tile={tile} />;
    // A grid begins with the measure of the one before it, which may have been of other tiles: let it be of these.
    render(grid('before'));
    await frame();
    await frame();
    cleanup();
    const { container, rerender } = render(grid('all'));
    const shown = () => container.firstElementChild?.childElementCount ?? 0;
    // Three rows below what is in sight: there is nothing above.
    const { gridTemplateColumns, rowGap } = getComputedStyle(container.firstElementChild!);
    const columns = gridTemplateColumns.split(' ').length;
    const seen = columns * Math.ceil((window.innerHeight - container.getBoundingClientRect().top) / (150 + (Number.parseFloat(rowGap) || 0)));
    await waitFor(() => expect(shown()).toBe(seen + 3 * columns));
    turns.length = 0;
    last = Number.POSITIVE_INFINITY;
    rerender(grid('found'));
    await waitFor(() => expect(turns.at(-1)).toBe(seen + 3 * columns));
    expect(turns).toContain(seen);
  });
});
