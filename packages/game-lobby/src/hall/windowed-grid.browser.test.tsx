import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { WindowedGrid } from './windowed-grid.tsx';

afterEach(cleanup);

test('of another list shows what is in sight first, and the rest in its own time', async () => {
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
  const { container, rerender } = render(grid('all'));
  const shown = () => container.firstElementChild?.childElementCount ?? 0;
  /** What is in sight, and with it the three rows below: there is nothing above. */
  const expected = () => {
    const { gridTemplateColumns, rowGap } = getComputedStyle(container.firstElementChild!);
    const columns = gridTemplateColumns.split(' ').length;
    const seen = columns * Math.ceil((window.innerHeight - container.getBoundingClientRect().top) / (150 + (Number.parseFloat(rowGap) || 0)));
    return { seen, ahead: seen + 3 * columns };
  };
  await waitFor(() => expect(shown()).toBe(expected().ahead));
  turns.length = 0;
  last = Number.POSITIVE_INFINITY;
  rerender(grid('found'));
  await waitFor(() => expect(turns.at(-1)).toBe(expected().ahead));
  expect(turns).toContain(expected().seen);
});
