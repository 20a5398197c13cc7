import { href } from '@livery/navigation';
import { brand, refuse, renderApp, vendor, walletTotals } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';
import { sampleTotals } from './sample-totals.ts';

afterEach(cleanup);

type TotalsAnswer = NonNullable<Answers['betTotals']>;

const vendors = () => ({ list: [vendor({ vassalage: 'V1', displayName: 'Nova Play' })] });

async function open(answers: Answers, query: Readonly<Record<string, string>> = {}) {
  return renderApp(<CentreSite />, { session: 'member', brand: brand({ timeZone: 'UTC' }), route: href('personalProfit', { query }), answers: { gameVendors: vendors, ...answers } });
}

const total = { day: '', vassalage: 'V1', category: 'RNG', currency: 'PHP', turnover: '100.00', validBet: '100.00', prize: '40.00', net: '-60.00', bets: 2 };
/** One day's bets with this result. */
const resulting = (net: string, prize: string): TotalsAnswer => ({ from = '', to = '' }) => ({ from, to, totals: [{ ...total, day: to, net, prize }], sum: { turnover: '100.00', validBet: '100.00', prize, net, bets: 2 } });

describe('PersonalProfit', () => {
  it.each([
    ['-60.00', '40.00', /^2 bets for \D?100\.00 brought \D?40\.00 in prizes\. This period cost you \D?60\.00\.$/],
    ['25.50', '125.50', /You won \D?25\.50 in this period\.$/],
    ['0.00', '100.00', /You neither won nor lost in this period\.$/],
  ])('says in words what a result of %s is', async (net, prize, words) => {
    await open({ betTotals: resulting(net, prize) });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['-60.00', '40.00', '5.50', /This period cost you \D?60\.00\. With \D?5\.50 cashback it came to \u2212\D?54\.50\.$/],
    ['-3.00', '97.00', '5.50', /With \D?5\.50 cashback it came to \+\D?2\.50\.$/],
  ])('says what a result of %s came to with the cashback of the period', async (net, prize, paid, words) => {
    await open({ betTotals: resulting(net, prize), walletTotals: () => walletTotals({ kinds: [{ kind: 'cashback', in: paid, out: '0.00', movements: 1 }] }) });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('asks for the last 31 days of the merchant, and for a period of the address', async () => {
    const asked: unknown[] = [];
    const betTotals: TotalsAnswer = (request) => (asked.push(request), sampleTotals(request));
    await open({ betTotals });
    const today = new Date().toISOString().slice(0, 10);
    const ago = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
    await screen.findByText(/This period cost you|You won/);
    cleanup();
    await open({ betTotals }, { from: ago(9), to: ago(3) });
    await screen.findByText(/This period cost you|You won/);
    expect(asked).toEqual([expect.objectContaining({ from: ago(30), to: today }), expect.objectContaining({ from: ago(9), to: ago(3) })]);
  });

  it('shows the totals of a chosen period, keeps it in the address, and adds up to the same sum in every table', async () => {
    await open({ betTotals: (request) => sampleTotals(request) });
    await userEvent.click(await screen.findByRole('button', { name: /Calendar|Period/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Last three months' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toMatch(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/));
    for (const button of await screen.findAllByRole('button', { name: 'Show as table' })) await userEvent.click(button);
    const from = new URLSearchParams(screen.getByTestId('address').textContent?.split('?')[1] ?? '');
    const { sum, totals } = sampleTotals({ from: from.get('from') ?? '', to: from.get('to') ?? '' });
    const results = (name: string) => within(screen.getByRole('figure', { name })).getAllByRole('row').slice(1).map(({ lastElementChild }) => {
      const text = lastElementChild?.textContent ?? '';
      return (/[-−]/.test(text) ? -1 : 1) * Number(text.replaceAll(/[^\d.]/g, ''));
    });
    for (const name of ['Result by day', 'Result by kind of game', 'Result by vendor']) {
      expect([name, results(name).reduce((all, amount) => all + amount, 0)]).toEqual([name, Number(sum.net)]);
    }
    expect(totals.length).toBeGreaterThan(100);
  });

  it('shows losses with a minus on the axis and in the table', async () => {
    await open({ betTotals: (request) => sampleTotals(request) });
    const chart = await screen.findByRole('figure', { name: 'Result by day' });
    const axis = [...chart.querySelectorAll('svg text')].map(({ textContent }) => textContent).filter((text) => /^[-−]/.test(text));
    expect([axis.length > 0, axis.filter((text) => !text.startsWith('−'))]).toEqual([true, []]);
        await userEvent.click(within(chart).getByRole('button', { name: 'Show as table' }));
    const below = within(chart).getAllByRole('row').map(({ lastElementChild }) => lastElementChild?.textContent ?? '').filter((text) => /[-−]/.test(text));
    expect([below.length > 0, below.filter((text) => !text.startsWith('−₱'))]).toEqual([true, []]);
  });

  it('says that nothing was settled, without empty charts', async () => {
    await open({ betTotals: (request) => sampleTotals(request, 0) });
    expect(await screen.findByText('No bet of yours was settled in this period.')).toBeVisible();
    expect(screen.getByText('Bets that are settled in this period show here. Choose another period to see others.')).toBeVisible();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('says that totals did not load, and asks again', async () => {
    let failing = true;
    await open({ betTotals: (request) => (failing ? refuse('UNAVAILABLE') : sampleTotals(request)) });
    await screen.findByText('The totals did not load.');
    expect(screen.getByRole('link', { name: 'Ask customer service' })).toBeVisible();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('figure', { name: 'Result by day' })).toBeVisible();
  });
});
