import { href } from '@livery/navigation';
import { openSession, refuse, rememberedDevice, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';
import { sampleNetworks } from '../test-support/sample-networks.ts';

afterEach(cleanup);

const THERE = '0198f5a2-0000-7000-8000-000000000002';
const here = openSession({ current: true });
const there = openSession({ id: THERE, device: '', ip: '198.51.100.9', country: null, remembered: true });

async function open(answers: Answers) {
  await renderApp(<CentreSite />, { session: 'member', answers, route: href('securityCenter', { query: { part: 'devices' } }) });
  return { centre: within(await screen.findByRole('dialog', { name: 'Member centre' })) };
}
const entries = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem').map(({ textContent }) => textContent);

describe('Devices', () => {
  it('opens from its card and leads back to it', async () => {
    await renderApp(<CentreSite />, { session: 'member', answers: {}, route: href('securityCenter') });
    await userEvent.click(await screen.findByRole('link', { name: 'See devices' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Devices and logins' })));
    expect(screen.getByTestId('address').textContent).toBe('/member/securityCenter?part=devices');
    expect(screen.getByRole('link', { name: /@/ })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Account overview' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'My account' })));
    expect(screen.getByRole('link', { name: /@/ })).not.toBeNull();
    await screen.findByRole('link', { name: 'See devices' });
    expect(screen.getByTestId('address').textContent).toBe('/member/securityCenter');
  });

  it('names each login with its device, place and time, and marks the one in use', async () => {
    await open({ sessions: () => ({ sessions: [here, there], devices: [rememberedDevice()] }) });
    await screen.findByRole('list', { name: 'Open logins' });
    const [first, second] = entries('Open logins');
    expect(first).toMatch(/^Firefox · LinuxThis device203\.0\.113\.7, PhilippinesLogged in .*2026/);
    expect(first).not.toContain('End');
    expect(second).toMatch(/^Unknown deviceRemembered198\.51\.100\.9Logged in .*Last used .*End$/);
    expect(entries('Remembered devices')[0]).toMatch(/^Chrome · Android198\.51\.100\.4, IndiaLast used .*Remembered until .*Forget$/);
  });

  it('ends one login, which then is gone from the list', async () => {
    let sessions = [here, there];
    const ended = vi.fn(({ id }: { id: string }) => {
      sessions = sessions.filter((each) => each.id !== id);
      return { ended: 1 };
    });
    await open({ sessions: () => ({ sessions, devices: [] }), endSession: ended });
    const end = await screen.findByRole('button', { name: 'End' });
    expect(document.getElementById(end.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Unknown device');
    await userEvent.click(end);
    expect(await screen.findByText('Your account is logged in nowhere else.')).not.toBeNull();
    expect([ended.mock.calls[0]?.[0].id, entries('Open logins')]).toEqual([THERE, [expect.stringContaining('This device')]]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Devices and logins' }));
  });

  it('forgets a remembered device', async () => {
    let devices = [rememberedDevice()];
    const forget = vi.fn((_request: { id: string }) => {
      devices = [];
      return { forgotten: true as const };
    });
    await open({ sessions: () => ({ sessions: [here], devices }), endDevice: forget });
    await userEvent.click(await screen.findByRole('button', { name: 'Forget' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Remembered devices' })).toBeNull());
    expect(forget.mock.calls[0]?.[0].id).toBe(rememberedDevice().id);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Devices and logins' }));
  });

  it('asks before it ends all others, and ends none when the question is declined', async () => {
    const ended = vi.fn((_request: { id: string }) => ({ ended: 1 }));
    const { centre } = await open({ sessions: () => ({ sessions: [here, there], devices: [] }), endSession: ended });
    const answer = async (name: string) => {
      await userEvent.click(await centre.findByRole('button', { name: 'End all others' }));
      const question = await screen.findByRole('alertdialog', {}, { timeout: 5000 });
      await userEvent.click(within(question).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await answer('Cancel');
    expect(ended).not.toHaveBeenCalled();
    await answer('End all others');
    await waitFor(() => expect(ended.mock.calls).toEqual([[{ id: 'others' }]]));
  });

  it('shows that the list did not load, and retries', async () => {
    let closed = true;
    await open({ sessions: () => (closed ? refuse('UNKNOWN_ERROR') : { sessions: [here], devices: [] }) });
    await screen.findByText('Your devices did not load.');
    closed = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Open logins' })).not.toBeNull();
  });
});

describe('KnownNetworks', () => {
  it('names each network with its place and times, and marks the one in use', async () => {
    await open({ addresses: () => ({ addresses: [...sampleNetworks] }) });
    await screen.findByRole('list', { name: 'Known networks' });
    const [first, second] = entries('Known networks');
    expect(first).toMatch(/^203\.0\.113\.0\/24You are here nowPhilippinesKnown since .*Last used .*Forget$/);
    expect(second).toMatch(/^2001:db8:4f1::\/48Known since .*Last used .*Forget$/);
  });

  it('forgets one after it was asked whether that is meant', async () => {
    let known = [...sampleNetworks];
    const forget = vi.fn(({ id }: { id: string }) => {
      known = known.filter((one) => one.id !== id);
      return { forgotten: true as const };
    });
    await open({ addresses: () => ({ addresses: known }), forgetAddress: forget });
    const list = await screen.findByRole('list', { name: 'Known networks' });
    const answer = async (name: string) => {
      await userEvent.click(within(list).getAllByRole('button', { name: 'Forget' })[1] as HTMLElement);
      const question = await screen.findByRole('alertdialog', {}, { timeout: 5000 });
      expect(question.textContent).toContain('2001:db8:4f1::/48');
      await userEvent.click(within(question).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await answer('Cancel');
    expect(forget).not.toHaveBeenCalled();
    await answer('Forget');
    await waitFor(() => expect(entries('Known networks')).toHaveLength(1));
    expect(forget.mock.calls).toEqual([[{ id: sampleNetworks[1].id }]]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Devices and logins' })));
  });

  it('says that none is known, and keeps the devices where they did not load', async () => {
    let broken = true;
    await open({ addresses: () => (broken ? refuse('UNKNOWN_ERROR') : { addresses: [] }) });
    await screen.findByText('Your known networks did not load.');
    expect(await screen.findByRole('list', { name: 'Open logins' })).not.toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No network is known yet.')).not.toBeNull();
  });
});
