import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GameCard } from './game-card.tsx';
import { VendorCard } from './vendor-card.tsx';

afterEach(cleanup);

it.each([
  ['game', <GameCard key="game" name="Lighthouse Keeper" detail="Northbeam" image="data:," href="/game" />],
  ['vendor', <VendorCard key="vendor" name="Lighthouse Keeper" detail="Northbeam" href="/rng" />],
])('a %s’s name is cut at its own end and stands at the page’s start, in a page from right to left too', (_, card) => {
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
