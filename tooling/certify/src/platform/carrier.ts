import type { Reply } from './post.ts';

/**
 * What happens to one call in transit. `drop`: it does not arrive. `lose-answer`: it arrives, its answer does not. `late`: the
 * caller gets no answer, and it arrives a while later, after whatever was sent meanwhile. `duplicate`: it arrives twice at once.
 * `error`: a proxy answers 502 in HTML. `slow`: it takes its time.
 */
export type Fault = 'none' | 'drop' | 'lose-answer' | 'late' | 'duplicate' | 'error' | 'slow';

/** All of them. */
export const faults: readonly Fault[] = ['none', 'drop', 'lose-answer', 'late', 'duplicate', 'error', 'slow'];

/** Three in five calls arrive and are answered; the others meet something. */
export const WEATHER: readonly Fault[] = ['none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'slow', 'drop', 'lose-answer', 'lose-answer', 'late', 'duplicate', 'error'];

/** Carries calls, and does to them what networks do. */
export interface Carrier {
  /** Sends by `send`, which may be called twice, later or not at all. Rejects where no answer comes. */
  carry(fault: Fault, send: () => Promise<Reply>): Promise<Reply>;
  /** Resolves when no call is pending. */
  quiet(): Promise<void>;
}

const LATE_MS = 25;
const SLOW_MS = 15;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Creates a {@link Carrier}. */
export function createCarrier(): Carrier {
  const underWay = new Set<Promise<unknown>>();

  function forward(send: () => Promise<Reply>): Promise<Reply> {
    const reply = send();
    underWay.add(reply);
    const forget = (): void => void underWay.delete(reply);
    reply.then(forget, forget);
    return reply;
  }

  function later(send: () => Promise<Reply>): void {
    const arrival = wait(LATE_MS).then(() => forward(send)).catch(() => undefined);
    underWay.add(arrival);
    void arrival.then(() => underWay.delete(arrival));
  }

  return {
    async carry(fault, send) {
      switch (fault) {
        case 'none':
          return forward(send);
        case 'slow':
          await wait(SLOW_MS);
          return forward(send);
        case 'duplicate':
          return (await Promise.all([forward(send), forward(send)]))[0];
        case 'error':
          return { status: 502, body: '<html>' };
        case 'lose-answer':
          await forward(send);
          throw new Error('The answer was lost.');
        case 'late':
          later(send);
          throw new Error('No answer came.');
        case 'drop':
          throw new Error('No answer came.');
      }
    },
    async quiet() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
