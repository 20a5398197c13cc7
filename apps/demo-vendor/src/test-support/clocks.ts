import type { Clock } from '../server/clock.ts';

/** The machine's clock, which can leap ahead and then resolves its waits. */
export class LeapingClock implements Clock {
  private ahead = 0;
  private readonly sleepers = new Set<() => void>();

  now = (): number => Date.now() + this.ahead;

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const until = this.now() + ms;
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const done = (): void => {
        clearTimeout(timer);
        this.sleepers.delete(check);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const check = (): void => {
        clearTimeout(timer);
        const left = until - this.now();
        if (left <= 0) done();
        else timer = setTimeout(check, left);
      };
      signal?.addEventListener('abort', done, { once: true });
      this.sleepers.add(check);
      check();
    });
  }

  /** Leaps ahead by `ms`. */
  leap(ms: number): void {
    this.ahead += ms;
    for (const check of this.sleepers) check();
  }

  /** Leaps ahead to a time, if it is in the future. */
  leapTo(time: number): void {
    this.leap(Math.max(0, time - this.now()));
  }
}

/** A clock that stands still until it is moved, and resolves its waits in the order of their time. */
export class ManualClock implements Clock {
  private time: number;
  private sleepers: { readonly until: number; readonly wake: () => void }[] = [];

  constructor(time = 1_760_000_000_000) {
    this.time = time;
  }

  now = (): number => this.time;

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.sleepers.push({ until: this.time + ms, wake: resolve });
      signal?.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  /** Moves to a time and lets every sleeper on the way run. */
  async moveTo(time: number): Promise<void> {
    for (;;) {
      await settled();
      const next = this.sleepers.toSorted((a, b) => a.until - b.until)[0];
      if (next === undefined || next.until > time) break;
      this.time = Math.max(this.time, next.until);
      this.sleepers = this.sleepers.filter((one) => one !== next);
      next.wake();
    }
    this.time = Math.max(this.time, time);
    await settled();
  }

  moveBy(ms: number): Promise<void> {
    return this.moveTo(this.time + ms);
  }
}

/** A clock on which sleeping takes no real time and moves the time ahead. Long sleeps can be held back with `hold`. */
export class JumpingClock implements Clock {
  time = 1_760_000_000_000;
  /** Sleeps of this length or more wait for `release`. */
  hold = Infinity;
  readonly slept: number[] = [];
  private waiting: (() => void)[] = [];

  now = (): number => this.time;

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (ms >= this.hold) {
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
        signal?.addEventListener('abort', () => resolve(), { once: true });
      });
      return;
    }
    this.slept.push(ms);
    this.time += ms;
    await new Promise((resolve) => setImmediate(resolve));
  }

  release(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }
}

/** Lets all pending work that does not wait for time finish. */
async function settled(): Promise<void> {
  for (let n = 0; n < 12; n += 1) await new Promise((resolve) => setImmediate(resolve));
}
