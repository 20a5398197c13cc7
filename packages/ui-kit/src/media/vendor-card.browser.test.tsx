import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VendorCard } from './vendor-card.tsx';

afterEach(cleanup);

/** Whether two elements share some part of the page. */
function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

describe('VendorCard', () => {
  it.each(['ltr', 'rtl'])('shows that a vendor is hot beside the detail, over neither sign, name nor detail, from %s', (dir) => {
    render(
      <div dir={dir} style={{ inlineSize: 220 }}>
        <VendorCard name="Northbeam" detail="1,234 games of all kinds" href="/rng" hotLabel="Hot" />
      </div>,
    );
    const hot = screen.getByText('Hot');
    const others = [screen.getByText('N'), screen.getByText('Northbeam'), screen.getByText('1,234 games of all kinds')];
    expect(others.map((other) => overlap(hot, other))).toEqual([false, false, false]);
    expect(overlap(hot, screen.getByRole('link'))).toBe(true);
  });

  it('is as high with the badge as without', () => {
    const heightOf = (hotLabel?: string): number => {
      render(<VendorCard name="Northbeam" detail="12 games" href="/rng" {...(hotLabel === undefined ? {} : { hotLabel })} />);
      const { height } = screen.getByRole('link').getBoundingClientRect();
      cleanup();
      return height;
    };
    expect(heightOf('Hot')).toBe(heightOf());
  });
});
