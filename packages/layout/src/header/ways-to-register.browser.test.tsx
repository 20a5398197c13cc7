import { clearInvitation, storeInvitation } from '@livery/session';
import { brand, renderApp } from '@livery/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Hero } from '../hero/hero.tsx';
import { WithSlots } from '../test-support/with-slots.tsx';
import { LoginArea } from './login-area.tsx';
import { PhoneActions } from './phone-actions.tsx';

beforeEach(clearInvitation);
afterEach(() => {
  cleanup();
  clearInvitation();
});

const closed = brand({ features: { directRegistration: false, freePlay: false } });

/** The site starts anew in each test: an address that invites is kept after that. */
function Site({ part }: { readonly part: ReactElement }) {
  const [open, setOpen] = useState(false);
  return open ? <div data-testid="part">{part}</div> : <button type="button" onClick={() => setOpen(true)}>open</button>;
}

/** Shows a part of the page to a visitor who came by an address. */
async function visit(part: ReactElement, search: string) {
  const app = await renderApp(<WithSlots><Site part={part} /></WithSlots>, { brand: closed, dialogs: { registerModal: () => <p>the registration</p>, loginPopupModal: () => <p>the login</p> } });
  storeInvitation(search);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  const names = () => within(screen.getByTestId('part')).getAllByRole('button').map(({ textContent }) => textContent);
  return { ...app, names };
}

describe.each([
  ['the header of a wide window', 1440, <LoginArea key="wide" />],
  ['the header of a phone', 390, <PhoneActions key="phone" />],
])('%s, where registration requires an invitation', (_, width, part) => {
  beforeEach(() => page.viewport(width, 844));

  it('offers the registration to invited visitors', async () => {
    const { names } = await visit(part, '?code=AGENT7');
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    expect(names()).toEqual(['Log in', 'Register']);
    expect(await screen.findByText('the registration')).not.toBeNull();
  });

  it('offers only the login to others', async () => {
    const { names } = await visit(part, '');
    expect(names()).toEqual(['Log in']);
  });
});

describe('call to action of the home page', () => {
  it('leads invited visitors to the registration', async () => {
    await visit(<Hero />, '?code=AGENT7');
    await userEvent.click(await screen.findByRole('button', { name: 'Play now' }));
    expect(await screen.findByText('the registration')).not.toBeNull();
  });

  it('leads others to the login, by its name', async () => {
    const { names } = await visit(<Hero />, '');
    expect(names()).toEqual(['Log in']);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('the login')).not.toBeNull();
  });
});
