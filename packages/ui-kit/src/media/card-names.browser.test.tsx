import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GameCard } from './game-card.tsx';
import { VendorCard } from './vendor-card.tsx';

afterEach(cleanup);

describe('names on cards', () => {
  it.each([
    ['link', '/game'],
    ['button', undefined],
  ])('take two lines of a game card that is a %s before they are cut', (_, href) => {
    const lines = (name: string) => {
      render(
        <div style={{ inlineSize: 120 }}>
          <GameCard name={name} image="data:," {...(href === undefined ? {} : { href })} />
        </div>,
      );
      const heading = screen.getByRole('heading');
      const { lineHeight } = getComputedStyle(heading);
      const count = Math.round(heading.getBoundingClientRect().height / Number.parseFloat(lineHeight));
      cleanup();
      return count;
    };
    document.documentElement.style.setProperty('--line-height-snug', '20px');
    expect([lines('Quick'), lines('Quickdraw One Minute'), lines('Quickdraw One Minute of the Long and Winding Night')]).toEqual([1, 2, 2]);
    document.documentElement.style.removeProperty('--line-height-snug');
  });

  it.each([
    ['game', <GameCard key="game" name="Northbeam" image="data:," href="/game" />],
    ['vendor', <VendorCard key="vendor" name="Northbeam" href="/rng" />],
  ])('are cut at the end of the line, not broken, where one word is too long for a %s', (_, card) => {
    render(<div style={{ inlineSize: 90, fontSize: 32, overflowWrap: 'break-word' }}>{card}</div>);
    const words = screen.getByText('Northbeam');
    const text = document.createRange();
    text.selectNodeContents(words);
    expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).toBe(1);
    expect([words.scrollWidth > words.clientWidth, getComputedStyle(words).textOverflow, words.closest('[title]')?.getAttribute('title')]).toEqual([true, 'ellipsis', 'Northbeam']);
  });

  it.each([
    ['game', <GameCard key="game" name="Lighthouse Keeper" detail="Northbeam" image="data:," href="/game" />],
    ['vendor', <VendorCard key="vendor" name="Lighthouse Keeper" detail="Northbeam" href="/rng" />],
  ])("are truncated at their own end and aligned to the page's start on a %s", (_, card) => {
    render(
      <div dir="rtl" style={{ inlineSize: 400 }}>
        {card}
      </div>,
    );
    for (const text of ['Lighthouse Keeper', 'Northbeam']) {
      const words = screen.getByText(text).closest('[dir=auto]')!;
      const { direction, textAlign, textOverflow } = getComputedStyle(words);
      expect([direction, textAlign, textOverflow]).toEqual(['ltr', 'right', 'ellipsis']);
    }
  });
});
