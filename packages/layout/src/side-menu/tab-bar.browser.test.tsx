import { brand, category, renderApp } from '@livery/testing';
import { GlobalStyle, ToastQueue, ToastRegion } from '@livery/ui-kit';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { WithSlots } from '../test-support/with-slots.tsx';
import { TabBar } from './tab-bar.tsx';

const root = document.documentElement.style;
// The measures that a brand brings.
beforeEach(() => {
  root.setProperty('--space-4', '1rem');
  root.setProperty('--stroke-hairline', '1px');
});
const origin = window.location.href;
afterEach(() => {
  window.history.replaceState(null, '', origin);
  root.removeProperty('--space-4');
  root.removeProperty('--space-1');
  root.removeProperty('--stroke-hairline');
  root.removeProperty('font-size');
  cleanup();
});

const reported = [category('RNG', 1), category('LIVE', 1)];
const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();

describe('TabBar', () => {
  it.each([
    ['/rng', 'page'],
    ['/live', 'true'],
    ['/help', null],
  ])('counts every hall as games: %s', async (route, current) => {
    await page.viewport(390, 844);
    window.history.replaceState(null, '', route);
    await renderApp(
      <WithSlots slots={{ categories: reported }}>
        <TabBar menuOpen={false} onMenu={() => {}} />
      </WithSlots>,
      { route },
    );
    await waitFor(() => expect(screen.getByRole('link', { name: 'Games' }).getAttribute('aria-current')).toBe(current));
  });

  it.each(['/', '/home', '/index', '/index.html', '/register'])('lights the entry of the home page at %s', async (route) => {
    await page.viewport(390, 844);
    await renderApp(
      <WithSlots>
        <TabBar menuOpen={false} onMenu={() => {}} />
      </WithSlots>,
      { route },
    );
    expect((await screen.findAllByRole('link')).filter((entry) => entry.hasAttribute('data-active')).map(({ textContent }) => textContent)).toEqual(['Home']);
  });

  it('does not cover what is scrolled to, by the focus too', async () => {
    await page.viewport(390, 844);
    await renderApp(
      <WithSlots>
        <div style={{ blockSize: '150vh' }} />
        <button type="button">Below</button>
        <div style={{ blockSize: '150vh' }} />
        <TabBar menuOpen={false} onMenu={() => {}} />
      </WithSlots>,
    );
    const below = screen.getByRole('button', { name: 'Below' });
    below.scrollIntoView({ block: 'end', behavior: 'instant' });
    // An entry, and the line above it.
    expect(innerHeight - boxOf(below).bottom).toBeCloseTo(60 + 1, 0);
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

  it.each([
    ['to those of the brand until the server has answered', undefined, '/fish'],
    ['to those that the site has too', reported, '/live'],
    ['nowhere where the site has none', [], undefined],
  ])('leads to games: %s', async (_what, categories, address) => {
    await page.viewport(390, 844);
    await renderApp(
      <WithSlots slots={{ categories }}>
        <TabBar menuOpen={false} onMenu={() => {}} />
      </WithSlots>,
      { brand: brand({ categories: ['FISH', 'LIVE'] }) },
    );
    await screen.findByRole('link', { name: 'Promotions' });
    expect(screen.queryByRole('link', { name: 'Games' })?.getAttribute('href')).toBe(address);
  });

  it.each([360, 375, 390, 412])('names each of its entries in one line, all of them within the window: %d px', async (width) => {
    await page.viewport(width, 844);
    for (const [name, value] of [['size-icon-md', '1.5rem'], ['font-size-xs', '0.75rem'], ['font-weight-semibold', '620']] as const) root.setProperty(`--${name}`, value);
    // As wide as the widest of the systems' fonts.
    Object.assign(document.body.style, { fontFamily: 'sans-serif', letterSpacing: '0.06em' });
    await renderApp(
      <WithSlots slots={{ categories: reported }}>
        <TabBar menuOpen={false} onMenu={() => {}} />
      </WithSlots>,
      { brand: brand({ phone: { tabs: ['home', 'games', 'help', 'notices'] } }) },
    );
    const entries = [...(await screen.findAllByRole('link')), screen.getByRole('button', { name: 'Menu' })];
    const names = entries.map((entry) => {
      const range = document.createRange();
      range.selectNode(entry.lastChild ?? entry);
      return range.getBoundingClientRect();
    });
    const pictures = entries.map((entry) => boxOf(entry.querySelector('svg')));
    document.body.removeAttribute('style');
    root.cssText = '';
    expect(entries).toHaveLength(5);
    expect(new Set(names.map(({ height }) => Math.round(height))).size).toBe(1);
    expect(names.at(-1)?.right).toBeLessThanOrEqual(width);
    // Each picture above the middle of its name, within the bar.
    pictures.forEach(({ left, right }, index) => expect((left + right) / 2).toBeCloseTo(((names[index]?.left ?? 0) + (names[index]?.right ?? 0)) / 2, 0));
    expect(pictures[0]?.left).toBeGreaterThanOrEqual(0);
  });

  it("keeps its entries within the column at the window's start edge, in its middle", async () => {
    await page.viewport(1280, 800);
    for (const [name, value] of [['font-size-xs', '0.75rem'], ['font-weight-semibold', '620']] as const) root.setProperty(`--${name}`, value);
    // As wide as the widest of the systems' fonts.
    Object.assign(document.body.style, { fontFamily: 'sans-serif', letterSpacing: '0.06em' });
    const plain = brand({ phone: { tabs: ['home', 'games', 'help', 'notices'] } });
    await renderApp(
      <WithSlots slots={{ categories: reported }}>
        <GlobalStyle />
        <TabBar menuOpen={false} onMenu={() => {}} />
      </WithSlots>,
      { brand: { ...plain, look: { ...plain.look, navigation: 'side' } } },
    );
    const column = boxOf(await screen.findByRole('navigation'));
    const names = [...screen.getAllByRole('link'), screen.getByRole('button', { name: 'Menu' })].map((entry) => {
      const range = document.createRange();
      range.selectNode(entry.lastChild ?? entry);
      return range.getBoundingClientRect();
    });
    document.body.removeAttribute('style');
    root.cssText = '';
    expect(names).toHaveLength(5);
    for (const { left, right } of names) {
      expect([left >= column.left, right <= column.right]).toEqual([true, true]);
      expect(Math.abs((left + right) / 2 - (column.left + column.right) / 2)).toBeLessThanOrEqual(1);
    }
  });

  it('scrolls to its last entry where the text is too large for the window', async () => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = '400%';
    await renderApp(
      <WithSlots>
        <TabBar menuOpen={false} onMenu={() => {}} />
      </WithSlots>,
    );
    const menu = await screen.findByRole('button', { name: 'Menu' });
    menu.focus();
    // Positions of scrolling are whole pixels.
    await waitFor(() => expect(Math.floor(boxOf(menu).right)).toBeLessThanOrEqual(innerWidth));
    expect(boxOf(screen.getByRole('link', { name: 'Home' })).right).toBeLessThan(0);
    expect(document.documentElement.scrollWidth).toBe(innerWidth);
  });

  it('keeps the names of its entries apart with text at 200%', async () => {
    await page.viewport(390, 844);
    root.fontSize = '200%';
    root.setProperty('--space-1', '0.25rem');
    await renderApp(
      <WithSlots>
        <TabBar menuOpen={false} onMenu={() => {}} />
      </WithSlots>,
    );
    const menu = await screen.findByRole('button', { name: 'Menu' });
    const names = [...screen.getAllByRole('link'), menu].map((entry) => {
      const range = document.createRange();
      range.selectNode(entry.lastChild ?? entry);
      return range.getBoundingClientRect();
    });
    names.slice(1).forEach(({ left }, index) => expect(left - (names[index]?.right ?? left)).toBeGreaterThanOrEqual(8));
  });

  it("keeps toasts above it on a phone, and at the window's edge where it is absent", async () => {
    await page.viewport(390, 844);
    const queue = new ToastQueue();
    await renderApp(
      <WithSlots>
        <TabBar menuOpen={false} onMenu={() => {}} />
        <ToastRegion label="Messages" closeLabel="Close" queue={queue} />
      </WithSlots>,
    );
    queue.add({ tone: 'success', title: 'Saved.' }, { timeout: null });
    const message = (await screen.findByText('Saved.')).closest('[data-tone]');
    // An entry, the line above it, and room.
    expect(innerHeight - boxOf(message).bottom).toBeCloseTo(60 + 1 + 16, 0);

    await page.viewport(1440, 900);
    expect(innerHeight - boxOf(message).bottom).toBeCloseTo(16, 0);
  });
});
