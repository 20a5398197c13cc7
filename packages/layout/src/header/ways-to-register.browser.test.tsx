import { brand, renderApp } from '@livery/testing';
import { cleanup, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Hero } from '../hero/hero.tsx';
import { WithSlots } from '../test-support/with-slots.tsx';
import { LoginArea } from './login-area.tsx';
import { PhoneActions } from './phone-actions.tsx';

afterEach(cleanup);

const byInvitation = brand({ features: { directRegistration: false, freePlay: false } });
const closed = brand({ features: { usernameRegistration: false, mobileRegistration: false, freePlay: false } });

/** Shows a part of the page to a visitor. */
async function visit(part: ReactElement, site: typeof closed) {
  const app = await renderApp(<WithSlots><div data-testid="part">{part}</div></WithSlots>, { brand: site, dialogs: { registerModal: () => <p>the registration</p>, loginPopupModal: () => <p>the login</p> } });
  const names = () => within(screen.getByTestId('part')).getAllByRole('button').map(({ textContent }) => textContent);
  return { ...app, names };
}

describe.each([
  ['the header of a wide window', 1440, <LoginArea key="wide" />],
  ['the header of a phone', 390, <PhoneActions key="phone" />],
])('%s', (_, width, part) => {
  beforeEach(() => page.viewport(width, 844));

  it('offers the registration where it is by invitation, since whoever has a code types it there', async () => {
    const { names } = await visit(part, byInvitation);
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    expect(names()).toEqual(['Log in', 'Register']);
    expect(await screen.findByText('the registration')).not.toBeNull();
  });

  it('offers only the login where nobody can register', async () => {
    const { names } = await visit(part, closed);
    expect(names()).toEqual(['Log in']);
  });
});

describe('call to action of the home page', () => {
  it('leads to the registration where it is by invitation', async () => {
    await visit(<Hero />, byInvitation);
    await userEvent.click(await screen.findByRole('button', { name: 'Play now' }));
    expect(await screen.findByText('the registration')).not.toBeNull();
  });

  it('leads to the login, by its name, where nobody can register', async () => {
    const { names } = await visit(<Hero />, closed);
    expect(names()).toEqual(['Log in']);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('the login')).not.toBeNull();
  });
});
