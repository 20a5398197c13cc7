import type { ResponseOf } from '@livery/contracts';
import { betRecord, betTotals, refuse, renderApp, vendor } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { useDialogs } from '@livery/app-shell';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CentrePage } from './dialog-map.ts';
import { MemberCentreDialog } from './member-centre-dialog.tsx';
import { PAGE_SIZE } from './records/page-size.ts';

afterEach(cleanup);

type WalletRecord = ResponseOf<'walletRecords'>['records'][number];

const entry = (over: Partial<WalletRecord> = {}): WalletRecord => ({ id: 'w-1', kind: 'bet', amount: '-10.00', balanceAfter: '990.00', reference: 'r-1', at: '2026-01-01T09:00:00Z', ...over });

/** So many records, in pages. */
const paged =
  <Row,>(rows: readonly Row[]) =>
  ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
    records: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    pageNo,
    totalPages: Math.max(1, Math.ceil(rows.length / pageSize)),
    total: rows.length,
  });

function Opener({ page }: { readonly page: CentrePage }) {
  const { open } = useDialogs();
  return (
    <button type="button" onClick={() => void open('memberCentre', { page })}>
      open
    </button>
  );
}

async function openCentre(page: CentrePage, answers: Answers) {
  const app = await renderApp(<Opener page={page} />, { session: 'member', answers, dialogs: { memberCentre: MemberCentreDialog } });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog', { name: 'My records' });
  return app;
}

const table = (name: string) => screen.findByRole('table', { name });
const cells = (found: HTMLElement) => within(found).getAllByRole('row').slice(1).map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

describe('the betting record', () => {
  it('shows each bet with stake, prize, result and state', async () => {
    const bets = [
      betRecord(),
      betRecord({ id: 'b-2', prize: '0.00', net: '-10.00', state: 'running' }),
      betRecord({ id: 'b-3', prize: '10.00', net: '0.00', state: 'voided' }),
    ];
    await openCentre('personalHistoryCopy', { betRecords: paged(bets) });
    const found = await table('Betting record');
    expect(within(found).getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Time', 'Game', 'State', 'Stake', 'Prize', 'Result']);
    expect(cells(found).map((row) => row.slice(1))).toEqual([
      ['Comet RunNOVA', 'Settled', '₱10.00', '₱25.00', '+₱15.00'],
      ['Comet RunNOVA', 'Running', '₱10.00', '₱0.00', '\u2212₱10.00'],
      ['Comet RunNOVA', 'Voided', '₱10.00', '₱10.00', '₱0.00'],
    ]);
  });

  it('goes on page after page, to its end', async () => {
    const asked = vi.fn(paged(Array.from({ length: PAGE_SIZE + 5 }, (_, index) => betRecord({ id: `b-${index}` }))));
    await openCentre('personalHistoryCopy', { betRecords: asked });
    within(await table('Betting record')).getAllByRole('row').at(-1)?.scrollIntoView();
    await waitFor(async () => expect(cells(await table('Betting record'))).toHaveLength(PAGE_SIZE + 5));
    expect(asked.mock.calls.map(([{ pageNo, pageSize }]) => [pageNo, pageSize])).toEqual([
      [1, PAGE_SIZE],
      [2, PAGE_SIZE],
    ]);
    expect(screen.queryByRole('button', { name: 'Show more records' })).toBeNull();
  });

  it('keeps the place of the table while it is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<ReturnType<typeof paged<ReturnType<typeof betRecord>>>>>();
    await openCentre('personalHistoryCopy', { betRecords: () => promise });
    await screen.findByText('Loading');
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.querySelectorAll('[aria-hidden=true] tbody tr')).toHaveLength(6);
    resolve(paged<ReturnType<typeof betRecord>>([])({ pageNo: 1, pageSize: PAGE_SIZE }));
    expect(await screen.findByText('You have not played yet. Your bets will stand here.')).not.toBeNull();
  });

  it('can be asked for again where it did not come', async () => {
    let broken = true;
    await openCentre('personalHistoryCopy', { betRecords: (request) => (broken ? refuse('UNKNOWN_ERROR') : paged([betRecord()])(request)) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toContain('The records did not load.');
    broken = false;
    await userEvent.click(retry);
    expect(cells(await table('Betting record'))).toHaveLength(1);
  });
});

describe('the choice of bets', () => {
  const bets = [betRecord(), betRecord({ id: 'b-2', vassalage: 'TIDE', state: 'voided', net: '0.00' })];
  const answers: Answers = {
    gameVendors: () => ({ list: [vendor({ vassalage: 'TIDE', displayName: 'Tidewater' }), vendor(), vendor({ gameType: 'FISH' })] }),
    betRecords: (request) => paged(bets.filter(({ state, vassalage }) => state === (request.state ?? state) && vassalage === (request.vassalage ?? vassalage)))(request),
  };
  const choose = async (list: RegExp, option: string) => {
    await userEvent.click(screen.getByRole('button', { name: list }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  const games = async () => cells(await table('Betting record')).map((row) => row[1]);

  it('asks for those of a vendor and a state, named by their names, and says how many there are', async () => {
    await openCentre('personalHistoryCopy', answers);
    await waitFor(async () => expect(await games()).toEqual(['Comet RunNova Play', 'Comet RunTidewater']));
    await userEvent.click(screen.getByRole('button', { name: /Vendor$/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['All vendors', 'Nova Play', 'Tidewater']);
    await userEvent.click(screen.getByRole('option', { name: 'Tidewater' }));
    await waitFor(async () => expect(await games()).toEqual(['Comet RunTidewater']));
    expect(document.querySelector('output')?.textContent).toBe('1 bet');
    await choose(/Vendor$/, 'All vendors');
    await choose(/State$/, 'Settled');
    await waitFor(async () => expect(await games()).toEqual(['Comet RunNova Play']));
  });

  it('says where there are none such, and leads back to all of them', async () => {
    await openCentre('personalHistoryCopy', answers);
    await table('Betting record');
    await choose(/State$/, 'Placed');
    expect(await screen.findByText('No bets of this kind.')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all bets' }));
    expect(await games()).toHaveLength(2);
  });
});

describe('the totals above the bets', () => {
  const strip = () => screen.findByRole('region', { name: 'Last 31 days' });

  it('say what the last days came to, and by day and vendor on request', async () => {
    const total = betTotals().totals[0] as ReturnType<typeof betTotals>['totals'][number];
    await openCentre('personalHistoryCopy', {
      betTotals: () =>
        betTotals({
          sum: { turnover: '30.00', validBet: '25.00', prize: '12.50', net: '-17.50', bets: 3 },
          totals: [total, { ...total, category: 'FISH', prize: '0.00', net: '-10.00' }, { ...total, day: '2025-12-31', net: '-22.50' }],
        }),
    });
    await screen.findByText('3 bets');
    const figures = [...(await strip()).querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(figures).toEqual(['Turnover₱30.00', 'Valid bets₱25.00', 'Prizes₱12.50', 'Result\u2212₱17.50']);
    await userEvent.click(screen.getByRole('button', { name: 'By day', expanded: false }));
    expect(cells(await table('Totals by day and vendor'))).toEqual([
      ['Jan 1, 2026', 'NOVA', '2', '₱20.00', '₱20.00', '₱25.00', '+₱5.00'],
      ['Dec 31, 2025', 'NOVA', '1', '₱10.00', '₱10.00', '₱25.00', '\u2212₱22.50'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'By day', expanded: true }));
    expect(screen.queryByRole('table', { name: 'Totals by day and vendor' })).toBeNull();
  });

  it('can be asked for again where they did not come, and do not stand in the way of the bets', async () => {
    let broken = true;
    await openCentre('personalHistoryCopy', { betTotals: () => (broken ? refuse('UNKNOWN_ERROR') : betTotals()), betRecords: paged([betRecord()]) });
    expect(cells(await table('Betting record'))).toHaveLength(1);
    const failure = await within(await strip()).findByText(/did not load/);
    broken = false;
    await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await within(await strip()).findByText('₱25.00')).not.toBeNull();
  });
});

describe('the account record', () => {
  it('names why money moved, whatever the word, with its direction and what was left', async () => {
    const rows = [entry(), entry({ id: 'w-2', kind: 'win', amount: '25.00', balanceAfter: '1015.00' }), entry({ id: 'w-3', kind: 'of_a_later_server', amount: '0.00', balanceAfter: '1015.00' })];
    await openCentre('transactionHistory', { walletRecords: paged(rows) });
    expect(cells(await table('Account record')).map((row) => row.slice(1))).toEqual([
      ['Stake', 'r-1', '\u2212₱10.00', '₱990.00'],
      ['Prize', 'r-1', '+₱25.00', '₱1,015.00'],
      ['Other', 'r-1', '₱0.00', '₱1,015.00'],
    ]);
  });

  it('says so where no money has moved', async () => {
    await openCentre('transactionHistory', { walletRecords: paged<WalletRecord>([]) });
    expect(await screen.findByText('Your money has not moved yet. Every change will stand here.')).not.toBeNull();
  });
});

describe('the centre', () => {
  it('goes from page to page by the arrow keys, each time with fresh records', async () => {
    const asked = vi.fn(paged([betRecord()]));
    await openCentre('personalHistoryCopy', { betRecords: asked, walletRecords: paged([entry()]) });
    await table('Betting record');
    screen.getByRole('tab', { name: 'Betting record' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await table('Account record');
    expect(screen.getByRole('tab', { name: 'Account record' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{ArrowLeft}');
    await table('Betting record');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });

  it('closes by its button', async () => {
    await openCentre('transactionHistory', {});
    await userEvent.click(screen.getByRole('button', { name: 'Close this dialog' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
