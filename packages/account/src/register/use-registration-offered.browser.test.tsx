import { brand, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accountApi } from '../api.ts';
import { forgetInvitation, invitation, keepInvitation } from './invitation.ts';
import { useRegistrationOffered } from './use-registration-offered.ts';

type Affiliate = NonNullable<Answers['affiliate']>;

beforeEach(forgetInvitation);
afterEach(() => {
  cleanup();
  forgetInvitation();
});

function Offer() {
  const offered = useRegistrationOffered();
  const { isSuccess, isError } = accountApi.endpoints.affiliate.useQueryState({ code: invitation().affiliateCode ?? '', domain: location.hostname });
  return <p>{`${offered ? 'offered' : 'closed'}, ${isSuccess || isError ? 'checked' : 'unchecked'}`}</p>;
}
/** The site starts anew in each test: an address that invites is kept after that. */
function Site() {
  const [open, setOpen] = useState(false);
  return open ? <Offer /> : <button type="button" onClick={() => setOpen(true)}>open</button>;
}

const good = ({ code }: { readonly code: string }) => ({ code });
const unknown = () => refuse('AFFILIATE_CODE_INVALID');
const broken = () => {
  throw new TypeError('Failed to fetch');
};

it.each([
  ['to everybody, without a question', true, '?code=AGENT7', good, 'offered, unchecked'],
  ['to nobody without an invitation', false, '', good, 'closed, unchecked'],
  ['to whoever was invited', false, '?code=AGENT7', good, 'offered, checked'],
  ['not for a code that is not good', false, '?code=NOBODY', unknown, 'closed, checked'],
  ['for a code that cannot be checked now', false, '?code=AGENT7', broken, 'offered, checked'],
] as const)('is offered %s', async (_, directRegistration, search, answer, said) => {
  const affiliate = vi.fn<Affiliate>(answer);
  await renderApp(<Site />, { brand: brand({ features: { directRegistration } }), answers: { affiliate } });
  keepInvitation(search);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByText(said, undefined, { timeout: 5000 });
  expect(affiliate.mock.calls.length > 0).toBe(said.endsWith(', checked'));
});
