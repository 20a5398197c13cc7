import { renderApp } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WithSlots } from '../test-support/with-slots.tsx';
import { NavLinkItem } from './nav-link-item.tsx';

afterEach(cleanup);

describe('NavLinkItem', () => {
  it.each([
    ['/', ['Home']],
    ['/home', ['Home']],
    ['/index', ['Home']],
    ['/index.html', ['Home']],
    ['/download', ['App']],
    ['/rng', []],
  ])('is lit at %s: %j', async (route, lit) => {
    await renderApp(
      <WithSlots>
        <ul>
          <NavLinkItem href="/" label="Home" />
          <NavLinkItem href="/down" label="App" />
        </ul>
      </WithSlots>,
      { route },
    );
    expect(screen.getAllByRole('link').filter((entry) => entry.hasAttribute('data-active')).map(({ textContent }) => textContent)).toEqual(lit);
  });
});
