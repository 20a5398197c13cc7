import { describe, expect, it } from 'vitest';
import { TOAST_TIMEOUT, ToastQueue } from './toast-queue.ts';
import type { ToastEvent } from './toast-queue.ts';

describe('ToastQueue', () => {
  it('keeps messages until a listener subscribes, and passes each once', () => {
    const queue = new ToastQueue();
    const early = queue.add({ tone: 'info', title: 'Early' });
    const withdrawn = queue.add({ tone: 'info', title: 'Withdrawn' });
    queue.close(withdrawn);
    const seen: ToastEvent[] = [];
    const stop = queue.subscribe((event) => seen.push(event));
    const later = queue.add({ tone: 'danger', title: 'Later' }, { timeout: null });
    queue.close(early);
    stop();
    expect(seen).toEqual([
      { type: 'add', entry: { key: early, message: { tone: 'info', title: 'Early' }, timeout: TOAST_TIMEOUT } },
      { type: 'add', entry: { key: later, message: { tone: 'danger', title: 'Later' }, timeout: null } },
      { type: 'close', key: early },
    ]);
    const again: ToastEvent[] = [];
    queue.subscribe((event) => again.push(event));
    expect(again).toEqual([]);
  });
});
