import { api } from '@livery/api-sdk';
import { betReceipt, betRecord, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BetRecords } from '../records/bet-records.tsx';
import { POLL_INTERVAL_MS } from './use-receipt.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

const idOf = (index: number) => `0198f5a2-0000-7000-8000-${String(index).padStart(12, '0')}`;
const bets = Array.from({ length: 12 }, (_, index) => betRecord({ id: idOf(index), gameName: `Game ${index}` }));
const listed = (records: readonly ReturnType<typeof betRecord>[]) => () => ({ records: [...records], pageNo: 1, totalPages: 1, total: records.length });

/** Answers with the receipt of a bet in the list. */
const answered =
  (over: Parameters<typeof betReceipt>[0] = {}) =>
  ({ id }: { id: string }) =>
    betReceipt({ ...bets.find((bet) => bet.id === id), ...over });

/** The bets in a box that scrolls, as the page of the centre does. */
async function showBets(answers: Answers) {
  const app = await renderApp(
    <div data-testid="box" style={{ blockSize: 400, overflowY: 'auto' }}>
      <BetRecords />
    </div>,
    { session: 'member', answers: { betRecords: listed(bets), betRecord: answered(), ...answers } },
  );
  await screen.findByRole('table', { name: 'Betting record' });
  return app;
}
const gameButton = (index: number) => screen.findByRole('button', { name: `Game ${index}` });
const openBet = async (index: number) => {
  await userEvent.click(await gameButton(index));
  return screen.findByRole('article', { name: `Game ${index}` });
};
const section = (name: RegExp) => screen.findByRole('region', { name });
const figures = (receipt: HTMLElement) => [...receipt.querySelectorAll('header + dl > div')].map(({ textContent }) => textContent);

describe('BetReceipt', () => {
  it('replaces the list, with the figures, stages, ids and transactions of the bet', async () => {
    await showBets({ betRecord: answered({ validBet: '9.50' }) });
    const receipt = await openBet(1);
    await screen.findByRole('table', { name: 'Transactions of the round' });
    expect(screen.queryByRole('table', { name: 'Betting record' })).toBeNull();
    expect(figures(receipt)).toEqual(['Stake₱10.00', 'Prize₱25.00', 'Result+₱15.00', 'Valid bet₱9.50']);
    const stages = within(await section(/^Stages/)).getAllByRole('listitem').map((item) => [...item.children].map(({ textContent }) => textContent));
    expect(stages.map(([stage, , later]) => [stage, later])).toEqual([
      ['Placed', undefined],
      ['Settled', '2 sec after it was placed'],
    ]);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.querySelectorAll('th, td')].slice(1).map(({ textContent }) => textContent))).toEqual([
      ['Stake', 'v-1p-1', '\u2212₱10.00'],
      ['Prize', 'v-2p-2', '+₱25.00'],
    ]);
  });

  it('copies each id, and selects it where the browser refuses', async () => {
    await showBets({});
    await openBet(0);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    for (const name of ['Copy Platform transaction', 'Copy Vendor transaction', 'Copy Round']) await userEvent.click(await screen.findByRole('button', { name }));
    expect(write.mock.calls).toEqual([['p-1'], ['v-1'], ['r-1']]);
    expect(screen.getByRole('button', { name: 'Copied Round' })).not.toBeNull();
    cleanup();
    await showBets({});
    await openBet(0);
    write.mockRejectedValue(new Error('refused'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy Vendor transaction' }));
    await waitFor(() => expect(getSelection()?.toString()).toBe('v-1'));
  });

  it('shows the vendor’s details as text, in its names and values, however deep', async () => {
    await showBets({
      betRecord: answered({
        detail: { freeSpins: 8, won: '<b>yes</b>', cells: [0, 4, null], reels: [[1, 2], [3, 4]], a: { b: { c: { d: { e: { f: 1 } } } } } },
      }),
    });
    await openBet(0);
    const round = await section(/^Details/);
    const [list] = round.querySelectorAll('dl');
    expect([...(list?.querySelectorAll(':scope > dt') ?? [])].map(({ textContent }) => textContent)).toEqual(['Free spins', 'Won', 'Cells', 'Reels', 'A']);
    expect([...(list?.querySelectorAll(':scope > dd') ?? [])].map(({ textContent }) => textContent)).toEqual(['8', '<b>yes</b>', '0, 4, \u2013', '1, 23, 4', 'BCDE{"f":1}']);
    expect(within(round).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1, 2', '3, 4']);
    expect(round.querySelector('b')).toBeNull();
  });

  it("shows that the vendor's id was not kept, and leaves out a round without details and transactions", async () => {
    await showBets({ betRecord: answered({ receipt: { platformTxId: 'p-1', vendorTxId: null, roundId: 'r-1' }, transactions: [] }) });
    await openBet(0);
    await screen.findByText('Not kept');
    expect((await section(/^Reference/)).textContent).toContain('Vendor transactionNot kept');
    expect(screen.queryByRole('button', { name: 'Copy Vendor transaction' })).toBeNull();
    expect(screen.queryByRole('region', { name: /round|vendor/ })).toBeNull();
  });
});

describe('BetRecords', () => {
  it('returns to the same place in the list, with the focus on the bet', async () => {
    await showBets({});
    const box = screen.getByTestId('box');
    (await gameButton(9)).scrollIntoView({ block: 'center' });
    const top = box.scrollTop;
    expect(top).toBeGreaterThan(0);
    await openBet(9);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Game 9' })));
    expect(box.scrollTop).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'All bets' }));
    await waitFor(async () => expect(document.activeElement).toBe(await gameButton(9)));
    expect(box.scrollTop).toBe(top);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('keeps the rows, the place and the focus of a list that is read beyond its first page when a bet is pushed', async () => {
    let all = Array.from({ length: 45 }, (_, index) => betRecord({ id: idOf(index), gameName: `Game ${index}` }));
    const betRecords = vi.fn(({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
      records: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      pageNo,
      totalPages: Math.ceil(all.length / pageSize),
      total: all.length,
    }));
    const { store } = await showBets({ betRecords });
    (await screen.findByRole('button', { name: 'Show more records' })).focus();
    await userEvent.keyboard('{Enter}');
    const read = await gameButton(30);
    read.focus();
    const box = screen.getByTestId('box');
    const least = { rows: Infinity, top: Infinity };
    const watch = new MutationObserver(() => {
      least.rows = Math.min(least.rows, screen.getAllByRole('row').length);
      least.top = Math.min(least.top, box.scrollTop);
    });
    watch.observe(box, { childList: true, subtree: true });
    const top = box.scrollTop;
    all = [betRecord({ id: idOf(99), gameName: 'Game 99' }), ...all];
    store.dispatch(api.util.invalidateTags(['Records']));
    await gameButton(99);
    watch.disconnect();
    expect(least.rows).toBeGreaterThan(40);
    expect(least.top).toBe(top);
    expect(document.activeElement).toBe(read);
  });

  it('opens a bet by the keyboard alone, and by a press anywhere on its row', async () => {
    await showBets({});
    (await gameButton(2)).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('article', { name: 'Game 2' });
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await gameButton(2)));
    await userEvent.click(within((await gameButton(3)).closest('tr') as HTMLElement).getByText('+₱15.00'));
    expect(await screen.findByRole('article', { name: 'Game 3' })).not.toBeNull();
  });

  it('does not open a row whose text is being selected', async () => {
    await showBets({});
    const row = (await gameButton(3)).closest('tr') as HTMLElement;
    getSelection()?.selectAllChildren(row);
    row.querySelector('time')?.click();
    expect(screen.queryByRole('article')).toBeNull();
    row.querySelector('button')?.click();
    expect(await screen.findByRole('article')).not.toBeNull();
  });
});

describe('BetReceipt without its answer', () => {
  it('shows the figures of the list and placeholders for the rest', async () => {
    await showBets({ betRecord: () => new Promise(() => {}) });
    const receipt = await openBet(0);
    expect(figures(receipt)).toEqual(['Stake₱10.00', 'Prize₱25.00', 'Result+₱15.00', 'Valid bet']);
    expect(within(receipt).getByText('Loading')).not.toBeNull();
  });

  it('offers a retry when the call fails', async () => {
    let broken = true;
    await showBets({ betRecord: ({ id }) => (broken ? refuse('UNKNOWN_ERROR') : answered()({ id })) });
    await openBet(0);
    expect((await screen.findByRole('alert')).textContent).toContain('The receipt did not load.');
    expect(screen.getByRole('link', { name: 'Ask customer service' })).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await section(/^Stages/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows that the bet was not found', async () => {
    await showBets({ betRecord: () => refuse('NOT_FOUND') });
    await openBet(0);
    expect(await screen.findByText('This bet was not found.')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Ask customer service' }).getAttribute('href')).toContain(idOf(0));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('BetReceipt of a bet with a win that was set aside', () => {
  const showing = async (review: ReturnType<typeof betRecord>['review']) => {
    const records = [betRecord({ id: idOf(1), gameName: 'Game 1', ...(review === undefined ? {} : { review }) })];
    await showBets({ betRecords: listed(records), betRecord: () => betReceipt(records[0]) });
    const line = screen.getByRole('table', { name: 'Betting record' }).querySelector('td small, th small')?.closest('tr')?.textContent ?? '';
    const receipt = await openBet(1);
    await screen.findByRole('table', { name: 'Transactions of the round' });
    return [line, within(receipt).queryAllByText(/₱/, { selector: 'strong' }).map((title) => title.parentElement?.textContent)] as const;
  };

  it('says how much is being checked, and what happens next', async () => {
    const [line, notices] = await showing({ waiting: '20.00', rejected: '0.00' });
    expect(line).toContain('Settled₱20.00 is being checked');
    expect(notices).toEqual([expect.stringMatching(/^₱20\.00 of this prize is being checked.*Until the check has ended it cannot be used.*taken back/)]);
  });

  it('says what was taken back', async () => {
    const [line, notices] = await showing({ waiting: '0.00', rejected: '20.00' });
    expect(line).toContain('Settled₱20.00 was taken back');
    expect(notices).toEqual([expect.stringMatching(/^₱20\.00 was taken back from this prize.*no longer part of the prize/)]);
  });

  it('says both where a bet has won more than once', async () => {
    const [line, notices] = await showing({ waiting: '5.00', rejected: '20.00' });
    expect(line).toContain('₱5.00 is being checked');
    expect(notices).toHaveLength(2);
  });

  it('says nothing of an ordinary win', async () => {
    const [line, notices] = await showing(undefined);
    expect([line.includes('checked'), notices]).toEqual([false, []]);
  });
});

/** Queries that were sent and not answered yet. */
function pendingCalls({ getState }: { readonly getState: () => unknown }): string[] {
  const { queries } = (getState() as { readonly api: { readonly queries: Readonly<Record<string, { readonly status: string } | undefined>> } }).api;
  return Object.entries(queries).flatMap(([key, query]) => (query?.status === 'pending' ? [key] : []));
}

describe('BetReceipt of a running bet', () => {
  const running = { state: 'running', prize: '0.00', net: '0.00', settledAt: null } as const;
  const start = async () => {
    let over = false;
    const records = vi.fn(() => listed([over ? betRecord({ id: idOf(1) }) : betRecord({ id: idOf(1), ...running })])());
    const asked = vi.fn(({ id }: { id: string }) => (over ? betReceipt({ id }) : betReceipt({ id, ...running, stages: [{ stage: 'running', at: '2026-01-01T09:00:00Z' }] })));
    const app = await showBets({ betRecords: records, betRecord: asked });
    await userEvent.click(await screen.findByRole('button', { name: 'Comet Run' }));
    await screen.findByText('Waiting for the round to end');
    return { ...app, asked, records, settle: () => { over = true; } };
  };

  it('shows what is not known yet, and is updated with the list by a push of records', async () => {
    const { store, records, settle } = await start();
    expect(figures(screen.getByRole('article'))).toEqual(['Stake₱10.00', 'PrizeNot yet', 'ResultNot yet', 'Valid betNot yet']);
    settle();
    store.dispatch(api.util.invalidateTags(['Records']));
    await waitFor(() => expect(figures(screen.getByRole('article'))[2]).toBe('Result+₱15.00'));
    expect(screen.queryByText('Waiting for the round to end')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'All bets' }));
    await waitFor(() => expect(within(screen.getByRole('table', { name: 'Betting record' })).queryByText('Settled')).not.toBeNull());
    expect(records.mock.calls.length).toBeGreaterThan(1);
  });

  it('is not polled while the page has no focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const { asked, store } = await start();
    const before = asked.mock.calls.length;
    store.dispatch(api.internalActions.onFocusLost());
    await vi.advanceTimersByTimeAsync(2 * POLL_INTERVAL_MS);
    expect(asked).toHaveBeenCalledTimes(before);
    store.dispatch(api.internalActions.onFocus());
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
  });

  it('is polled until the bet is final, and not after', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const { asked, settle, store } = await start();
    const before = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(before + 1));
    // The time to the next one begins when this one is answered.
    await waitFor(() => expect(pendingCalls(store)).toEqual([]));
    settle();
    await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
    await within(await section(/^Stages/)).findByText('Settled');
    // What settled it also makes the receipt fetch once more, with the list.
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(before + 3));
    await vi.advanceTimersByTimeAsync(3 * POLL_INTERVAL_MS);
    expect(asked).toHaveBeenCalledTimes(before + 3);
  });
});
