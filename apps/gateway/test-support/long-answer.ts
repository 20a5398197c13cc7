/** An answer with a long body, of which what is read is counted. */
export interface LongAnswer {
  readonly response: Response;
  /** Bytes that were read so far. */
  read(): number;
  /** Whether whoever read it gave it up. */
  given(): boolean;
}

const CHUNK = 65_536;

/** JSON that is right, followed by blanks: `bytes` in all, so that whoever reads it whole takes it. */
export function longAnswer(value: unknown, bytes = 8 * 1024 * 1024, status = 200): LongAnswer {
  let [read, given] = [0, false];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read >= bytes) {
          controller.close();
          return;
        }
        const chunk = Buffer.alloc(CHUNK, ' ');
        if (read === 0) chunk.write(JSON.stringify(value));
        read += CHUNK;
        controller.enqueue(chunk);
      },
      cancel() {
        given = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body, { status, headers: { 'content-type': 'application/json' } }), read: () => read, given: () => given };
}
