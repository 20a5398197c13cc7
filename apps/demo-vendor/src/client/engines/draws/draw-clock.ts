import type { DrawsState } from '../../../shared/draws.ts';

/** The server's clock, synchronised by the states it sends. */
export interface DrawClock {
  readonly state: DrawsState | null;
  sync(state: DrawsState, receivedAt: number): void;
  /** Milliseconds until a time of the server, at least 0. */
  until(time: number): number;
}

/** Creates a clock on the page's own one. */
export function createDrawClock(now: () => number = () => performance.now()): DrawClock {
  let state: DrawsState | null = null;
  let offset = 0;
  return {
    get state() {
      return state;
    },
    sync(next, receivedAt) {
      state = next;
      offset = next.now - receivedAt;
    },
    until: (time) => Math.max(0, time - now() - offset),
  };
}

/** A duration as `5:07` or `13:05:07`. */
export function durationText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
