import type { Clock } from '../clock.ts';
import { createTransport } from '../transport/transport.ts';
import type { TransportConfig } from '../transport/config.ts';
import type { Transport } from '../transport/transport.ts';

/** One request as the gateway would see it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

/** Answers a request, or throws as a broken network does. */
export type Responder = (request: ReceivedRequest, signal: AbortSignal) => Response | Promise<Response>;

/** A clock that stands still until it is advanced. */
export interface ManualClock extends Clock {
  /** Advances time; waits that are due end in order. */
  advance(milliseconds: number): Promise<void>;
  /** Requested waits in milliseconds, oldest first. */
  readonly asked: readonly number[];
}

/** Creates a clock at a moment. */
export function manualClock(start = Date.UTC(2026, 0, 1)): ManualClock {
  let now = start;
  const asked: number[] = [];
  let timers: { readonly at: number; readonly resolve: () => void }[] = [];
  return {
    asked,
    now: () => now,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        asked.push(milliseconds);
        const timer = { at: now + milliseconds, resolve };
        timers.push(timer);
        signal?.addEventListener('abort', () => {
          timers = timers.filter((one) => one !== timer);
          reject(signal.reason as Error);
        });
      }),
    async advance(milliseconds) {
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
      timers = timers.filter(({ at }) => at > now);
      for (const { resolve } of due) resolve();
      // Lets those who waited run up to their next wait.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

/** A clock whose waits end at once, except the answer's time limit; `waits` lists them. */
export function instantClock(timeLimit = 15_000): Clock & { readonly waits: readonly number[] } {
  const waits: number[] = [];
  return {
    waits,
    now: () => Date.UTC(2026, 0, 1),
    sleep(milliseconds) {
      // A body adds to it.
      if (milliseconds >= timeLimit) return new Promise(() => {});
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
}

/** A successful answer. */
export function success(value: unknown): Response {
  return Response.json({ success: true, value, requestId: 'r1' });
}

/** A refusal. */
export function failure(code: string, status: number, value?: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({ success: false, code, message: `message of ${code}`, requestId: 'r1', value }, { status, headers });
}

/** A transport over a fake gateway; `received` lists the requests. */
export function fakeGateway(
  answer: Responder,
  config: Partial<TransportConfig> = {},
): { transport: Transport; received: ReceivedRequest[] } {
  const received: ReceivedRequest[] = [];
  const transport = createTransport({
    merchantCode: 'M1',
    device: 'WEB',
    language: () => 'TY',
    token: () => 'secret',
    random: () => 0,
    onContractBreach: () => {},
    fetch: async (input, init = {}) => {
      const request = {
        method: init.method ?? 'GET',
        url: input instanceof Request ? input.url : input.toString(),
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? init.body : '',
      };
      received.push(request);
      init.signal?.throwIfAborted();
      return answer(request, init.signal ?? new AbortController().signal);
    },
    ...config,
  });
  return { transport, received };
}
