import { useBrand } from '@livery/brand-kit/react';
import { useFormat, useText } from '@livery/i18n';
import { useBalance, useSession } from '@livery/session';
import { cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { balance } from '../factories/member.ts';
import { renderApp } from './render-app.tsx';

afterEach(cleanup);

function Probe(): ReactElement {
  const t = useText('account');
  const { role } = useSession();
  const { identity, currency } = useBrand();
  const money = useBalance().balance;
  const format = useFormat();
  const amount = money
    ? format.money(money.available, { currency: currency.code, symbol: currency.symbol, exponent: currency.exponent })
    : 'none';
  return <p>{[identity.name, role, t('login.title'), amount, useLocation().pathname].join(' · ')}</p>;
}

describe('renderApp', () => {
  it("renders an element with a member's session", async () => {
    const answers = { balance: () => balance({ available: '7.5' }) };
    const { findByText } = await renderApp(<Probe />, { session: 'member', route: '/rng', answers });
    expect((await findByText(/₱/)).textContent).toBe('Testbrand · member · Log in · ₱7.50 · /rng');
  });

  it('requests no balance for a visitor, and renders another language from right to left', async () => {
    const { findByText, text } = await renderApp(<Probe />, { language: 'XB' });
    const shown = await findByText(/visitor/);
    expect(shown.textContent).toContain('none');
    expect(shown.closest('[dir]')?.getAttribute('dir')).toBe('rtl');
    expect(text.language().tag).toBe('ar-XB');
  });
});
