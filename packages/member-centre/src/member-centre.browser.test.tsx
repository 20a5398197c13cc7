import { api } from '@livery/api-sdk';
import type { ResponseOf } from '@livery/contracts';
import { dialogsSlice, openDialogsOf } from '@livery/app-shell';
import { openSession, sessionApi, sessionExpired, sessionSlice } from '@livery/session';
import { betReceipt, betRecord, betTotals, brand, refuse, renderApp, sessionOpened, vendor } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { href, SiteLink } from '@livery/navigation';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REFETCHED_PAGES } from './api.ts';
import { PAGE_SIZE } from './records/page-size.ts';
import { CentreSite } from './test-support/centre-site.tsx';

afterEach(cleanup);

const BET_ID = '0198f5a2-0000-7000-8000-000000000001';
const OTHER_ID = '0198f5a2-0000-7000-8000-000000000002';

type WalletRecord = ResponseOf<'walletRecords'>['records'][number];

const entry = (over: Partial<WalletRecord> = {}): WalletRecord => ({ id: 'w-1', kind: 'bet', amount: '-10.00', balanceAfter: '990.00', reference: 'NOVA:r-1', vassalage: 'NOVA', gameName: 'Comet Run', at: '2026-01-01T09:00:00Z', ...over });

/** So many records, in pages. */
const paged =
  <Row,>(rows: readonly Row[]) =>
  ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
    records: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    pageNo,
    totalPages: Math.max(1, Math.ceil(rows.length / pageSize)),
    total: rows.length,
  });

async function openCentre(page: 'personalHistoryCopy' | 'transactionHistory', answers: Answers, query: Readonly<Record<string, string>> = {}) {
  const app = await renderApp(<CentreSite />, { session: 'member', answers, route: href(page, { query }) });
  await screen.findByRole('dialog', { name: 'Member centre' });
  return app;
}
const address = () => screen.getByTestId('address').textContent;

const table = (name: string) => screen.findByRole('table', { name });
const cells = (found: HTMLElement) => within(found).getAllByRole('row').slice(1).map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

// First, so that no page's chunk has been fetched before.
describe('MemberCentre while its pages load', () => {
  it('goes from page to page by its links, each time with fresh records', async () => {
    const asked = vi.fn(paged([betRecord()]));
    await openCentre('personalHistoryCopy', { betRecords: asked, walletRecords: paged([entry()]) });
    // The page with its calendar is made now.
    await screen.findByRole('table', { name: 'Betting record' }, { timeout: 20_000 });
    screen.getByRole('link', { name: 'Account record' }).focus();
    await userEvent.keyboard('{Enter}');
    await table('Account record');
    expect(address()).toBe('/member/transactionHistory');
    await userEvent.click(screen.getByRole('link', { name: 'Betting record' }));
    await table('Betting record');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  }, 40_000);
});

describe('BetList', () => {
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

  it('fetches page after page as it is scrolled, to the last', async () => {
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

  it.each([
    [1, 1],
    [REFETCHED_PAGES, REFETCHED_PAGES],
    [REFETCHED_PAGES + 1, 0],
  ])('of %i pages fetch %i of them again when a bet is placed elsewhere', async (count, again) => {
    const asked = vi.fn(paged(Array.from({ length: PAGE_SIZE * count }, (_, index) => betRecord({ id: `b-${index}` }))));
    const { store } = await openCentre('personalHistoryCopy', { betRecords: asked });
    await waitFor(
      async () => {
        within(await table('Betting record')).getAllByRole('row').at(-1)?.scrollIntoView();
        expect(asked).toHaveBeenCalledTimes(count);
        expect(screen.queryByRole('button', { name: 'Show more records' })).toBeNull();
      },
      { timeout: 15_000 },
    );
    await screen.findByText(`${PAGE_SIZE * count} bets placed`);
    store.dispatch(api.util.invalidateTags(['Records']));
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(count + again));
  });

  it('shows a table of placeholders while the records are loading', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<ReturnType<typeof paged<ReturnType<typeof betRecord>>>>>();
    await openCentre('personalHistoryCopy', { betRecords: () => promise });
    await screen.findByText('Loading');
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.querySelectorAll('[aria-hidden=true] tbody tr')).toHaveLength(6);
    resolve(paged<ReturnType<typeof betRecord>>([])({ pageNo: 1, pageSize: PAGE_SIZE }));
    expect(await screen.findByText('You placed no bets in this period.')).not.toBeNull();
  });

  it('offers a retry when the records fail to load', async () => {
    let broken = true;
    await openCentre('personalHistoryCopy', { betRecords: (request) => (broken ? refuse('UNKNOWN_ERROR') : paged([betRecord()])(request)) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toContain('The records did not load.');
    broken = false;
    await userEvent.click(retry);
    expect(cells(await table('Betting record'))).toHaveLength(1);
  });
});

describe('BetFilters', () => {
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

  it('lists the bets of a vendor or a state and shows how many there are', async () => {
    await openCentre('personalHistoryCopy', answers);
    await waitFor(async () => expect(await games()).toEqual(['Comet RunNova Play', 'Comet RunTidewater']));
    await userEvent.click(screen.getByRole('button', { name: /Vendor$/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['All vendors', 'Nova Play', 'Tidewater']);
    await userEvent.click(screen.getByRole('option', { name: 'Tidewater' }));
    await waitFor(async () => expect(await games()).toEqual(['Comet RunTidewater']));
    expect(document.querySelector('output')?.textContent).toBe('1 bet placed');
    await choose(/Vendor$/, 'All vendors');
    await choose(/State$/, 'Settled');
    await waitFor(async () => expect(await games()).toEqual(['Comet RunNova Play']));
  });

  it.each([
    ['EN', '1,000+ bets placed'],
    ['TY', '1,000+ పందేలు కాశారు'],
  ] as const)('shows in %s that there are more bets than were counted', async (language, text) => {
    const counted: Answers = { ...answers, betRecords: (request) => ({ ...paged(bets)(request), total: 1000, totalAtLeast: true }) };
    await renderApp(<CentreSite />, { session: 'member', answers: counted, route: href('personalHistoryCopy', { query: {} }), language });
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(text));
  });

  it('shows that no bet matches and links to all bets', async () => {
    await openCentre('personalHistoryCopy', answers);
    await table('Betting record');
    await choose(/State$/, 'Placed');
    expect(await screen.findByText('No bets of this kind.')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all bets' }));
    expect(await games()).toHaveLength(2);
  });
});

describe('BetTotals', () => {
  const strip = () => screen.findByRole('region', { name: 'Settled in this period' });

  it('shows the totals of the period, and by day and vendor on request', async () => {
    const total = betTotals().totals[0] as ReturnType<typeof betTotals>['totals'][number];
    await openCentre('personalHistoryCopy', {
      betTotals: () =>
        betTotals({
          sum: { turnover: '30.00', validBet: '25.00', prize: '12.50', net: '-17.50', bets: 3 },
          totals: [total, { ...total, category: 'FISH', prize: '0.00', net: '-10.00' }, { ...total, day: '2025-12-31', net: '-22.50' }],
        }),
    });
    await screen.findByText('3 settled bets');
    const figures = [...(await strip()).querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(figures).toEqual(['Turnover₱30.00', 'Valid bets₱25.00', 'Prizes₱12.50', 'Result\u2212₱17.50']);
    await userEvent.click(screen.getByRole('button', { name: 'By day', expanded: false }));
    expect(cells(await table('Totals by day and vendor'))).toEqual([
      ['01/01/2026', 'NOVA', '2', '₱20.00', '₱20.00', '₱25.00', '+₱5.00'],
      ['31/12/2025', 'NOVA', '1', '₱10.00', '₱10.00', '₱25.00', '\u2212₱22.50'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'By day', expanded: true }));
    expect(screen.queryByRole('table', { name: 'Totals by day and vendor' })).toBeNull();
  });

  it('offers a retry when the totals fail to load, beside the list of bets', async () => {
    let broken = true;
    await openCentre('personalHistoryCopy', { betTotals: () => (broken ? refuse('UNKNOWN_ERROR') : betTotals()), betRecords: paged([betRecord()]) });
    expect(cells(await table('Betting record'))).toHaveLength(1);
    const failure = await within(await strip()).findByText(/did not load/);
    broken = false;
    await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await within(await strip()).findByText('₱25.00')).not.toBeNull();
  });
});

describe('WalletRecords', () => {
  it('names the kind, game and vendor of each entry as people do, with its signed amount and balance', async () => {
    const rows = [entry(), entry({ id: 'w-2', kind: 'win', amount: '25.00', balanceAfter: '1015.00' }), entry({ id: 'w-3', kind: 'transfer-in', gameName: null }), entry({ id: 'w-4', kind: 'of_a_later_server', amount: '0.00', balanceAfter: '1015.00', reference: '', vassalage: null, gameName: null })];
    const vendorsAsked = vi.fn<NonNullable<Answers['gameVendors']>>(() => ({ list: [vendor()] }));
    await openCentre('transactionHistory', { walletRecords: paged(rows), gameVendors: vendorsAsked });
    // The vendors are asked for beside the records.
    await screen.findAllByText('Nova Play');
    expect(vendorsAsked.mock.lastCall?.[0]).toEqual({ merchantCode: 'TEST1' });
    expect(cells(await table('Account record')).map((row) => row.slice(1))).toEqual([
      ['Stake', 'Comet RunNova Play', '\u2212₱10.00', '₱990.00'],
      ['Prize', 'Comet RunNova Play', '+₱25.00', '₱1,015.00'],
      ['To a game wallet', 'Nova Play', '\u2212₱10.00', '₱990.00'],
      ['Other', '–none', '₱0.00', '₱1,015.00'],
    ]);
  });

  it('shows that no money has moved yet', async () => {
    await openCentre('transactionHistory', { walletRecords: paged<WalletRecord>([]) });
    expect(await screen.findByText('No money moved in this period.')).not.toBeNull();
  });
});

describe('MemberCentre', () => {
  it('shows the page of the address, named in its heading, in the menu and in the title of the document', async () => {
    await openCentre('transactionHistory', { walletRecords: paged([entry()]) });
    await table('Account record');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Account record');
    const menu = screen.getByRole('navigation', { name: 'Pages of the member centre' });
    expect(within(menu).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['My account', null],
      ['My wallet', null],
      ['Deposit', null],
      ['Withdraw', null],
      ['Betting record', null],
      ['Cashback', null],
      ['Account record', 'page'],
      ['Profit and loss', null],
      ['Invite friends', null],
      ['Platform information1', null],
    ]);
    await waitFor(() => expect(document.title).toMatch(/^Account record · /));
  });

  it('shows the overview beside the menu at its own address', async () => {
    await renderApp(<CentreSite><SiteLink href={href('memberCentre')}>My account</SiteLink></CentreSite>, { session: 'member', answers: {} });
    await userEvent.click(await screen.findByRole('link', { name: 'My account' }));
    await screen.findByRole('heading', { level: 2, name: 'At a glance' });
    expect([address(), screen.getByRole('navigation', { name: 'Pages of the member centre' }).querySelector('[aria-current]')]).toEqual(['/member', null]);
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('leads home by %s where it was entered by its own address', async (_, close) => {
    await openCentre('transactionHistory', {});
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/');
  });

  it('leads back to the page it was opened over, from any of its pages', async () => {
    await renderApp(<CentreSite><SiteLink href={href('personalHistoryCopy')}>My records</SiteLink></CentreSite>, { session: 'member', answers: {}, route: '/rng?page=NOVA' });
    await userEvent.click(await screen.findByRole('link', { name: 'My records' }));
    await screen.findByRole('dialog', { name: 'Member centre' });
    await userEvent.click(screen.getByRole('link', { name: 'Account record' }));
    await screen.findByRole('heading', { name: 'Account record' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/rng?page=NOVA');
  });

  it('keeps the filter and the opened receipt in the address', async () => {
    const bets = [betRecord({ id: BET_ID }), betRecord({ id: OTHER_ID, state: 'voided' })];
    const answers: Answers = {
      betRecords: (request) => paged(bets.filter(({ state }) => state === (request.state ?? state)))(request),
      betRecord: ({ id }) => betReceipt({ id }),
    };
    await openCentre('personalHistoryCopy', answers, { state: 'settled' });
    expect(cells(await table('Betting record'))).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Comet Run' }));
    await screen.findByRole('article');
    expect(address()).toBe(`/member/personalHistoryCopy?state=settled&bet=${BET_ID}`);
    await userEvent.click(screen.getByRole('button', { name: 'All bets' }));
    await table('Betting record');
    expect(address()).toBe('/member/personalHistoryCopy?state=settled');
  });

  it('opens a receipt by its address, and the list from there', async () => {
    await openCentre('personalHistoryCopy', { betRecords: paged([betRecord({ id: BET_ID })]), betRecord: ({ id }) => betReceipt({ id }) }, { bet: BET_ID });
    expect(await screen.findByRole('article', { name: 'Comet Run' })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'All bets' }));
    await table('Betting record');
    expect(address()).toBe('/member/personalHistoryCopy');
  });

  it('asks a visitor to log in, and shows the page once they are in', async () => {
    const { store } = await renderApp(<CentreSite />, { session: 'visitor', answers: {}, route: href('transactionHistory') });
    await waitFor(() => expect(openDialogsOf(store.getState()).map(({ name }) => name)).toEqual(['loginPopupModal']));
    expect([address(), screen.queryByRole('dialog')]).toEqual(['/member/transactionHistory', null]);
    await act(() => store.dispatch(openSession({ opened: sessionOpened(), username: 'mira01', method: 'username', forcedPasswordChange: true })));
    expect(await screen.findByRole('heading', { name: 'Account record' })).not.toBeNull();
  });

  it('leads a visitor home who closes the login', async () => {
    const { store } = await renderApp(<CentreSite />, { session: 'visitor', answers: {}, route: href('transactionHistory') });
    await waitFor(() => expect(openDialogsOf(store.getState())).toHaveLength(1));
    act(() => void store.dispatch(dialogsSlice.actions.closed(undefined)));
    await waitFor(() => expect(address()).toBe('/'));
    expect(openDialogsOf(store.getState())).toEqual([]);
  });

  it.each([
    ['is switched off', 'manualRebate', { manualRebate: false }, 'operation.notEnabled'],
    ['is for members with an upline', 'transferUpline', {}, 'request.forbidden'],
  ] as const)('shows the overview at its own address instead of a page that %s, and warns once', async (_, name, features, key) => {
    const { store } = await renderApp(<CentreSite />, { session: 'member', answers: {}, brand: brand({ features }), route: href(name) });
    await act(() => store.dispatch(sessionApi.endpoints.memberInfo.initiate()));
    await screen.findByRole('heading', { level: 2, name: 'At a glance' });
    await waitFor(() => expect(address()).toBe('/member'));
    expect(openDialogsOf(store.getState()).map(({ props }) => 'body' in props && props.body)).toEqual([{ ns: 'errors', key }]);
  });

  it('leads a trial account home and shows that a true account is required', async () => {
    const { store } = await renderApp(<CentreSite />, { session: 'trial', answers: {}, route: href('transactionHistory') });
    await waitFor(() => expect(address()).toBe('/'));
    expect(openDialogsOf(store.getState()).map(({ name, props }) => [name, 'body' in props && props.body])).toEqual([['confirm', { ns: 'errors', key: 'account.trueAccountNeeded' }]]);
    expect(screen.queryByRole('dialog', { name: 'Member centre' })).toBeNull();
  });

  it('keeps the page while a lost session requires a login, and leads home without one', async () => {
    const { store } = await openCentre('transactionHistory', { walletRecords: paged([entry()]) });
    await table('Account record');
    act(() => store.dispatch(sessionExpired()));
    expect(await table('Account record')).not.toBeNull();
    act(() => void store.dispatch(sessionSlice.actions.ended()));
    act(() => void store.dispatch(dialogsSlice.actions.allClosed()));
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('MemberCentre on a phone', () => {
  beforeEach(() => page.viewport(390, 844));
  afterEach(() => page.viewport(1280, 800));

  it('goes from a page to the menu by the back arrow, and from there to another page', async () => {
    await openCentre('personalHistoryCopy', {});
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/member'));
    await userEvent.click(screen.getByRole('link', { name: 'Account record' }));
    await screen.findByRole('heading', { name: 'Account record' });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Account record' })));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});
