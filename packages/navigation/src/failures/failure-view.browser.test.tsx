import { renderApp } from '@livery/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FailureView } from './failure-view.tsx';
import { useMayReload } from './use-may-reload.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const GAME = '/game?vassalage=NOVA&gameId=g-1';

/** Sets what the browser says of its network. */
function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

async function showLostChunk(route: string) {
  const retry = vi.fn<() => void>();
  await renderApp(<FailureView failure={{ kind: 'chunk', error: new Error('Loading chunk a.js failed'), retry }} />, { route });
  return retry;
}

describe('FailureView', () => {
  it('shows that the browser is offline, and continues once it is online again', async () => {
    setOnline(false);
    const retry = await showLostChunk('/rng');
    expect(screen.getByRole('alert').textContent).toContain('You are offline');
    expect(screen.queryByRole('button')).toBeNull();
    expect(retry).not.toHaveBeenCalled();
    setOnline(true);
    expect(retry).toHaveBeenCalledOnce();
  });

  it('does not retry automatically when the script failed online', async () => {
    const retry = await showLostChunk('/rng');
    expect(screen.getByRole('button', { name: 'Reload the page' })).not.toBeNull();
    expect(retry).not.toHaveBeenCalled();
  });

  it('keeps a running game when the browser is online again', async () => {
    setOnline(false);
    const retry = await showLostChunk(GAME);
    setOnline(true);
    expect(retry).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('The game goes on.');
  });
});

function Asks({ hear }: { readonly hear: (may: boolean) => void }): null {
  hear(useMayReload()());
  return null;
}

describe('useMayReload', () => {
  it.each([
    ['/rng', true, true],
    [GAME, true, false],
    ['/rng', false, false],
  ])('on %s with the network %s: %s', async (route, online, may) => {
    setOnline(online);
    const hear = vi.fn<(may: boolean) => void>();
    await renderApp(<Asks hear={hear} />, { route });
    expect(hear).toHaveBeenLastCalledWith(may);
  });
});
