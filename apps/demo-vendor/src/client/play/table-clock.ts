import type { TablePhase, TableState } from '../../shared/table.ts';

/** The server's clock, synchronised by the states it sends. */
export interface TableClock {
  sync(state: TableState, receivedAt: number): void;
  /** Milliseconds left in the phase, at least 0. */
  left(): number;
  /** Milliseconds since the phase began. */
  elapsed(): number;
  readonly state: TableState | null;
}

/** Creates a clock. `second` is called when the number of seconds left changes. */
export function createTableClock(second: (left: number, phase: TablePhase) => void): TableClock {
  let state: TableState | null = null;
  let offset = 0;
  let announced = '';
  const now = (): number => performance.now() + offset;
  const clock: TableClock = {
    get state() {
      return state;
    },
    sync(next, receivedAt) {
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
    if (key === announced) return;
    announced = key;
    second(seconds, state.phase);
  }
  setInterval(tick, 200);
  return clock;
}
