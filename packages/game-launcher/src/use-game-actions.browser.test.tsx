import { openDialogsOf, openSession } from '@livery/session';
import { game, renderApp, sessionOpened } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLocation } from 'react-router';
import { userEvent } from 'vitest/browser';
import { useGameActions } from './use-game-actions.ts';

const followed = vi.fn<(href: string | null) => void>();

beforeEach(() => followed.mockClear());
afterEach(cleanup);

/** A tile as the lobby has it: a link that leads somewhere unless the action stands in the way. */
function Tile({ freePlay }: { readonly freePlay: boolean }) {
  const { hrefOf, onOpen } = useGameActions();
  const played = game({ gameId: 'g 1', freePlay });
  const open = (event: MouseEvent<HTMLElement>) => {
    onOpen(played, event);
    if (!event.defaultPrevented) followed(event.currentTarget.getAttribute('href'));
    event.preventDefault();
  };
  return (
    <a href={hrefOf(played)} onClick={open} title={useLocation().pathname}>
      play
    </a>
  );
}

const tile = async (session: 'visitor' | 'trial' | 'member' | 'agent', freePlay: boolean) => {
  const app = await renderApp(<Tile freePlay={freePlay} />, { session });
  await userEvent.click(screen.getByRole('link', { name: 'play' }));
  return app;
};

it.each(['member', 'agent'] as const)('lets a %s through to the address of the game', async (session) => {
  await tile(session, false);
  expect(followed.mock.calls).toEqual([['/game?vassalage=NOVA&gameId=g+1']]);
});

it.each([true, false])('asks a visitor to log in first, whether the game takes demo money: %s', async (freePlay) => {
  const { store } = await tile('visitor', freePlay);
  expect(store.getState().dialogs.stack.map(({ name, props }) => [name, props])).toEqual([['login', { reason: 'required' }]]);
  expect(followed).not.toHaveBeenCalled();
});

it('leads a visitor to the game once they are logged in', async () => {
  const { store } = await tile('visitor', false);
  await store.dispatch(openSession({ opened: sessionOpened(), username: 'mira01', way: 'username', forcedPasswordChange: true }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'play' }).title).toBe('/game'));
});

it('lets a trial account play what takes demo money', async () => {
  await tile('trial', true);
  expect(followed).toHaveBeenCalledTimes(1);
});

it('tells a trial account that a game wants a true account', async () => {
  const { store } = await tile('trial', false);
  expect(await screen.findByText('Please register an account first.')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(openDialogsOf(store.getState()).map(({ name }) => name)).toEqual(['register']);
  expect(followed).not.toHaveBeenCalled();
});
