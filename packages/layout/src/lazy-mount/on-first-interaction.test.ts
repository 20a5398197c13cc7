import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFirstInteraction } from './on-first-interaction.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('onFirstInteraction', () => {
  it.each(['keydown', 'scroll', 'pointermove', 'touchstart', 'focusin'])('calls back once on %s', (sign) => {
    const page = new EventTarget();
    const heard = vi.fn();
    onFirstInteraction(heard, page);
    page.dispatchEvent(new Event(sign));
    page.dispatchEvent(new Event(sign));
    vi.runAllTimers();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('calls back after 2.5 seconds without any interaction', () => {
    const heard = vi.fn();
    onFirstInteraction(heard, new EventTarget());
    vi.advanceTimersByTime(2499);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('does not call back after it was stopped', () => {
    const page = new EventTarget();
    const heard = vi.fn();
    onFirstInteraction(heard, page)();
    page.dispatchEvent(new Event('keydown'));
    vi.runAllTimers();
    expect(heard).not.toHaveBeenCalled();
  });
});
