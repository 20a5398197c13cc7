import { PUSH_HEARTBEAT_MS } from '@livery/contracts';
import type { PushEventName, PushEventOf } from '@livery/contracts';
import type { EventSourceMessage } from 'eventsource-parser';
import { anySignal } from '../any-signal.ts';
import { systemClock } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { ApiProblem } from '../problem/problem.ts';
import type { Transport } from '../transport/transport.ts';
import { untilAborted } from '../transport/until-aborted.ts';
import { documentVisibility } from './visibility.ts';
import type { Visibility } from './visibility.ts';

/** Handlers of push events. */
export type EventHandlers = { readonly [Name in PushEventName]?: (data: PushEventOf<Name>) => void };

/** What may be replaced in tests. */
export interface EventOptions {
  readonly visibility?: Visibility;
  /** Called when a lost connection is back: events may have been missed, so refetch. */
  readonly onReconnect?: () => void;
}

const firstWait = 1000;
const longestWait = 30_000;
/** Milliseconds without an event or a heartbeat after which a connection counts as dead. */
const longestSilence = 2.5 * PUSH_HEARTBEAT_MS;

/**
 * Listens to the gateway's push stream with the session token (which `EventSource` could not send). Reconnects with
 * growing, randomly spread waits, also when nothing has come for two and a half heartbeats; rests while the page is hidden,
 * and ends permanently with the session. Returns the function that closes it.
 */
export function connectEvents(transport: Transport, handlers: EventHandlers, options: EventOptions = {}): () => void {
  const { config } = transport;
  const clock = config.clock ?? systemClock;
  const visibility = options.visibility ?? documentVisibility();
  const closed = new AbortController();
  let wasOpen = false;
  let lastId: string | undefined;

  function receive(message: EventSourceMessage): void {
    if (message.id !== undefined) lastId = message.id;
    const handler = handlers[message.event as PushEventName] as ((data: unknown) => void) | undefined;
    if (!handler) return;
    let data: unknown;
    try {
      data = JSON.parse(message.data);
    } catch {
      return;
    }
    handler(data);
  }

  /** Reads until the stream ends, or returns why it did not open; rejects when it breaks. */
  async function listen(signal: AbortSignal, onOpen: () => void, onPart: () => void): Promise<ApiProblem | undefined> {
    const opened = await transport.open('events', lastId === undefined ? {} : { 'Last-Event-ID': lastId }, signal);
    if ('problem' in opened) return opened.problem;
    // Fetched with the first connection: a visitor who is not logged in has none.
    const { createParser } = await untilAborted(import('eventsource-parser'), signal);
    onOpen();
    const parser = createParser({ onEvent: receive });
    const reader = opened.value.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      onPart();
      parser.feed(part.value);
    }
    return undefined;
  }

  async function run(): Promise<void> {
    let attempts = 0;
    while (!closed.signal.aborted) {
      await visibility.visible(closed.signal);
      const hidden = visibility.hiddenSignal();
      const heartbeat = watchSilence(clock);
      const end = anySignal([closed.signal, hidden.signal, heartbeat.signal]);
      const onOpen = (): void => {
        attempts = 0;
        if (wasOpen) options.onReconnect?.();
        wasOpen = true;
      };
      try {
        const problem = await listen(end.signal, onOpen, heartbeat.heard);
        if (problem?.kind === 'unauthorised') return;
      } catch {
        // Broken, closed or hidden: the following checks find out which.
      } finally {
        end.release();
        heartbeat.stop();
        hidden.release();
      }
      if (closed.signal.aborted || hidden.signal.aborted) continue;
      const wait = Math.min(longestWait, firstWait * 2 ** attempts) * (1 + (config.random ?? Math.random)());
      attempts += 1;
      await clock.sleep(wait, closed.signal);
    }
  }

  run().catch(() => {
    // Only closing ends the loop by a rejection.
  });
  return () => closed.abort();
}

/** A signal that aborts when nothing was heard for too long; it is watched until `stop`. */
function watchSilence(clock: Clock): { readonly signal: AbortSignal; readonly heard: () => void; readonly stop: () => void } {
  const silent = new AbortController();
  const stopped = new AbortController();
  let last = clock.now();
  const watch = async (): Promise<void> => {
    for (let left = longestSilence; left > 0; left = last + longestSilence - clock.now()) await clock.sleep(left, stopped.signal);
    silent.abort();
  };
  // Only stopping rejects.
  watch().catch(() => {});
  return { signal: silent.signal, heard: () => void (last = clock.now()), stop: () => stopped.abort() };
}
