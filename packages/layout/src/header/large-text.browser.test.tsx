import { renderApp } from '@livery/testing';
import { withPageStyles } from '@livery/ui-kit/test-support';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { WithSlots } from '../test-support/with-slots.tsx';
import { SiteHeader } from './site-header.tsx';

// The measures that a brand brings, and a logo with a name.
withPageStyles(
  {
    '--space-1': '0.25rem',
    '--space-2': '0.5rem',
    '--space-3': '0.75rem',
    '--space-4': '1rem',
    '--space-5': '1.25rem',
    '--font-size-sm': '0.875rem',
    '--size-gutter': 'clamp(1rem, 4vw, 2rem)',
    '--size-header-compact': '3.5rem',
    '--size-header-top': '2.75rem',
    '--size-control-sm': '2.25rem',
  },
  '*, ::before, ::after { box-sizing: border-box; } body { margin: 0; } header img { min-inline-size: 7rem; }',
);

beforeEach(async () => {
  await page.viewport(390, 844);
});
afterEach(async () => {
  cleanup();
  document.documentElement.style.removeProperty('font-size');
  await page.viewport(1280, 800);
});

/** Shows the header above a page of four screens. */
async function showHeader(): Promise<HTMLElement> {
  await renderApp(
    <WithSlots>
      <SiteHeader />
      <div style={{ blockSize: '400vh' }} />
    </WithSlots>,
    { session: 'visitor' },
  );
  return screen.findByRole('button', { name: 'Register' });
}

async function scrolledHeader(): Promise<void> {
  await showHeader();
  scrollTo({ top: 1200, behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(done));
}

describe('SiteHeader', () => {
  it.each(['100%', '130%', '200%'])('fits a phone with text at %s', async (size) => {
    document.documentElement.style.fontSize = size;
    const register = await showHeader();
    expect(register.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  });

  it.each([
    ['100%', -44],
    ['200%', -88],
  ])('keeps its lower bar in a wide window while the page scrolls, with text at %s', async (size, top) => {
    await page.viewport(1440, 800);
    document.documentElement.style.fontSize = size;
    await scrolledHeader();
    expect(screen.getByRole('banner').getBoundingClientRect().top).toBe(top);
  });

  it('stays on a phone while the page scrolls, with text at 200%', async () => {
    document.documentElement.style.fontSize = '200%';
    await scrolledHeader();
    expect(screen.getByRole('banner').getBoundingClientRect().top).toBe(0);
  });

  it.each([390, 1280])('leaves with the page where its text is so large that it would cover it, at %d px', async (width) => {
    await page.viewport(width, 844);
    document.documentElement.style.fontSize = '400%';
    await scrolledHeader();
    expect(screen.getByRole('banner').getBoundingClientRect().top).toBe(-scrollY);
  });

  it.each(['100%', '200%', '400%'])('keeps its parts apart in a wide window with text at %s', async (size) => {
    await page.viewport(1280, 800);
    document.documentElement.style.fontSize = size;
    const register = await showHeader();
    const shown = [...register.closest('header')!.querySelectorAll('a, button')].filter((part) => part.checkVisibility({ visibilityProperty: true }));
    const parts = shown.map((part) => part.getBoundingClientRect());
    expect(parts.length).toBeGreaterThan(5);
    for (const [index, one] of parts.entries()) {
      expect([one.left >= 0, one.right <= innerWidth]).toEqual([true, true]);
      for (const other of parts.slice(index + 1)) {
        expect(one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top).toBe(true);
      }
    }
  });
});
