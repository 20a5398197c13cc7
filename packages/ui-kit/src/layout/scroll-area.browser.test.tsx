import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ScrollArea } from './scroll-area.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.documentElement.dir = '';
});

/** Width of the faded edge in pixels. */
const FADE = 48;

describe('ScrollArea', () => {
  const Vendors = ({ current }: { readonly current: number }) => (
    <div style={{ inlineSize: 500 }}>
      <button type="button">Before</button>
      <ScrollArea label="Vendors" current={String(current)}>
        {Array.from({ length: 9 }, (_, index) => (
          <a key={index} href="#vendor" aria-current={index === current ? 'page' : undefined} style={{ inlineSize: 120, scrollSnapAlign: 'none' }}>
            {`Vendor ${index}`}
          </a>
        ))}
      </ScrollArea>
    </div>
  );

  it.each(['ltr', 'rtl'] as const)('scrolls the current item clear of the faded edge, and not where Tab starts: %s', async (dir) => {
    document.documentElement.dir = dir;
    const { rerender } = render(<Vendors current={6} />);
    const row = screen.getByRole('region', { name: 'Vendors' }).getBoundingClientRect();
    const clearance = (vendor: number) => {
      const box = screen.getByRole('link', { name: `Vendor ${vendor}` }).getBoundingClientRect();
      return Math.min(box.left - row.left, row.right - box.right);
    };
    expect(clearance(6)).toBeGreaterThanOrEqual(FADE - 1);
    rerender(<Vendors current={2} />);
    expect(clearance(2)).toBeGreaterThanOrEqual(FADE - 1);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('Before');
  });

  it.each([
    [true, 'instant'],
    [false, 'smooth'],
  ])('scrolls by its arrows as requested: reduced motion %s, %s', (matches, behavior) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches }) as MediaQueryList);
    const scrollBy = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => {});
    render(
      <div style={{ inlineSize: 100 }}>
        <ScrollArea label="Vendors" backLabel="Back" forwardLabel="Forward">
          <p style={{ inlineSize: 900 }}>Wide</p>
        </ScrollArea>
      </div>,
    );
    fireEvent.scroll(screen.getByRole('region', { name: 'Vendors' }));
    fireEvent.click(screen.getByRole('button', { name: 'Forward', hidden: true }));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ behavior }));
  });

  it.each(['ltr', 'rtl'] as const)('scrolls a focused item clear of the faded edge: %s', async (dir) => {
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
    // By keyboard from its neighbour: focus by mouse or script does not scroll.
    for (const [neighbour, key, name] of [['Vendor 2', '{Tab}', 'Vendor 3'], ['Vendor 7', '{Shift>}{Tab}{/Shift}', 'Vendor 6']] as const) {
      act(() => screen.getByRole('button', { name: neighbour }).focus());
      await userEvent.keyboard(key);
      const button = screen.getByRole('button', { name });
      expect(document.activeElement).toBe(button);
      const box = button.getBoundingClientRect();
      expect(Math.min(box.left - row.left, row.right - box.right)).toBeGreaterThanOrEqual(FADE - 1);
    }
  });
});
