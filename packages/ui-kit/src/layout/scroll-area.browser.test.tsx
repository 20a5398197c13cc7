import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ScrollArea } from './scroll-area.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

/** Width of the edge that fades out. */
const FADE = 48;

it.each(['ltr', 'rtl'] as const)('brings what the keyboard reaches clear of the edge that fades out: %s', async (dir) => {
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
  // From the neighbour by its key: what a mouse or a program gives the focus to stays where it is.
  for (const [neighbour, key, name] of [['Vendor 2', '{Tab}', 'Vendor 3'], ['Vendor 7', '{Shift>}{Tab}{/Shift}', 'Vendor 6']] as const) {
    act(() => screen.getByRole('button', { name: neighbour }).focus());
    await userEvent.keyboard(key);
    const button = screen.getByRole('button', { name });
    expect(document.activeElement).toBe(button);
    const box = button.getBoundingClientRect();
    expect(Math.min(box.left - row.left, row.right - box.right)).toBeGreaterThanOrEqual(FADE - 1);
  }
});
