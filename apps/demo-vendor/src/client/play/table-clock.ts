import type { TablePhase, TableState } from '../../shared/table.ts';

/** The server's clock as this page knows it. */
export interface TableClock {
  take(state: TableState, receivedAt: number): void;
  /** Milliseconds left in the phase, not below zero. */
  left(): number;
  /** Milliseconds since the phase began. */
  elapsed(): number;
  readonly state: TableState | null;
}

/** A clock that runs on from the last state heard. `second` is called when another second is left, at most once a second. */
export function createTableClock(second: (left: number, phase: TablePhase) => void): TableClock {
  let state: TableState | null = null;
  let offset = 0;
  let told = '';
  const now = (): number => performance.now() + offset;
  const clock: TableClock = {
    get state() {
      return state;
    },
    take(next, receivedAt) {
      state = next;
      offset = next.now - receivedAt;
      tick();
    },
    left: () => (state === null ? 0 : Math.max(0, state.phaseEndsAt - now())),
    elapsed: () => (state === null ? 0 : Math.max(0, now() - state.phaseStartedAt)),
  };
  function tick(): void {
    if (state === null) return;
    const seconds = Math.ceil(clock.left() / 1000);
    const key = `${state.number}:${state.phase}:${seconds}`;
    if (key === told) return;
    told = key;
    second(seconds, state.phase);
  }
  setInterval(tick, 200);
  return clock;
}
