import type { AddressInfo } from 'node:net';
import { calls } from '@livery/contracts';
import type { Gateway } from '../src/app.ts';

/** One event of a stream. */
export interface ReadEvent {
  readonly name: string;
  readonly data: unknown;
}

/** Reads a stream of server-sent events, one at a time; undefined once it has ended. */
export function readEvents({ body }: Response): () => Promise<ReadEvent | undefined> {
  if (body === null) throw new Error('There is no stream to read.');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  return async function next() {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end === -1) {
        const { done, value } = await reader.read();
        if (done) return undefined;
        rest += value;
        continue;
      }
      const block = rest.slice(0, end);
      rest = rest.slice(end + 2);
      const name = /^event: (.*)$/m.exec(block)?.[1];
      if (name !== undefined) return { name, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') };
    }
  };
}

/** Opens the stream of a session. */
export type OpenEvents = (merchantCode: string, token?: string) => Promise<Response>;

/** Has a gateway listen on a free port; answers what opens its streams of events. */
export async function eventsOf({ app }: Gateway): Promise<OpenEvents> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return (merchantCode, token) =>
    fetch(`http://127.0.0.1:${port}${calls.events.path}`, {
      headers: { 'x-merchant-code': merchantCode, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    });
}
