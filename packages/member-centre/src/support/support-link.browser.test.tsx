import { sessionApi } from '@livery/session';
import { memberInfo, permission, renderApp } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SupportLink } from './support-link.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const services = [{ csType: 'LIVECHAT', path: 'https://chat.example/' }, { csType: 'VIP', path: 'https://vip.example/' }] as const;
/** The link on a page that has asked what every page asks first. */
function Started() {
  sessionApi.endpoints.permission.useQuery();
  sessionApi.endpoints.memberInfo.useQuery();
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

  it('leads to the page of the brand, with the reference in a letter where it has none, when no service is named', async () => {
    await renderApp(<Started />, { session: 'member', answers: { permission: () => permission({ customerService: [] }) } });
    expect(linked()).toMatch(/^(?:https:\/\/|mailto:\S+\?subject=W-7$)/);
  });
});
