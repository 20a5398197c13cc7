import { game, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFavourites } from './use-favourites.ts';

afterEach(cleanup);

const comet = game({ gameId: 'g-7', name: 'Comet Run' });

function Heart() {
  const { ids, onMark } = useFavourites();
  const marked = ids.has('g-7');
  return (
    <button aria-pressed={marked} onClick={() => onMark(comet, !marked)}>
      {ids.size} favourites
    </button>
  );
}

type Mark = NonNullable<Answers['addFavourite']>;

/** A gateway that keeps favourites, and answers each call when told to. */
async function open(refusal?: 'UNKNOWN_ERROR') {
  const kept = new Set(['g-2']);
  const waiting: { readonly on: boolean; readonly answer: () => void }[] = [];
  const take = (on: boolean): Mark =>
    async ({ gameId }) => {
      await new Promise<void>((answer) => waiting.push({ on, answer }));
      if (refusal !== undefined) return refuse(refusal);
      if (on) kept.add(gameId);
      else kept.delete(gameId);
      return { gameId, favourite: on };
    };
  const idsAsked = vi.fn(() => ({ gameIds: [...kept] }));
  const { store } = await renderApp(<Heart />, { session: 'member', answers: { favouriteIds: idsAsked, addFavourite: take(true), removeFavourite: take(false) } });
  const heart = await screen.findByRole('button', { name: '1 favourites' });
  const press = async () => {
    const before = heart.getAttribute('aria-pressed');
    heart.click();
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).not.toBe(before));
  };
  const sent = (count: number) => waitFor(() => expect(waiting).toHaveLength(count));
  const wordings = () => store.getState().toasts.queue.map(({ wording }) => wording);
  return { kept, waiting, heart, press, sent, wordings, idsAsked };
}

/** Long enough for another call to go. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('useFavourites', () => {
  it('sends one call after the other when a heart is pressed twice', async () => {
    const { kept, waiting, heart, press, sent } = await open();
    await press();
    await press();
    await sent(1);
    await pause();
    expect(waiting.map(({ on }) => on)).toEqual([true]);
    waiting[0]?.answer();
    await sent(2);
    waiting[1]?.answer();
    await pause();
    expect([waiting.map(({ on }) => on), [...kept], heart.getAttribute('aria-pressed')]).toEqual([[true, false], ['g-2'], 'false']);
  });

  it('sends nothing more when the latest wish is what was sent', async () => {
    const { kept, waiting, heart, press, sent } = await open();
    await press();
    await press();
    await press();
    await sent(1);
    waiting[0]?.answer();
    await pause();
    expect([waiting.length, [...kept], heart.getAttribute('aria-pressed')]).toEqual([1, ['g-2', 'g-7'], 'true']);
  });

  it('shows what the server has when both calls fail, and says so once', async () => {
    const { waiting, heart, press, sent, wordings, idsAsked } = await open('UNKNOWN_ERROR');
    await press();
    await press();
    await sent(1);
    const asked = idsAsked.mock.calls.length;
    waiting[0]?.answer();
    await sent(2);
    waiting[1]?.answer();
    await waitFor(() => expect(wordings()).toEqual([{ ns: 'games', key: 'favourite.notRemoved', params: { game: 'Comet Run' } }]));
    await waitFor(() => expect(idsAsked.mock.calls.length).toBeGreaterThan(asked));
    await pause();
    expect(heart.getAttribute('aria-pressed')).toBe('false');
  });
});
