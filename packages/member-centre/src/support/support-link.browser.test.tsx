import { sessionApi } from '@livery/session';
import { memberInfo, permission, renderApp } from '@livery/testing';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SupportLink } from './support-link.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const services = [{ csType: 'LIVECHAT', path: 'https://chat.example/' }, { csType: 'VIP', path: 'https://vip.example/' }] as const;
/** The link on a page that was started as the site is: the member's data were asked for once, and are kept by the session alone. */
function Started() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  sessionApi.endpoints.permission.useQuery();
  useEffect(() => {
    void dispatch(sessionApi.endpoints.memberInfo.initiate(undefined, { subscribe: false })).then(() => dispatch(sessionApi.util.invalidateTags(['Member'])));
  }, [dispatch]);
  return <SupportLink reference="W-7" />;
}
const linked = (): string | null => screen.getByRole('link').getAttribute('href');

describe('SupportLink', () => {
  it.each([
    ['the live chat at rank 4', 4, 'https://chat.example/'],
    ['the VIP service above it', 5, 'https://vip.example/'],
  ])('leads to %s', async (_, rankLevel, address) => {
    await renderApp(<Started />, {
      session: 'member',
      answers: { permission: () => permission({ customerService: [...services] }), memberInfo: () => memberInfo({ clubLabel: { labelName: 'Gold', rankLevel } }) },
    });
    await waitFor(() => expect(linked()).toBe(address));
  });

  it('opens a window of 440 by 500, and leaves the page as it is', async () => {
    const opened = { focus: vi.fn<() => void>(), opener: window };
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    await renderApp(<Started />, { session: 'member', answers: { permission: () => permission({ customerService: [...services] }) } });
    await waitFor(() => expect(linked()).toBe('https://chat.example/'));
    await userEvent.click(screen.getByRole('link'));
    expect(open.mock.calls).toEqual([['https://chat.example/', 'customer-service', expect.stringContaining('width=440,height=500')]]);
    expect([opened.focus.mock.calls.length, opened.opener]).toEqual([1, null]);
  });

  it('brings the window to the front, and begins no second chat, when it is pressed again', async () => {
    const opened = { focus: vi.fn<() => void>(), opener: window, closed: false };
    const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    await renderApp(<Started />, { session: 'member', answers: { permission: () => permission({ customerService: [{ csType: 'LIVECHAT', path: 'https://again.example/' }] }) } });
    await waitFor(() => expect(linked()).toBe('https://again.example/'));
    await userEvent.click(screen.getByRole('link'));
    await userEvent.click(screen.getByRole('link'));
    expect([open.mock.calls.length, opened.focus.mock.calls.length]).toEqual([1, 2]);
    opened.closed = true;
    await userEvent.click(screen.getByRole('link'));
    expect(open.mock.calls.length).toBe(2);
  });

  it('leads to the page of the brand, with the reference in a letter where it has none, when no service is named', async () => {
    await renderApp(<Started />, { session: 'member', answers: { permission: () => permission({ customerService: [] }) } });
    expect(linked()).toMatch(/^(?:https:\/\/|mailto:\S+\?subject=W-7$)/);
  });
});
