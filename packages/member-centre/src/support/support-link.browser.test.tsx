import { sessionApi } from '@livery/session';
import { memberInfo, permission, refuse, renderApp, sealedServices, services } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SupportLink } from './support-link.tsx';

interface FakeWindow {
  opener: unknown;
  closed: boolean;
  readonly document: { title: string };
  readonly location: { readonly replace: (address: string) => void };
  readonly focus: () => void;
  readonly close: () => void;
}

let last: FakeWindow | undefined;

/** A window as `window.open` gives it; `steps` has what was done with it, in order. */
function fakeWindow(): FakeWindow & { readonly steps: string[] } {
  const steps: string[] = [];
  const made = {
    steps,
    closed: false,
    document: { title: '' },
    set opener(value: unknown) { steps.push(`opener ${String(value)}`); },
    get opener() { return window; },
    location: { replace: (address: string) => void steps.push(address) },
    focus: () => void steps.push('focus'),
    close: () => { made.closed = true; steps.push('close'); },
  };
  last = made;
  return made;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // What is open is remembered by the module for as long as it is.
  if (last !== undefined) last.closed = true;
});

const both = () => permission({ customerService: [{ csType: 'LIVECHAT' }, { csType: 'VIP' }] });
/** The button on a page that was started as the site is: the member's data were asked for once, and are kept by the session alone. */
function Started() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  sessionApi.endpoints.permission.useQuery();
  useEffect(() => {
    void dispatch(sessionApi.endpoints.memberInfo.initiate(undefined, { subscribe: false })).then(() => dispatch(sessionApi.util.invalidateTags(['Member'])));
  }, [dispatch]);
  return <SupportLink reference="W-7" />;
}
const show = (answers: Answers = {}, rankLevel = 4) =>
  renderApp(<Started />, { session: 'member', answers: { permission: both, memberInfo: () => memberInfo({ clubLabel: { labelName: 'Gold', rankLevel } }), ...answers } });
const button = () => screen.findByRole('button', { name: 'Ask customer service' });

describe('SupportLink', () => {
  it.each([
    ['the live chat when the rank is 4', 4, 'https://chat.example/'],
    ['the VIP service when the rank is above 4', 5, 'https://vip.example/'],
  ])('leads the window to %s', async (_, rankLevel, address) => {
    const opened = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const { store } = await show({}, rankLevel);
    await button();
    await waitFor(() => expect(store.getState().session.rank?.level).toBe(rankLevel));
    await userEvent.click(await button());
    await waitFor(() => expect(opened.steps).toEqual(['opener null', 'focus', address]));
  });

  it('opens an empty window of 440 by 500 within the press, before it asks for the address', async () => {
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const opened = fakeWindow();
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    await show({ customerService: async ({ publicKey }) => held.then(() => sealedServices(publicKey, [{ type: 'LIVECHAT', path: '/chat' }])) });
    const press = await button();
    act(() => press.click());
    expect(open.mock.calls).toEqual([['about:blank', '_blank', expect.stringContaining('width=440,height=500')]]);
    expect([opened.steps, opened.document.title]).toEqual([['opener null', 'focus'], 'Loading']);
    answer();
    await waitFor(() => expect(opened.steps.at(-1)).toBe(`${window.location.origin}/chat`));
  });

  it('opens no second window when it is pressed again, also while the address is asked for', async () => {
    let asked = 0;
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const opened = fakeWindow();
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    await show({
      customerService: async ({ publicKey }) => {
        asked += 1;
        await held;
        return sealedServices(publicKey, services);
      },
    });
    const press = await button();
    act(() => press.click());
    act(() => press.click());
    answer();
    await waitFor(() => expect(opened.steps.at(-1)).toBe('https://chat.example/'));
    await waitFor(() => expect(press).not.toHaveAttribute('aria-busy'));
    act(() => press.click());
    expect([open.mock.calls.length, asked, opened.steps.at(-1)]).toEqual([1, 1, 'focus']);
    opened.closed = true;
    act(() => press.click());
    expect(open).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(asked).toBe(2));
  });

  it.each<[string, Answers['customerService']]>([
    ['the call is refused', () => refuse('TOO_MANY_REQUESTS')],
    ['there is no such service', ({ publicKey }) => sealedServices(publicKey, [{ type: 'VIP', path: 'https://vip.example/' }])],
    ['the address is sealed for another merchant', ({ publicKey }) => sealedServices(publicKey, services, 'OTHER1')],
    ['the address would run a script', ({ publicKey }) => sealedServices(publicKey, [{ type: 'LIVECHAT', path: 'javascript:alert(1)' }])],
    ['the address leaves the site by another scheme', ({ publicKey }) => sealedServices(publicKey, [{ type: 'LIVECHAT', path: 'http://chat.example/' }])],
  ])('closes the window and says so when %s', async (_, customerService) => {
    const opened = fakeWindow();
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    await show(customerService === undefined ? {} : { customerService });
    await userEvent.click(await button());
    const dialog = await screen.findByRole('alertdialog', { name: 'Customer service was not opened' });
    expect(opened.steps).toEqual(['opener null', 'focus', 'close']);
    expect(dialog.querySelector('a')?.getAttribute('href')).toMatch(/^mailto:/);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('offers the address as a link when the browser opens no window', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    await show();
    await userEvent.click(await button());
    const link = await screen.findByRole('link', { name: 'Open customer service' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['https://chat.example/', '_blank', 'noopener noreferrer']);
  });

  it('leads to the page of the brand, with the reference in a letter where it has none, when there is no service', async () => {
    await show({ permission: () => permission({ customerService: [] }) });
    expect((await screen.findByRole('link')).getAttribute('href')).toMatch(/^(?:https:\/\/|mailto:\S+\?subject=W-7$)/);
  });
});
