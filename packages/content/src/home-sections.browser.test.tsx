import { banner, brand, promotion, refuse, renderApp, winner } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { sessionApi } from '@livery/session';
import { iconError } from '@livery/ui-kit';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BannerShelf } from './banners/banner-shelf.tsx';
import { PromotionsPage } from './pages/promotions-page.tsx';
import { PromotionShelf } from './promotions/promotion-shelf.tsx';
import { WinnersBoard } from './winners-board.tsx';

afterEach(() => {
  cleanup();
  // What all images of a page share may wait for a timer of this clock.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const several = <Entry,>(count: number, make: (number: number) => Entry): Entry[] => Array.from({ length: count }, (_, index) => make(index + 1));

describe('winners board', () => {
  it('names its period: the largest prizes of the days that the gateway reports', async () => {
    await renderApp(<WinnersBoard />);
    const board = await screen.findByRole('region', { name: 'Largest prizes' });
    expect(board.textContent).toContain('The largest prizes of the last 14 days. Names are covered.');
  });

  const winners = (count: number): Answers => ({ winners: () => ({ list: several(count, (n) => winner({ id: `w-${n}`, player: `pl***${n}`, prize: `${n}000.50` })) }) });

  it("shows masked names and gains in the site's currency, eight at most", async () => {
    await renderApp(<WinnersBoard />, { answers: winners(12) });
    const list = await screen.findByRole('list', { name: 'Largest prizes of the last days' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(8));
    expect(within(list).getAllByRole('listitem')[0]?.textContent).toBe('+₱1,000.50pl***1Comet Run');
  });

  it('shows an error of the server by the icon of an error, not by that of a missing network', async () => {
    await renderApp(<WinnersBoard />, { answers: { winners: () => refuse('UNKNOWN_ERROR') } });
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
    expect(alert.querySelector('svg > path')?.getAttribute('d')).toBe(iconError.path);
  });

  it('is refetched every minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
    let asked = 0;
    await renderApp(<WinnersBoard />, { answers: { winners: () => ({ list: [winner({ player: `pl***${(asked += 1)}` })] }) } });
    await screen.findByText('pl***1');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await screen.findByText('pl***2')).not.toBeNull();
  });

  it('shows that there are no winners yet', async () => {
    await renderApp(<WinnersBoard />, { answers: winners(0) });
    expect(await screen.findByText('There are no prizes to show yet.')).not.toBeNull();
  });

  it('is absent and requests nothing where the brand has none', async () => {
    const asked = vi.fn<NonNullable<Answers['winners']>>(() => ({ list: [] }));
    const { container, store } = await renderApp(<WinnersBoard />, { brand: brand({ features: { winnersBoard: false } }), answers: { winners: asked } });
    // A call that was under way would have been answered before this one.
    await store.dispatch(sessionApi.endpoints.systemStatus.initiate({}));
    expect([container.querySelector('section'), asked.mock.calls.length]).toEqual([null, 0]);
  });
});

describe('banners', () => {
  const banners = (count: number): Answers => ({
    banners: ({ group }) => ({ list: group === 'w_announcement' ? several(count, (n) => banner({ id: `n-${n}`, title: `Banner ${n}`, link: `/promotions#p-${n}` })) : [] }),
  });

  it('link to their pages, one at a time, also by hand', async () => {
    await renderApp(<BannerShelf />, { answers: banners(3) });
    const carousel = await screen.findByRole('region', { name: 'News and offers' });
    const shown = () => carousel.querySelector('[aria-roledescription=slide]:not([inert]) a');
    expect(shown()?.getAttribute('href')).toBe('/promotions#p-1');
    await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(shown()?.textContent).toContain('Banner 2'));
    expect(within(carousel).getByRole('group', { name: '2 of 3' })).not.toBeNull();
  });

  it('have no arrows when there is only one', async () => {
    await renderApp(<BannerShelf />, { answers: banners(1) });
    await screen.findByRole('link');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('promotions', () => {
  const promotions = (count: number): Answers => {
    const list = several(count, (n) => promotion({ id: `p-${n}`, title: `Promotion ${n}`, endsAt: n === 1 ? null : '2026-12-24T12:00:00Z' }));
    return { availablePromotions: () => ({ count, list }) };
  };

  it('are open until their last day by the clock of the merchant, wherever the visitor is', async () => {
    await renderApp(<PromotionShelf />, { answers: promotions(2), brand: brand({ timeZone: 'Pacific/Kiritimati' }) });
    expect(await screen.findByText('Until 25/12/2026')).not.toBeNull();
  });

  it('are cards on the home page that link to their place', async () => {
    await renderApp(<PromotionShelf />, { answers: promotions(2) });
    expect((await screen.findByRole('link', { name: 'Promotion 2' })).getAttribute('href')).toBe('/promotions#p-2');
    expect([screen.getByText('No closing date'), screen.getByText('Until 24/12/2026')]).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/promotions');
  });

  it('have a page, which scrolls to the one in the address once they are loaded', async () => {
    await renderApp(<PromotionsPage />, { answers: promotions(30), route: '/promotions#p-28' });
    const heading = await screen.findByRole('heading', { level: 2, name: 'Promotion 28' });
    const { top } = heading.getBoundingClientRect();
    expect([top >= 0, top < window.innerHeight]).toEqual([true, true]);
  });

  it('show that none is open', async () => {
    await renderApp(<PromotionsPage />, { answers: promotions(0) });
    expect(await screen.findByText('No promotion is open right now.')).not.toBeNull();
  });
});

const back = 'came back';
const failed = refuse('UNKNOWN_ERROR');
const sections: [name: string, section: ReactElement, answers: (broken: () => boolean) => Answers][] = [
  ['winners', <WinnersBoard key="w" />, (broken) => ({ winners: () => (broken() ? failed : { list: [winner({ player: back })] }) })],
  ['banners', <BannerShelf key="b" />, (broken) => ({ banners: () => (broken() ? failed : { list: [banner({ title: back })] }) })],
  ['promotions', <PromotionShelf key="p" />, (broken) => ({ availablePromotions: () => (broken() ? failed : { count: 1, list: [promotion({ title: back })] }) })],
  ['the page of promotions', <PromotionsPage key="q" />, (broken) => ({ availablePromotions: () => (broken() ? failed : { count: 1, list: [promotion({ title: back })] }) })],
];

it.each(sections)('home sections leave no empty place when the gateway is down: %s', async (_, section, answers) => {
  let broken = true;
  await renderApp(section, { answers: answers(() => broken) });
  expect((await screen.findByRole('alert')).textContent).toMatch(/did not load/);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(back)).not.toBeNull();
});
