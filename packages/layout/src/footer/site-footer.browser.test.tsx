import { brand, renderApp } from '@livery/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WithSlots } from '../test-support/with-slots.tsx';
import { SiteFooter } from './site-footer.tsx';

afterEach(cleanup);

const company = { legalName: 'Test Ltd', since: 2020, address: '1 Quay Street, Valletta' };
const licence = { authority: 'Harbour Authority', number: 'HA/1', url: 'https://authority.example/HA-1' };

async function footerOf(config: Parameters<typeof brand>[0], language: 'EN' | 'AR' = 'EN') {
  await renderApp(
    <WithSlots>
      <SiteFooter />
    </WithSlots>,
    { brand: brand(config), language },
  );
  return within(await screen.findByRole('contentinfo'));
}

describe('SiteFooter', () => {
  it('names the payment methods, the licence with a link to its proof, and the address of the company', async () => {
    const footer = await footerOf({ footer: { payments: ['visa', 'bankTransfer'], licence }, identity: { ...brand().identity, company } });
    const payments = await footer.findByRole('list', { name: 'Ways to pay' });
    expect(within(payments).getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Visa', 'Bank transfer']);
    expect(footer.getByRole('link', { name: 'Licensed by Harbour Authority, number HA/1.' }).getAttribute('href')).toBe(licence.url);
    expect(footer.getByText(company.address).closest('address')).not.toBeNull();
  });

  it('keeps the address with the company, wherever the line breaks', async () => {
    const footer = await footerOf({ footer: { licence }, identity: { ...brand().identity, company } });
    const address = (await footer.findByText(company.address)).closest('address')!.getBoundingClientRect();
    const name = footer.getByText(/^©.*Test Ltd/).getBoundingClientRect();
    expect([address.left, Math.round(address.top)]).toEqual([name.left, Math.round(name.bottom)]);
  });

  it.each(['EN', 'AR'] as const)('keeps the mark of the age apart from its words: %s', async (language) => {
    document.documentElement.style.setProperty('--space-3', '12px');
    const footer = await footerOf({ minimumAge: 21 }, language);
    const mark = await footer.findByText(/^[^\p{L}]*21[^\p{L}]*$/u);
    const words = document.createRange();
    words.selectNode(mark.nextSibling ?? mark);
    const [one, other] = [mark.getBoundingClientRect(), words.getBoundingClientRect()];
    document.documentElement.removeAttribute('style');
    expect(language === 'EN' ? other.left - one.right : one.left - other.right).toBeCloseTo(12, 0);
  });

  it('leaves out what the brand does not state', async () => {
    const footer = await footerOf({});
    expect(footer.queryByText('Ways to pay')).toBeNull();
    expect(footer.queryByText(/Licensed by/)).toBeNull();
  });

  it('shows one year of copyright for a company of this year, and a range for an older one', async () => {
    const year = new Date().getFullYear();
    const first = await footerOf({ identity: { ...brand().identity, company: { legalName: 'Test Ltd', since: year } } });
    expect(await first.findByText(`© ${year} Test Ltd`)).not.toBeNull();
    cleanup();
    const older = await footerOf({ identity: { ...brand().identity, company } });
    expect(await older.findByText(`© 2020–${year} Test Ltd`)).not.toBeNull();
  });
});
