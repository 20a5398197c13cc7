import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawSeldom } from './draw-seldom.ts';
import type { Change } from './draw-seldom.ts';

type State = Readonly<Record<string, number>>;

class Window {
  state: State = {};
  draws: State[] = [];
  setState(change: Change, done?: () => void): void {
    this.state = { ...this.state, ...((typeof change === 'function' ? (change as (state: State) => State)(this.state) : change) as State) };
    this.draws.push(this.state);
    done?.();
  }
}

const more = ((state: State) => ({ steps: (state['steps'] ?? 0) + 1 })) as Change;

describe('drawSeldom', () => {
  let shown: Window;
  let other: Window;

  beforeEach(() => {
    vi.useFakeTimers();
    class Seldom extends Window {}
    drawSeldom(Seldom.prototype, ['versions']);
    shown = new Seldom();
    other = new Seldom();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('lets functions wait for each other, in their order, and says when each is done', () => {
    const done = vi.fn<() => void>();
    shown.setState(more);
    shown.setState(more, done);
    expect(shown.draws).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(shown.state).toEqual({ steps: 2 });
    expect(done).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(shown.draws).toHaveLength(2);
  });

  it('sets values at once, after what waits, and begins to wait anew', () => {
    shown.setState(more);
    shown.setState({ versions: 3 });
    expect(shown.draws).toEqual([]);
    shown.setState({ steps: 7 });
    expect(shown.draws).toEqual([{ steps: 1 }, { steps: 1, versions: 3 }, { steps: 7, versions: 3 }]);
    shown.setState(more);
    expect(shown.state).toEqual({ steps: 7, versions: 3 });
    vi.advanceTimersByTime(250);
    expect(shown.state).toEqual({ steps: 8, versions: 3 });
  });

  it('keeps the changes of each component apart', () => {
    shown.setState(more);
    other.setState({ steps: 5 });
    expect([shown.state, other.state]).toEqual([{}, { steps: 5 }]);
  });
});
