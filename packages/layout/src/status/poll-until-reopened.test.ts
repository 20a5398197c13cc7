import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollUntilReopened } from './poll-until-reopened.ts';

let looked: number[];
let page: { window: EventTarget; document: EventTarget & { hidden: boolean } };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  looked = [];
  page = { window: new EventTarget(), document: Object.assign(new EventTarget(), { hidden: false }) };
  stop = pollUntilReopened(() => looked.push(Date.now() / 1000), page, () => 0);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('pollUntilReopened', () => {
  it('polls soon, then less and less often, without end', () => {
    vi.advanceTimersByTime(260_000);
    expect(looked).toEqual([5, 15, 35, 75, 135, 195, 255]);
  });

  it.each(['focus', 'online', 'pageshow'])('polls at once on %s and restarts its delays', (name) => {
    vi.advanceTimersByTime(80_000);
    page.window.dispatchEvent(new Event(name));
    vi.advanceTimersByTime(5_000);
    expect(looked).toEqual([5, 15, 35, 75, 80, 85]);
  });

  it('does not poll while the page is hidden', () => {
    page.document.hidden = true;
    page.document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(600_000);
    expect(looked).toEqual([]);
    page.document.hidden = false;
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(looked).toEqual([600]);
  });

  it('does not poll after it was stopped', () => {
    stop();
    page.window.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(600_000);
    expect(looked).toEqual([]);
  });

  it('spreads its delays by up to a third', () => {
    stop();
    stop = pollUntilReopened(() => looked.push(Date.now() / 1000), page, () => 0.9);
    vi.advanceTimersByTime(6_400);
    expect(looked).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(looked).toEqual([6.5]);
  });
});
