import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { withPageStyles } from '../test-support/page-styles.ts';
import { VendorCard } from './vendor-card.tsx';

withPageStyles(
  { '--space-1': '4px', '--space-2': '8px', '--space-3': '12px', '--space-4': '16px', '--font-size-sm': '14px', '--font-size-xs': '13px', '--line-height-snug': '1.3' },
  '*, ::before, ::after { box-sizing: border-box; }',
);

afterEach(cleanup);

/** Two columns of a phone 360 px wide: the narrowest card there is. */
const NARROW = 158;

/** Whether two elements share some part of the page. */
function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

describe('VendorCard', () => {
  it.each(['ltr', 'rtl'])('shows that a vendor is hot within its sides, over neither sign, name nor detail, from %s', (dir) => {
    const name = 'Northbeam Gaming Studios';
    const detail = '1,234 games of all kinds';
    render(
      <div dir={dir} style={{ inlineSize: NARROW }}>
        <VendorCard name={name} detail={detail} href="/rng" hotLabel="Popular now" />
      </div>,
    );
    const hot = screen.getByText('Popular now');
    expect([screen.getByText('NG'), screen.getByText(name), screen.getByText(detail)].map((other) => overlap(hot, other))).toEqual([false, false, false]);
    const [badge, card] = [hot.getBoundingClientRect(), screen.getByRole('link').getBoundingClientRect()];
    expect([badge.left > card.left, badge.right < card.right, badge.width > 0]).toEqual([true, true, true]);
  });

  it('truncates a detail that is longer than the card', () => {
    render(
      <div style={{ inlineSize: NARROW }}>
        <VendorCard name="Northbeam" detail="1,234 games of all kinds" href="/rng" hotLabel="Hot" />
      </div>,
    );
    const detail = screen.getByText('1,234 games of all kinds');
    expect([detail.scrollWidth > detail.clientWidth, detail.getBoundingClientRect().right < screen.getByRole('link').getBoundingClientRect().right]).toEqual([true, true]);
  });
});
