import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ScrollArea } from './scroll-area.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

/** Width of the edge that fades out. */
const FADE = 48;

it.each(['ltr', 'rtl'] as const)('brings what gets the focus clear of the edge that fades out: %s', (dir) => {
  document.documentElement.dir = dir;
  render(
    <div style={{ inlineSize: 500 }}>
      <ScrollArea label="Vendors">
        {Array.from({ length: 9 }, (_, index) => (
          <button key={index} type="button" style={{ inlineSize: 120, scrollSnapAlign: 'none' }}>
            {`Vendor ${index}`}
          </button>
        ))}
      </ScrollArea>
    </div>,
  );
  const row = screen.getByRole('region', { name: 'Vendors' }).getBoundingClientRect();
  for (const name of ['Vendor 5', 'Vendor 3']) {
    const button = screen.getByRole('button', { name });
    act(() => button.focus());
    const box = button.getBoundingClientRect();
    expect(Math.min(box.left - row.left, row.right - box.right)).toBeGreaterThanOrEqual(FADE - 1);
  }
});
