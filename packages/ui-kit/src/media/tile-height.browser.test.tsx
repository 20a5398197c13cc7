import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GameCardSkeleton } from '../status/skeleton.tsx';
import { withPageStyles } from '../test-support/page-styles.ts';
import { GameCard } from './game-card.tsx';

const sizes = { '--font-size-sm': '14px', '--font-size-xs': '12px', '--line-height-snug': '1.25', '--space-1': '4px', '--space-2': '8px', '--space-3': '12px', '--stroke-hairline': '1px', '--stroke-strong': '2px' };
const root = document.documentElement;
withPageStyles(sizes, '*, ::before, ::after { box-sizing: border-box; } h3, p { margin: 0; }');
afterEach(() => {
  root.removeAttribute('data-tile');
  cleanup();
});

describe('GameCard', () => {
  it.each(['glass', 'paper', 'lacquer', 'brass'])('has the height of its skeleton in look %s, whatever its name', (tile) => {
    root.dataset['tile'] = tile;
    const { container } = render(
      <div style={{ display: 'grid', alignItems: 'start', gridTemplateColumns: 'repeat(4, 150px)' }}>
        {['Quick', 'Golden Koi of the Northern Lake', 'Quickdraw One Minute of the Long and Winding Night'].map((name) => (
          <div key={name}>
            <GameCard name={name} detail="Northbeam" image="data:," href="/game" />
          </div>
        ))}
        <div>
          <GameCardSkeleton />
        </div>
      </div>,
    );
    const heights = [...container.firstElementChild!.children].map((tile) => tile.getBoundingClientRect().height);
    expect(new Set(heights.map(Math.round)).size).toBe(1);
  });
});

/** Pixels of a text in the size of small print: fonts of this name differ by a quarter from system to system. */
function textWidth(text: string): number {
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = `600 ${sizes['--font-size-xs']} sans-serif`;
  return Math.ceil(pen.measureText(text).width);
}

describe('the reason on a closed GameCard', () => {
  it.each(['glass', 'paper', 'lacquer', 'brass'])('is one line over the picture of a narrow tile in look %s', (tile) => {
    root.dataset['tile'] = tile;
    const { getByText } = render(
      <div style={{ inlineSize: textWidth('Under maintenance') + 45, fontFamily: 'sans-serif' }}>
        <GameCard name="Quick" image="data:," unavailable="Under maintenance" favourite={{ active: false, label: 'Favourite', onToggle: () => {} }} />
      </div>,
    );
    const pill = getByText('Under maintenance');
    const range = document.createRange();
    range.selectNodeContents(pill);
    expect(range.getClientRects()).toHaveLength(1);
    const [inner, outer] = [pill.getBoundingClientRect(), pill.closest('article')!.getBoundingClientRect()];
    expect([inner.left >= outer.left, inner.right <= outer.right]).toEqual([true, true]);
  });
});

describe('the marks of a GameCard', () => {
  afterEach(async () => {
    root.removeAttribute('data-density');
    await page.viewport(1280, 800);
  });

  it.each([104, 114])('are within the picture and clear of the favourite button on a dense paper tile of %i px', async (width) => {
    root.dataset['tile'] = 'paper';
    root.dataset['density'] = 'dense';
    await page.viewport(390, 844);
    const { getByText, getByRole, container } = render(
      <div style={{ inlineSize: width, fontFamily: 'sans-serif' }}>
        <GameCard name="Quick" image="data:," marks={[{ kind: 'hot', label: 'Hot' }, { kind: 'jackpot', label: 'Jackpot' }]} favourite={{ active: false, label: 'Favourite', onToggle: () => {} }} />
      </div>,
    );
    const heart = getByRole('button', { name: 'Favourite' }).getBoundingClientRect();
    const art = container.querySelector('[data-part=art]')!.getBoundingClientRect();
    for (const label of ['Hot', 'Jackpot']) {
      const mark = getByText(label).getBoundingClientRect();
      expect([mark.top >= heart.bottom, mark.bottom <= art.bottom, mark.left >= art.left, mark.right <= art.right]).toEqual([true, true, true, true]);
    }
  });
});
