import { brand, renderApp } from '@livery/testing';
import { GlobalStyle } from '@livery/ui-kit';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppArea } from './app-area.tsx';

const root = document.documentElement;
const pattern = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32" width="64" height="32"/>')}`;

afterEach(async () => {
  cleanup();
  delete root.dataset['heading'];
  await page.viewport(1280, 800);
});

/** Renders the area in a brand with this pattern and this look of headings; resolves with its element. */
async function show(heading: string): Promise<HTMLElement> {
  root.dataset['heading'] = heading;
  const plain = brand();
  await renderApp(
    <>
      <GlobalStyle />
      <AppArea />
    </>,
    { brand: { ...plain, assets: { ...plain.assets, pattern } } },
  );
  return screen.findByRole('region');
}

/** The middle of an element's words, or of the element. */
function middle(element: Node): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right } = range.getBoundingClientRect();
  return (left + right) / 2;
}

describe('AppArea', () => {
  it('repeats the pattern in its own size', async () => {
    const area = await show('plain');
    const { backgroundImage, backgroundSize, backgroundRepeat } = getComputedStyle(area.firstElementChild ?? area);
    expect([backgroundImage.includes(pattern.slice(0, 40)), backgroundSize, backgroundRepeat]).toEqual([true, 'auto', 'repeat']);
  });

  it.each([390, 1280])('puts everything in the middle below a heading that is there, at %d px', async (width) => {
    await page.viewport(width, 844);
    const area = await show('ornament');
    const box = area.getBoundingClientRect();
    for (const part of [screen.getByRole('heading'), area.querySelector('p') ?? area, screen.getByRole('link')]) expect(Math.abs(middle(part) - (box.left + box.right) / 2)).toBeLessThanOrEqual(2);
  });

  it('begins heading and words at one edge otherwise', async () => {
    const area = await show('plain');
    const [heading, words] = [screen.getByRole('heading'), area.querySelector('p') ?? area].map((part) => part.getBoundingClientRect().left);
    expect(words).toBe(heading);
  });
});
