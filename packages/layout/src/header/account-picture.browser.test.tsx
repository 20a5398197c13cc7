import { openSession, sessionApi } from '@livery/session';
import { memberInfo, never, playerIcon, refuse, renderApp, sessionOpened } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { WithSlots } from '../test-support/with-slots.tsx';
import { MemberArea } from './member-area.tsx';
import { PhoneMember } from './phone-member.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const places = [
  ['the header', MemberArea],
  ['the header of a phone', PhoneMember],
] as const;

async function draw(Place: (typeof places)[number][1], answers: Answers, session: 'member' | 'trial' = 'member') {
  const app = await renderApp(<WithSlots><Place /></WithSlots>, { session, answers });
  const button = await screen.findByRole('button', { name: /mira01/ });
  return { ...app, image: () => button.querySelector('img')?.src, initials: () => button.querySelector('[data-initials]')?.getAttribute('data-initials') };
}

describe.each(places)("the account's picture in %s", (_where, Place) => {
  it('is the one that was chosen, and another at once when another is chosen', async () => {
    let chosen = playerIcon({ kind: 'own', picture });
    const { image, initials, store } = await draw(Place, { playerIcon: () => chosen });
    await waitFor(() => expect([image(), initials()]).toEqual([picture, undefined]));
    chosen = playerIcon();
    act(() => void store.dispatch(sessionApi.util.invalidateTags(['Member'])));
    await waitFor(() => expect([image(), initials()]).toEqual([undefined, 'M']));
  });

  it('is the initials until it is there', async () => {
    let answer: (icon: ReturnType<typeof playerIcon>) => void = () => {};
    const { image, initials } = await draw(Place, { playerIcon: () => new Promise<ReturnType<typeof playerIcon>>((resolve) => (answer = resolve)) });
    expect([image(), initials()]).toEqual([undefined, 'M']);
    await act(async () => answer(playerIcon({ kind: 'own', picture })));
    await waitFor(() => expect([image(), initials()]).toEqual([picture, undefined]));
  });

  it('is not that of the member before once another one has logged in', async () => {
    let answer: NonNullable<Answers['playerIcon']> = () => playerIcon({ kind: 'own', picture });
    let info = memberInfo();
    const { image, store } = await draw(Place, { playerIcon: () => answer(), memberInfo: () => info });
    await waitFor(() => expect(image()).toBe(picture));
    answer = () => never();
    info = memberInfo({ id: 'm2', account: 'nora02', nickname: 'Nora' });
    const opened = sessionOpened({ token: 'token-of-nora' });
    await act(async () => store.dispatch(openSession({ opened, username: 'nora02', method: 'username', forcedPasswordChange: false })));
    const button = await screen.findByRole('button', { name: /Nora/ });
    expect([button.querySelector('img'), button.querySelector('[data-initials]')?.getAttribute('data-initials')]).toEqual([null, 'N']);
  });

  it.each([
    ['the picture', { playerIcon: () => playerIcon({ kind: 'own', picture: 'data:image/png;base64,AAAA' }) }],
    ['the call', { playerIcon: () => refuse('UNKNOWN_ERROR') }],
  ])('is the initials where %s fails', async (_what, answers) => {
    const { image, initials } = await draw(Place, answers);
    await new Promise((done) => setTimeout(done, 200));
    await waitFor(() => expect([image(), initials()]).toEqual([undefined, 'M']));
  });

  it('is not asked for by a trial account, which has none', async () => {
    const asked = vi.fn(() => playerIcon());
    const { initials } = await draw(Place, { playerIcon: asked }, 'trial');
    await new Promise((done) => setTimeout(done, 100));
    expect([initials(), asked.mock.calls.length]).toEqual(['M', 0]);
  });
});
