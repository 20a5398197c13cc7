import type { ServerEvent } from '../shared/table.ts';

/** A subscription to the server's events. */
export interface EventStream {
  stop(): void;
}

const RETRY_MS = 1500;
const MAX_RETRY_MS = 15_000;

export interface EventStreamListener {
  event(event: ServerEvent): void;
  /** The stream was opened or lost. The server sends the present state after opening. */
  online(on: boolean): void;
}

/** Reads one stream to its end. The credential is sent in a header, so that it is in no address log. */
async function read(sessionId: string, signal: AbortSignal, hearing: EventStreamListener): Promise<void> {
  const response = await fetch('/api/events', { headers: { authorization: `Bearer ${sessionId}` }, signal });
  if (!response.ok || response.body === null) throw new Error(`Events: ${response.status}`);
  hearing.online(true);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) if (part.startsWith('data: ')) hearing.event(JSON.parse(part.slice(6)) as ServerEvent);
  }
}

/** Opens the event stream of a session and reopens it whenever it is lost. */
export function openEventStream(sessionId: string, hearing: EventStreamListener): EventStream {
  const stopped = new AbortController();
  const run = async (): Promise<void> => {
    let failures = 0;
    while (!stopped.signal.aborted) {
      const began = performance.now();
      await read(sessionId, stopped.signal, hearing).catch(() => undefined);
      if (stopped.signal.aborted) return;
      hearing.online(false);
      failures = performance.now() - began > MAX_RETRY_MS ? 0 : failures + 1;
      await new Promise((resolve) => setTimeout(resolve, Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** Math.max(0, failures - 1))));
    }
  };
  void run();
  return { stop: () => stopped.abort() };
}
