import { permission, promotion, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DownloadPage } from './download-page.tsx';
import { HelpPage } from './help-page.tsx';
import { PromotionsPage } from './promotions-page.tsx';

afterEach(cleanup);

describe('help centre', () => {
  const entries = ['about', 'rules', 'terms'].map((id) => ({ id, title: `About ${id}`, content: `<p>${`Words of ${id}. `.repeat(400)}</p>` }));
  const answers: Answers = { helpCenter: () => ({ entries }) };

  it('contains every article, its contents, and an address to write to', async () => {
    await renderApp(<HelpPage />, { answers });
    const contents = await screen.findByRole('navigation', { name: 'Articles' });
    expect(within(contents).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#about', '#rules', '#terms']);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByText(/help@test\.example/)).not.toBeNull();
  });

  it('is as high as the window while its texts arrive, so that the footer does not move', async () => {
    const pending = new Promise<never>(() => {});
    const { container } = await renderApp(<HelpPage />, { answers: { helpCenter: () => pending } });
    await screen.findByRole('heading', { level: 1 });
    expect(container.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
  });

  it('scrolls to the article in the address', async () => {
    await renderApp(<HelpPage />, { answers, route: '/help#terms' });
    const heading = await screen.findByRole('heading', { name: 'About terms' });
    expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
  });

  it('gives heading and text of an article the direction of its language', async () => {
    await renderApp(
      <div dir="rtl">
        <HelpPage />
      </div>,
      { answers },
    );
    const heading = await screen.findByRole('heading', { name: 'About rules' });
    const text = screen.getByText(/^Words of rules/);
    expect([heading, text].map((element) => getComputedStyle(element).direction)).toEqual(['ltr', 'ltr']);
  });

  it('shows that it is empty, or that it did not load', async () => {
    await renderApp(<HelpPage />, { answers: { helpCenter: () => ({ entries: [] }) } });
    expect(await screen.findByText('There are no articles yet.')).not.toBeNull();
    cleanup();
    await renderApp(<HelpPage />, { answers: { helpCenter: () => refuse('UNKNOWN_ERROR') } });
    expect((await screen.findByRole('alert')).textContent).toContain('The help centre did not load.');
  });
});

it('the app page shows where else the merchant is found, and no address that would run a script', async () => {
  const resource = (url: string, labelNameEn: string, qrCodeUrl: string | null = null) => ({ resourceType: 'CHANNEL', url, qrCodeUrl, labelNameEn, labelNameCn: null });
  const resources = [resource('https://social.example/a', 'Community', 'https://pictures.example/a.png'), resource('https://social.example/b', 'Channel'), resource('javascript:alert(1)', 'Trap')];
  await renderApp(<DownloadPage />, { answers: { permission: () => permission({ resources }) } });
  expect((await screen.findByRole('link', { name: 'Community' })).getAttribute('href')).toBe('https://social.example/a');
  expect([screen.queryByRole('link', { name: 'Channel' }) === null, screen.queryByText('Trap')]).toEqual([false, null]);
  expect(screen.getAllByRole('img').map((code) => code.getAttribute('aria-label'))).toEqual(['Code that opens Community on a phone']);
});

it('the app page shows the steps for each kind of phone', async () => {
  await renderApp(<DownloadPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Testbrand as an app' })).not.toBeNull();
  expect(screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)).toEqual([3, 3]);
});

describe('promotions', () => {
  it("keeps the full stop at the end of the merchant's sentences on a page from right to left", async () => {
    const list = [promotion({ title: 'Every Friday.', summary: 'A credit for all.' })];
    await renderApp(
      <div dir="rtl">
        <PromotionsPage />
      </div>,
      { answers: { availablePromotions: () => ({ count: 1, list }) } },
    );
    for (const words of ['Every Friday.', 'A credit for all.']) {
      const text = (await screen.findByText(words)).firstChild!;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right } = range.getBoundingClientRect();
      range.setStart(text, words.length - 1);
      expect(range.getBoundingClientRect().right).toBe(right);
    }
  });
});
