import { memberInfo, refuse, renderApp, sessionOpened } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { openDialogsOf } from '@livery/app-shell';
import { readSession, sessionExpired, useRole } from '@livery/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useFreePlay } from './use-free-play.ts';

afterEach(cleanup);

function Try() {
  const freePlay = useFreePlay();
  return (
    <>
      <button type="button" onClick={() => void freePlay()}>
        try
      </button>
      <p>{useRole()}</p>
    </>
  );
}

/** The kinds of the messages to other tabs, oldest first. */
function heardByOtherTabs(): () => unknown[] {
  const kinds: unknown[] = [];
  const channel = new BroadcastChannel(`livery-session/${readSession('merchantCode') ?? ''}`);
  channel.addEventListener('message', ({ data }: MessageEvent<{ readonly kind: string }>) => void kinds.push(data.kind));
  onTestFinished(() => channel.close());
  return () => kinds;
}

const trial = () => memberInfo({ type: 4 });
type FreePlay = NonNullable<Answers['freePlay']>;

describe('useFreePlay', () => {
  it('opens one trial account for several presses, with its own encrypted random value', async () => {
    const freePlay = vi.fn<FreePlay>(() => sessionOpened());
    await renderApp(<Try />, { answers: { freePlay, memberInfo: trial } });
    const button = screen.getByRole('button', { name: 'try' });
    button.click();
    button.click();
    await screen.findByText('trial');
    expect(freePlay.mock.calls).toEqual([[{ os: 'WEB', platform: 'W', version: 3, random: expect.stringMatching(/^[^.]+\.[^.]+\.[^.]+$/) }]]);
  });

  it('shows in a dialog why no account was opened, and can be retried', async () => {
    let closed = true;
    await renderApp(<Try />, { answers: { memberInfo: trial, freePlay: () => (closed ? refuse('FUNCTION_DISABLED') : sessionOpened()) } });
    await userEvent.click(screen.getByRole('button', { name: 'try' }));
    await screen.findByRole('alertdialog');
    expect(screen.getByText(/not available right now/)).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
    closed = false;
    await userEvent.click(screen.getByRole('button', { name: 'try' }));
    await screen.findByText('trial');
  });

  it('is no expired session when the server ends the former one before its answer arrives', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof sessionOpened>>();
    const kinds = heardByOtherTabs();
    const freePlay = vi.fn<FreePlay>(() => answer.promise);
    const { store } = await renderApp(<Try />, { answers: { memberInfo: trial, freePlay }, session: 'member' });
    await userEvent.click(screen.getByRole('button', { name: 'try' }));
    await waitFor(() => expect(freePlay).toHaveBeenCalledOnce());
    await waitFor(() => expect(kinds()).toContain('replacing'));
    store.dispatch(sessionExpired());
    expect(openDialogsOf(store.getState())).toEqual([]);
    answer.resolve(sessionOpened());
    await screen.findByText('trial');
    await waitFor(() => expect(kinds()).toContain('loggedIn'));
    expect(kinds()).not.toContain('kept');
  });

  it('tells the other tabs that the former session stays when none is opened', async () => {
    const kinds = heardByOtherTabs();
    await renderApp(<Try />, { answers: { memberInfo: trial, freePlay: () => refuse('FUNCTION_DISABLED') }, session: 'member' });
    await userEvent.click(screen.getByRole('button', { name: 'try' }));
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(kinds().filter((kind) => kind === 'replacing' || kind === 'kept')).toEqual(['replacing', 'kept']));
  });
});
