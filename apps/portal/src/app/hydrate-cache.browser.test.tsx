import { useGameActions } from '@livery/game-launcher';
import { GameActionsProvider, HotGames } from '@livery/game-lobby';
import { brand, games, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hydrateCache } from './hydrate-cache.ts';

afterEach(cleanup);

function Home() {
  const [open, setOpen] = useState(false);
  return <GameActionsProvider actions={useGameActions()}>{open ? <HotGames /> : <button onClick={() => setOpen(true)}>open</button>}</GameActionsProvider>;
}

/** The calls for hot games of a home page that came with them in a language. */
async function callsOf(language: string): Promise<unknown[]> {
  const asked = vi.fn<NonNullable<Answers['hotGames']>>(() => ({ list: games(2) }));
  const { store } = await renderApp(<Home />, { answers: { hotGames: asked } });
  hydrateCache(store as Parameters<typeof hydrateCache>[0], { language, hotGames: { list: games(2) } }, brand(), 'EN');
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('link', { name: 'Game 2' });
  return asked.mock.calls.map(([request]) => request);
}

describe('hydrateCache', () => {
  it('shows the hot games that came with the page without asking for them', async () => {
    expect(await callsOf('EN')).toEqual([]);
  });

  it('asks for them, with the merchant, when they came in another language', async () => {
    expect(await callsOf('CN')).toEqual([{ isPlatform: 2, merchantCode: 'TEST1', platform: 'html5-desktop', language: 'EN' }]);
  });
});
