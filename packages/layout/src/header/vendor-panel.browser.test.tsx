import { nav, renderApp, vendors } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WithSlots } from '../test-support/with-slots.tsx';
import { VendorPanel } from './vendor-panel.tsx';

afterEach(cleanup);

describe('VendorPanel', () => {
  it.each([
    [12, 9, 'More'],
    [9, 9, 'Vendor 9'],
  ])('shows of %i vendors %i, then MORE where there are others', async (count, shown, last) => {
    await renderApp(
      <WithSlots>
        <VendorPanel id="panel" item={{ ...nav('RNG'), vendors: vendors(count) }} shown={9} onChoose={() => {}} />
      </WithSlots>,
    );
    const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/rng'));
    expect(links.filter((link) => link.getAttribute('href')?.includes('page='))).toHaveLength(shown);
    expect(links.at(-1)?.textContent).toContain(last);
  });

  it.each([
    ['1.2', 'EN', 'Point value: 1.20'],
    ['0.70', 'CN', '积分值：0.70'],
    ['0.70', 'AR', 'قيمة النقاط: 0.70'],
    ['1.00', 'TY', 'పాయింట్ విలువ: 1.00'],
  ] as const)('shows the point value of its kind of games with two decimals: %s in %s', async (point, language, words) => {
    await renderApp(
      <WithSlots>
        <VendorPanel id="panel" item={{ ...nav('RNG', { point }), vendors: vendors(1) }} shown={9} onChoose={() => {}} />
      </WithSlots>,
      { language },
    );
    // Without the marks that keep a number apart from text of the other direction.
    expect(document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '')).toContain(words);
  });

  it('shows no point value where the server states none', async () => {
    await renderApp(
      <WithSlots>
        <VendorPanel id="panel" item={{ ...nav('RNG', { point: null }), vendors: vendors(1) }} shown={9} onChoose={() => {}} />
      </WithSlots>,
    );
    expect(screen.queryByText(/Point value/)).toBeNull();
  });
});
