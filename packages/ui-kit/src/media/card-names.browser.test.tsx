import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GameCard } from './game-card.tsx';
import { VendorCard } from './vendor-card.tsx';

afterEach(cleanup);

describe('names on cards', () => {
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
