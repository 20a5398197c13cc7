import { href } from '@livery/navigation';
import { renderApp } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';
import { sampleDeposits, sampleMethods } from '../test-support/sample-deposits.ts';

const currency = { code: 'PHP', symbol: '₱', exponent: 2 };
const open = async (width: number, under: readonly (typeof sampleDeposits)['qr'][] = []) => {
  await page.viewport(width, 800);
  await renderApp(<CentreSite />, {
    session: 'member',
    route: href('depositv2'),
    answers: { depositMethods: () => ({ currency, methods: [...sampleMethods], open: under.length }), deposits: ({ which }) => ({ records: which === 'open' ? [...under] : [], next: null }) },
  });
  return screen.findByRole('textbox', { name: 'Amount' });
};
const heightOf = (element: Element): number => element.getBoundingClientRect().height;
const title = () => screen.getByRole('heading', { name: 'New deposit' });

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

describe('CashierForm', () => {
  it('shows on a phone what an amount comes to once there is an amount, and its button as wide as the form', async () => {
    const amount = await open(390);
    expect(screen.getByText('You get')).not.toBeVisible();
    const button = screen.getByRole('button', { name: 'Deposit' });
    expect(button.offsetWidth).toBe(button.closest('form')?.offsetWidth);
    await userEvent.fill(amount, '500');
    expect(screen.getByText('You get')).toBeVisible();
  });

  it('shows on a wide window where the sum will stand', async () => {
    await open(1280);
    expect(screen.getByText('You get')).toBeVisible();
  });

  it('is named by the title of the page alone where nothing comes before it', async () => {
    await open(1280);
    expect(heightOf(title())).toBe(1);
    cleanup();
    await open(1280, [sampleDeposits.qr]);
    await screen.findByRole('heading', { name: 'Under way' });
    expect(heightOf(title())).toBeGreaterThan(1);
  });
});
