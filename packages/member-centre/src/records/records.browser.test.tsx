import { daysBefore, MOST_ROWS } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { href } from '@livery/navigation';
import { betRecord, betTotals, brand, refuse, renderApp, walletTotals } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';

/** Files that were saved, by their names and contents. */
const saved: (readonly [name: string, text: string, type: string])[] = [];
const blobs = new Map<string, Blob>();
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob !== undefined) void blob.arrayBuffer().then((bytes) => saved.push([this.download, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), blob.type]));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type WalletRecord = ResponseOf<'walletRecords'>['records'][number];
const entry = (over: Partial<WalletRecord> = {}): WalletRecord => ({ id: 'w-1', kind: 'bet', amount: '-10.00', balanceAfter: '990.00', reference: 'NOVA:r-1', vassalage: 'NOVA', gameName: '=Comet "Run"', at: '2026-01-01T20:00:00Z', ...over });
const today = () => new Date().toISOString().slice(0, 10);

async function open(page: 'personalHistoryCopy' | 'transactionHistory', answers: Answers, query: Readonly<Record<string, string>> = {}) {
  return renderApp(<CentreSite />, { session: 'member', brand: brand({ timeZone: 'UTC' }), route: href(page, { query }), answers });
}
const address = () => new URLSearchParams(screen.getByTestId('address').textContent?.split('?')[1] ?? '');
const page = (records: readonly WalletRecord[], next?: string) => ({ records: [...records], pageNo: 1, totalPages: next === undefined ? 1 : 2, total: records.length, ...(next === undefined ? {} : { next }) });

describe('account record', () => {
  it('asks list and totals for the same period, the last 31 days without a choice', async () => {
    const list = vi.fn(() => page([entry()]));
    const totals = vi.fn(() => walletTotals());
    await open('transactionHistory', { walletRecords: list, walletTotals: totals });
    const days = { from: daysBefore(today(), 30), to: today() };
    await waitFor(() => expect([list.mock.lastCall, totals.mock.lastCall]).toEqual([[expect.objectContaining(days)], [expect.objectContaining(days)]]));
  });

  it.each([{}, { movement: 'w-1' }])('masks the balance before and after while balances are hidden, and nothing else, at %j', async (query) => {
    localStorage.setItem('balanceHidden', '1');
    try {
      await open('transactionHistory', { walletRecords: () => page([entry()]), walletTotals: () => walletTotals() }, query);
      await waitFor(() => expect(document.body.textContent).toContain('\u2212₱10.00'));
      await waitFor(() => expect(document.body.textContent).toMatch(/Balance before\*{3}.*Balance after\*{3}/));
      if (!('movement' in query)) await screen.findByRole('cell', { name: '***' });
      expect(document.body.textContent).not.toMatch(/₱(?:990|1,000|100|615)\.00/);
    } finally {
      localStorage.removeItem('balanceHidden');
    }
  });

  it('shows the balance before and after, what came in and went out, and the same by kind on request', async () => {
    await open('transactionHistory', { walletRecords: () => page([entry()]), walletTotals: () => walletTotals() });
    const strip = await screen.findByRole('region', { name: 'Your money in this period' });
    await within(strip).findByText('3 movements');
    expect([...strip.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual(['Balance before₱100.00', 'Came in₱525.00', 'Went out₱10.00', 'Balance after₱615.00']);
    await userEvent.click(within(strip).getByRole('button', { name: 'By kind' }));
    const rows = within(await screen.findByRole('table', { name: 'Totals by kind of movement' })).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))).toEqual([
      ['Stake', '1', '₱0.00', '₱10.00', '\u2212₱10.00'],
      ['Deposit', '1', '₱500.00', '₱0.00', '+₱500.00'],
      ['Prize', '1', '₱25.00', '₱0.00', '+₱25.00'],
    ]);
  });

  it('lists the movements of a kind that the period has, keeps it in the address, and shows all again', async () => {
    const asked = vi.fn(({ kinds }: { readonly kinds?: string[] | undefined }) => page(kinds === undefined ? [entry()] : []));
    await open('transactionHistory', { walletRecords: asked });
    await userEvent.click(await screen.findByRole('button', { name: /Kind$/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['All kinds', 'Deposit', 'Prize', 'Stake']);
    await userEvent.click(screen.getByRole('option', { name: 'Deposit' }));
    await waitFor(() => expect([address().get('kind'), asked.mock.lastCall?.[0].kinds]).toEqual(['deposit', ['deposit']]));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all movements' }));
    await screen.findByRole('table', { name: 'Account record' });
    expect(address().get('kind')).toBeNull();
  });

  it('saves every record of the period, page by page, with exact amounts and nothing that a spreadsheet would carry out', async () => {
    const cursor = '0198f5a2-0000-7000-8000-000000000001';
    const records: Answers['walletRecords'] = ({ pageSize, before }) =>
      pageSize === 20 ? page([entry()]) : before === undefined ? page([entry(), entry({ id: 'w-2', kind: 'deposit', amount: '90071992547409931.07', vassalage: null, gameName: null, reference: '+ref' })], cursor) : page([entry({ id: 'w-3' })]);
    await open('transactionHistory', { walletRecords: records });
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [name, text, type] = saved.at(-1) ?? ['', '', ''];
    expect([name, type]).toEqual([`account-record_${daysBefore(today(), 30)}_${today()}.csv`, 'text/csv']);
    expect(text.slice(1).split('\r\n')).toEqual([
      '"Time (UTC)","Time (UTC)","Kind","Game","Vendor","Amount","Balance after","Currency","Number","Reference"',
      '"2026-01-01 20:00:00","2026-01-01T20:00:00Z","Stake","\'=Comet ""Run""","NOVA","-10.00","990.00","PHP","w-1","NOVA:r-1"',
      '"2026-01-01 20:00:00","2026-01-01T20:00:00Z","Deposit","","","90071992547409931.07","990.00","PHP","w-2","\'+ref"',
      '"2026-01-01 20:00:00","2026-01-01T20:00:00Z","Stake","\'=Comet ""Run""","NOVA","-10.00","990.00","PHP","w-3","NOVA:r-1"',
      '',
    ]);
  });

  it('says that a file has the newest records alone, and that it could not be put together', async () => {
    let broken = true;
    const cursor = '0198f5a2-0000-7000-8000-000000000001';
    const full = Array.from({ length: 100 }, (_, index) => entry({ id: `w-${index}` }));
    await open('transactionHistory', { walletRecords: ({ pageSize }) => (pageSize === 20 ? page([entry()]) : broken ? refuse('UNAVAILABLE') : page(full, cursor)) });
    const save = await screen.findByRole('button', { name: 'Save as CSV' });
    await userEvent.click(save);
    await screen.findByText('The file could not be put together. Please try again.');
    expect(saved).toEqual([]);
    broken = false;
    await userEvent.click(save);
    await screen.findByText(/The file has the newest 10,000 records/, undefined, { timeout: 20_000 });
    await waitFor(() => expect(saved.at(-1)?.[1].split('\r\n')).toHaveLength(MOST_ROWS + 2));
  }, 40_000);

  it('opens a movement with its numbers, what it did to the balance and the way to what it belongs to, and leads back to its row', async () => {
    const deposit = '0198f5a2-0000-7000-8000-000000000021';
    const moved = entry({ id: '0198f5a2-0000-7000-8000-0000000000c1', kind: 'deposit', amount: '500.00', balanceAfter: '1490.00', reference: deposit, vassalage: null, gameName: null, journal: '0198f5a2-0000-7000-8000-0000000000c2' });
    const asked = vi.fn();
    await open('transactionHistory', { walletRecords: (request) => (asked(request), page([moved])) });
    await userEvent.click(await screen.findByRole('button', { name: 'Deposit' }));
    const receipt = within(await screen.findByRole('article', { name: 'Deposit' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ id: moved.id })));
    expect(receipt.getAllByRole('definition').slice(0, 3).map(({ textContent }) => textContent)).toEqual(['+₱500.00', '₱990.00', '₱1,490.00']);
    for (const number of [moved.id, moved.journal ?? '', deposit]) expect(receipt.getByText(number)).toBeVisible();
    expect(receipt.getAllByRole('button', { name: /^Copy/ })).toHaveLength(3);
    expect(receipt.getByRole('link', { name: 'See the deposit' }).getAttribute('href')).toBe(`/member/depositv2?deposit=${deposit}`);
    expect(address().get('movement')).toBe(moved.id);
    await userEvent.click(receipt.getByRole('button', { name: 'All movements' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deposit' })));
  });

  it.each([
    ['there is none', () => page([]), 'This movement was not found.'],
    ['it does not load', () => refuse('UNAVAILABLE'), 'The movement did not load.'],
  ])('says so where %s at an address, and leads to customer service', async (_, answer, words) => {
    await open('transactionHistory', { walletRecords: answer }, { movement: '0198f5a2-0000-7000-8000-0000000000c1' });
    const receipt = within(await screen.findByRole('article', { name: 'Movement' }));
    expect(await receipt.findByText(words)).toBeVisible();
    expect(receipt.getByRole('link', { name: 'Ask customer service' })).toBeVisible();
  });

  it('goes back three months at once, and twelve on request', async () => {
    await open('transactionHistory', { walletRecords: () => page([entry()]) });
    const choices = async () => {
      await userEvent.click(await screen.findByRole('button', { name: /Calendar|Period/ }));
      const list = await screen.findByRole('dialog', { name: /Period|Calendar/ });
      const found = within(list).queryByRole('button', { name: 'Last twelve months' }) !== null;
      await userEvent.keyboard('{Escape}');
      return found;
    };
    expect(await choices()).toBe(false);
    const step = screen.getByRole('switch', { name: 'Go back up to twelve months' });
    await userEvent.click(step);
    expect(document.activeElement).toBe(step);
    expect(await choices()).toBe(true);
  });

  it('keeps to three months again when twelve are no longer asked for', async () => {
    await open('transactionHistory', { walletRecords: () => page([entry()]) }, { from: daysBefore(today(), 300), to: today() });
    const step = await screen.findByRole('switch', { name: 'Go back up to twelve months' });
    expect(step).toBeChecked();
    await userEvent.click(step);
    await waitFor(() => expect([address().get('from'), address().get('to')]).toEqual([daysBefore(today(), 91), today()]));
    expect(step).not.toBeChecked();
  });
});

describe('records that do not load', () => {
  it.each([
    ['personalHistoryCopy', { betRecords: () => refuse('UNAVAILABLE') }],
    ['transactionHistory', { walletRecords: () => refuse('UNAVAILABLE') }],
  ] as const)('offer another try and customer service on %s', async (name, answers) => {
    await open(name, answers);
    const alert = await screen.findByText('The records did not load.');
    expect(within(alert.closest('[role=alert]') as HTMLElement).getByRole('link', { name: 'Ask customer service' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('betting record', () => {
  it('asks list and totals for the period of the address, and counts the chosen vendor and kind of game alone', async () => {
    const [from, to] = [daysBefore(today(), 9), daysBefore(today(), 3)];
    const list = vi.fn(() => ({ records: [betRecord()], pageNo: 1, totalPages: 1, total: 1 }));
    const total = betTotals().totals[0] as ReturnType<typeof betTotals>['totals'][number];
    const asked = vi.fn(() => betTotals({ totals: [total, { ...total, category: 'LIVE', turnover: '7.00' }, { ...total, vassalage: 'TIDE', category: 'LIVE', turnover: '5.00' }] }));
    await open('personalHistoryCopy', { betRecords: list, betTotals: asked }, { from, to, category: 'LIVE', vendor: 'NOVA' });
    await waitFor(() => expect([list.mock.lastCall, asked.mock.lastCall]).toEqual([[expect.objectContaining({ fromDay: from, toDay: to, category: 'LIVE', vassalage: 'NOVA' })], [expect.objectContaining({ from, to })]]));
    const strip = await screen.findByRole('region', { name: 'Settled in this period' });
    await waitFor(() => expect(within(strip).getByText('Turnover').parentElement?.textContent).toBe('Turnover₱7.00'));
  });

  it('saves the bets of the filter with their numbers', async () => {
    const asked = vi.fn(() => ({ records: [betRecord({ id: 'b-1', roundId: 'r-1', gameName: '@SUM(A1)' })], pageNo: 1, totalPages: 1, total: 1 }));
    await open('personalHistoryCopy', { betRecords: asked }, { state: 'settled' });
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked.mock.lastCall).toEqual([expect.objectContaining({ state: 'settled', pageSize: 100 })]);
    const [name, text] = saved.at(-1) ?? ['', ''];
    expect(name).toBe(`betting-record_${daysBefore(today(), 30)}_${today()}.csv`);
    expect(text).toContain('"\'@SUM(A1)"');
    expect(text).toContain('"b-1","r-1"');
  });
});
