import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { iconFlame } from '../icons/games.ts';
import { withPageStyles } from '../test-support/page-styles.ts';
import { SectionHeading } from './section-heading.tsx';

const root = document.documentElement.style;
withPageStyles({ '--font-size-h1': '40px', '--font-size-h2': '30px', '--font-size-h3': '20px' }, 'svg { display: block; } h1, h2, h3 { text-wrap: balance; }');
afterEach(cleanup);

describe('SectionHeading', () => {
  it.each([
    [1, '40px'],
    [2, '30px'],
    [3, '20px'],
  ] as const)('sets the font size of level %i', (level, size) => {
    render(<SectionHeading level={level}>Lottery</SectionHeading>);
    expect(getComputedStyle(screen.getByRole('heading', { level })).fontSize).toBe(size);
  });
});

describe('SectionHeading in each look', () => {
  afterEach(async () => {
    document.documentElement.removeAttribute('data-heading');
    await page.viewport(1280, 800);
  });

  const cases = ['plain', 'glow', 'wave', 'ornament', 'rule'].flatMap((look) => [360, 390, 768, 1440].map((width) => [look, width] as const));

  it.each(cases)('%s keeps title and action separate and inside a page of %i px', async (look, width) => {
    document.documentElement.dataset['heading'] = look;
    await page.viewport(width, 800);
    render(<SectionHeading action={<button type="button">Read all of them</button>}>Announcements</SectionHeading>);
    const range = document.createRange();
    const heading = screen.getByRole('heading');
    range.selectNodeContents(heading);
    const [title, action] = [range.getBoundingClientRect(), screen.getByRole('button').getBoundingClientRect()];
    expect(title.right <= action.left || title.bottom <= action.top).toBe(true);
    expect([Math.min(title.left, action.left) >= 0, Math.max(title.right, action.right) <= width]).toEqual([true, true]);
    expect(heading.scrollWidth).toBeLessThanOrEqual(Math.ceil(heading.getBoundingClientRect().width));
  });

  it.each(cases)('%s leaves a short title on one line of a page of %i px', async (look, width) => {
    document.documentElement.dataset['heading'] = look;
    await page.viewport(width, 800);
    for (const words of ['سلوت', 'ألعاب موصى بها', 'Slots', 'Games we recommend', '老虎机']) {
      const { unmount } = render(<SectionHeading>{words}</SectionHeading>);
      const range = document.createRange();
      range.selectNodeContents(screen.getByText(words));
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      expect([words, lines.size]).toEqual([words, 1]);
      unmount();
    }
  });

  it.each(['plain', 'glow', 'wave', 'ornament', 'rule'])('%s keeps the glyph beside the first line of a title that wraps', async (look) => {
    document.documentElement.dataset['heading'] = look;
    root.setProperty('--line-height-tight', '1.2');
    await page.viewport(390, 800);
    render(<SectionHeading glyph={iconFlame}>Games that many people play tonight and tomorrow</SectionHeading>);
    root.removeProperty('--line-height-tight');
    const heading = screen.getByRole('heading');
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(/^Games/));
    const lines = [...range.getClientRects()].filter(({ height }) => height > 0);
    const glyph = heading.querySelector('svg')!.getBoundingClientRect();
    const words = lines.filter(({ left }) => left >= glyph.right);
    expect(heading.getBoundingClientRect().height).toBeGreaterThan(60);
    expect(Math.abs((glyph.top + glyph.bottom) / 2 - (words[0]!.top + words[0]!.bottom) / 2)).toBeLessThan(6);
  });

  it('rule is no longer than a title that wraps', async () => {
    document.documentElement.dataset['heading'] = 'rule';
    await page.viewport(390, 800);
    render(<SectionHeading>Games that many people play tonight</SectionHeading>);
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(/^Games/));
    const longest = Math.max(...[...range.getClientRects()].map(({ width }) => width));
    expect(screen.getByRole('heading').getBoundingClientRect().width - longest).toBeLessThan(100);
  });
});
