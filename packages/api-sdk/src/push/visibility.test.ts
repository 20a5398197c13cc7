import { describe, expect, it } from 'vitest';
import { documentVisibility } from './visibility.ts';

/** A document that is hidden and shown by hand. */
function fakeDocument(hidden: boolean) {
  const target = Object.assign(new EventTarget(), { hidden });
  const turn = (now: boolean) => {
    target.hidden = now;
    target.dispatchEvent(new Event('visibilitychange'));
  };
  return { page: target as unknown as Document, turn };
}

describe('documentVisibility', () => {
  it('resolves at once when the page is visible', async () => {
    await expect(documentVisibility(fakeDocument(false).page).visible(new AbortController().signal)).resolves.toBeUndefined();
  });

  it('waits until the page is shown', async () => {
    const { page, turn } = fakeDocument(true);
    const seen: string[] = [];
    const waiting = documentVisibility(page)
      .visible(new AbortController().signal)
      .then(() => seen.push('visible'));
    turn(true);
    seen.push('still hidden');
    turn(false);
    await waiting;
    expect(seen).toEqual(['still hidden', 'visible']);
  });

  it('stops waiting when it is aborted', async () => {
    const stop = new AbortController();
    const waiting = documentVisibility(fakeDocument(true).page).visible(stop.signal);
    stop.abort();
    await expect(waiting).rejects.toThrow('aborted');
  });

  it('reports when the page is hidden, until released', () => {
    const { page, turn } = fakeDocument(false);
    const first = documentVisibility(page).hiddenSignal();
    const second = documentVisibility(page).hiddenSignal();
    second.release();
    turn(true);
    expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false]);
  });
});
