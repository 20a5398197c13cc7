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
});
