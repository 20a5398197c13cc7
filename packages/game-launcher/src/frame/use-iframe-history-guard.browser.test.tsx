import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIframeHistoryGuard } from './use-iframe-history-guard.ts';

function Game() {
  useIframeHistoryGuard();
  return null;
}

beforeEach(() => {
  history.pushState({ idx: 1 }, '', '#hall');
  history.pushState({ idx: 2 }, '', '#game');
  render(<Game />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname + location.search);
});

/** What a visit inside the frame does to the window: one entry more, with the page as it was. */
const gameVisits = () => history.pushState(history.state, '');
const covered = (number: number) => expect.poll(() => (history.state as Record<string, unknown>)['liveryGame']).toBe(number);

describe('useIframeHistoryGuard', () => {
  it('goes back from the game at once, past entries of the game', async () => {
    gameVisits();
    gameVisits();
    await covered(1);
    gameVisits();
    await covered(2);
    history.back();
    await expect.poll(() => location.hash).toBe('#hall');
  });

  it('leaves the history alone when the game does', async () => {
    history.back();
    await expect.poll(() => location.hash).toBe('#hall');
    expect(history.state).toEqual({ idx: 1 });
  });

  it('does not count a dialog as an entry of the game', async () => {
    history.pushState({ idx: 2, liveryDialog: 'd' }, '');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(history.state).toEqual({ idx: 2, liveryDialog: 'd' });
    history.back();
    await expect.poll(() => history.state as unknown).toEqual({ idx: 2 });
    expect(location.hash).toBe('#game');
  });

  it('goes back at once where the history is full', async () => {
    vi.spyOn(History.prototype, 'length', 'get').mockReturnValue(50);
    cleanup();
    render(<Game />);
    const frame = document.body.appendChild(document.createElement('iframe'));
    // The empty frame has loaded its first page by now.
    expect(history.state).toEqual({ idx: 2 });
    gameVisits();
    frame.dispatchEvent(new Event('load'));
    await covered(1);
    history.back();
    await expect.poll(() => location.hash).toBe('#hall');
    frame.remove();
  });
});
