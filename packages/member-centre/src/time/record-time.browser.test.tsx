import { offsetOf } from '@livery/centre-kit';
import { href } from '@livery/navigation';
import { betReceipt, betRecord, betTotals, brand, renderApp } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';
import { ZoneNote } from './zone-note.tsx';

afterEach(cleanup);

/** Half past midnight in Manila, and still the day before in UTC and west of it. */
const at = '2026-01-01T16:30:00Z';
const winter = Date.UTC(2026, 0, 15);

describe('pages that show times', () => {
  it.each(['/member/securityCenter', '/member/securityCenter?part=payoutAccounts', '/member/securityCenter?part=devices', '/member/messageV2', '/member/transferFund'])('name the zone of the times, such as %s', async (route) => {
    await renderApp(<CentreSite />, { session: 'member', route, brand: brand({ timeZone: 'Pacific/Kiritimati' }) });
    expect(await screen.findAllByText(/^Days and times on this page follow the site's clock/)).toHaveLength(1);
  });
});

describe('records near midnight', () => {
  const cells = async (table: string) => [...(await screen.findByRole('table', { name: table })).querySelectorAll('tbody > tr > *')].map(({ textContent }) => textContent);

  // The day is what the gateway counts for a merchant of that zone.
  it.each([
    ['Asia/Manila', '2026-01-02', '02/01/2026', '12:30 AM'],
    ['America/New_York', '2026-01-01', '01/01/2026', '11:30 AM'],
    ['UTC', '2026-01-01', '01/01/2026', '4:30 PM'],
  ])('are dated %s like the totals that count them', async (timeZone, day, shownDay, time) => {
    const total = betTotals().totals[0] as ReturnType<typeof betTotals>['totals'][number];
    const bet = betRecord({ placedAt: at });
    const entry = { id: 'w-1', kind: 'bet', amount: '-10.00', balanceAfter: '990.00', reference: 'NOVA:r-1', vassalage: 'NOVA', gameName: 'Comet Run', at };
    const stages = [{ stage: 'placed' as const, at }];
    const transactions = [{ call: 'bet', vendorTxId: 'v-1', platformTxId: 'p-1', amount: '10.00', at }];
    const page = { pageNo: 1, totalPages: 1, total: 1 };
    await renderApp(<CentreSite />, {
      session: 'member',
      route: href('personalHistoryCopy'),
      brand: brand({ timeZone }),
      answers: {
        betRecords: () => ({ ...page, records: [bet] }),
        betTotals: () => betTotals({ totals: [{ ...total, day }] }),
        betRecord: () => betReceipt({ ...bet, stages, transactions, roundClosedAt: at }),
        walletRecords: () => ({ ...page, records: [entry] }),
      },
    });
    const shown = expect.stringMatching(new RegExp(`^${shownDay} ${time.replace(' ', '\\s')}$`, 'u')) as string;
    expect((await cells('Betting record'))[0]).toEqual(shown);
    await userEvent.click(await screen.findByRole('button', { name: 'By day' }));
    expect((await cells('Totals by day and vendor'))[0]).toBe(shownDay);
    await userEvent.click(screen.getByRole('button', { name: 'Comet Run' }));
    expect((await cells('Transactions of the round'))[0]).toEqual(shown);
    expect(document.querySelector('article ol time')?.textContent).toEqual(shown);
    expect((await screen.findByText(/^Closed/)).textContent).toContain(`${shownDay} `);
    await userEvent.click(screen.getByRole('link', { name: 'Account record' }));
    expect((await cells('Account record'))[0]).toEqual(shown);
  });
});

describe('ZoneNote', () => {
  const show = async (visitor: string, timeZone: string) => {
    await renderApp(<ZoneNote visitor={offsetOf(visitor)} now={() => winter} />, { brand: brand({ timeZone }) });
    return document.querySelector('p')?.textContent;
  };

  it.each([
    ['Europe/Malta', 'Asia/Manila', "Days and times on this page follow the site's clock: Philippine Standard Time, now GMT+8."],
    ['Africa/Lagos', 'Europe/Malta', "Days and times on this page follow the site's clock: Central European Time, now GMT+1."],
    ['Asia/Singapore', 'Asia/Manila', undefined],
    ['Asia/Manila', 'Asia/Manila', undefined],
  ])('shows to a visitor in %s of a merchant in %s: %s', async (visitor, timeZone, words) => {
    expect(await show(visitor, timeZone)).toBe(words);
  });
});
