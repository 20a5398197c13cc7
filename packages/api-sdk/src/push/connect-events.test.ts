import { describe, expect, it, vi } from 'vitest';
import { failure, fakeGateway, manualClock } from '../test-support/fake-gateway.ts';
import type { ManualClock } from '../test-support/fake-gateway.ts';
import { connectEvents } from './connect-events.ts';
import type { Visibility } from './visibility.ts';

/** A push stream in the test's hands. */
function stream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    response: new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    send: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
  };
}

function switchable(): Visibility & { hide(): void; show(): void } {
  let shown = Promise.withResolvers<void>();
  shown.resolve();
  let hidden = new AbortController();
  return {
    visible: () => shown.promise,
    hiddenSignal: () => ({ signal: hidden.signal, release: () => {} }),
    hide() {
      shown = Promise.withResolvers<void>();
      hidden.abort();
    },
    show() {
      hidden = new AbortController();
      shown.resolve();
    },
  };
}

/** Waits between attempts, without those that watch for silence. */
const waitsOf = ({ asked }: ManualClock) => asked.filter((wait) => wait !== 50_000);

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('connectEvents', () => {
  it('sends the token and emits events by name, in whatever chunks they arrive', async () => {
    const push = stream();
    const { transport, received } = fakeGateway(() => push.response);
    const balance = vi.fn();
    const close = connectEvents(transport, { balance });
    await push.send('event: balance\ndata: {"available":"1');
    await push.send('2.50","currency":"P","version":3}\n\n: hello\n\nevent: other\ndata: {}\n\nevent: balance\ndata: broken\n\n');
    await vi.waitFor(() => expect(balance).toHaveBeenCalledOnce());
    expect(balance).toHaveBeenCalledWith({ available: '12.50', currency: 'P', version: 3 });
    expect(received[0]?.headers.get('authorization')).toBe('Bearer secret');
    close();
  });

  it('reconnects with growing delays, and calls onReconnect once it has', async () => {
    const clock = manualClock();
    const push = stream();
    const again = stream();
    const answers = [() => push.response, () => failure('UNAVAILABLE', 503), () => again.response];
    const onReconnect = vi.fn();
    const { transport, received } = fakeGateway(() => answers.shift()?.() ?? failure('UNAVAILABLE', 503), { clock });
    const close = connectEvents(transport, {}, { onReconnect });
    await settle();
    await push.send('id: 7\nevent: unread\ndata: {"count":1}\n\n');
    await push.end();
    await vi.waitFor(() => expect(waitsOf(clock)).toEqual([1000]));
    await clock.advance(1000);
    await vi.waitFor(() => expect(waitsOf(clock)).toEqual([1000, 2000]));
    expect(onReconnect).not.toHaveBeenCalled();
    await clock.advance(2000);
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledOnce());
    expect(received.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '7', '7']);
    close();
  });

  it('pauses while the page is hidden', async () => {
    const clock = manualClock();
    const visibility = switchable();
    const { transport, received } = fakeGateway(
      (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
      { clock },
    );
    const close = connectEvents(transport, {}, { visibility });
    await settle();
    visibility.hide();
    await settle();
    expect(received).toHaveLength(1);
    expect(waitsOf(clock)).toEqual([]);
    visibility.show();
    await vi.waitFor(() => expect(received).toHaveLength(2));
    close();
  });

  it('ends permanently when the session has', async () => {
    const clock = manualClock();
    const onUnauthorised = vi.fn();
    const { transport, received } = fakeGateway(() => failure('SESSION_EXPIRED', 401), { clock, onUnauthorised });
    connectEvents(transport, {});
    await vi.waitFor(() => expect(onUnauthorised).toHaveBeenCalledOnce());
    await settle();
    expect(waitsOf(clock)).toEqual([]);
    expect(received).toHaveLength(1);
  });

  it('reconnects when neither an event nor a heartbeat has come for 50 seconds', async () => {
    const clock = manualClock();
    const pushes = [stream(), stream()];
    const answers = pushes.map(({ response }) => response);
    // A stream that fails when its request is aborted, as the network's own does.
    const { transport, received } = fakeGateway(
      (_, signal) => {
        const answer = answers.shift();
        return new Response(answer?.body?.pipeThrough(new TransformStream(), { signal }) ?? null);
      },
      { clock },
    );
    const onReconnect = vi.fn();
    const unread = vi.fn();
    const close = connectEvents(transport, { unread }, { onReconnect });
    await settle();
    await pushes[0]?.send('event: unread\ndata: {"count":1}\n\n');
    await vi.waitFor(() => expect(unread).toHaveBeenCalledOnce());
    await clock.advance(49_000);
    await pushes[0]?.send(': heartbeat\n\n');
    for (let turn = 0; turn < 10; turn += 1) await settle();
    await clock.advance(49_500);
    expect(waitsOf(clock)).toEqual([500]);
    await clock.advance(500);
    await vi.waitFor(() => expect(waitsOf(clock)).toEqual([500, 1000]));
    await clock.advance(1000);
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledOnce());
    expect(received).toHaveLength(2);
    close();
  });

  it('spreads a wait between attempts over twice its length', async () => {
    const clock = manualClock();
    const { transport } = fakeGateway(() => failure('UNAVAILABLE', 503), { clock, random: () => 0.75 });
    const close = connectEvents(transport, {});
    await vi.waitFor(() => expect(waitsOf(clock)).toEqual([1750]));
    close();
  });
});
