import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Broadcast } from '../db/index.ts';

/** Whose news it is. */
export interface Concerned {
  readonly tenantId: string;
  readonly memberId: string;
}

/** News for members, wherever their streams are: at this process or another one on the same database. */
export interface News {
  /** Delivers here at once, and has the other processes deliver to theirs. */
  tell(concerned: Concerned): Promise<void>;
  /** Begins to hear the others. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What passing news on needs. */
export interface NewsDeps {
  readonly broadcast: Broadcast;
  /** Delivers to the streams of this process. */
  readonly deliver: (concerned: Concerned) => Promise<void>;
  /** Who has a stream at this process: told how things stand when something may have been missed. */
  readonly listeners: () => readonly Concerned[];
  readonly onError: (error: unknown) => void;
}

const CHANNEL = 'livery_balance';
const message = z.object({ by: z.string(), tenantId: z.string(), memberId: z.string() });

/** {@link News} over a broadcast. What comes up in one turn of the event loop is told in one statement. */
export function createNews({ broadcast, deliver, listeners, onError }: NewsDeps): News {
  const self = randomUUID();
  let pending: string[] = [];
  let flushing: Promise<void> | undefined;
  let stop: (() => Promise<void>) | undefined;

  function flush(): Promise<void> {
    flushing ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      const payloads = pending;
      pending = [];
      flushing = undefined;
      return broadcast.tell(CHANNEL, payloads);
    });
    return flushing;
  }

  function hear(payload: string): void {
    const parsed = message.safeParse(JSON.parse(payload));
    if (!parsed.success || parsed.data.by === self) return;
    deliver(parsed.data).catch(onError);
  }

  return {
    async tell({ tenantId, memberId }) {
      pending.push(JSON.stringify({ by: self, tenantId, memberId }));
      await Promise.all([deliver({ tenantId, memberId }), flush()]);
    },
    async start() {
      const missed = (): void => void Promise.all(listeners().map(deliver)).catch(onError);
      stop ??= await broadcast.listen(CHANNEL, hear, missed);
    },
    async stop() {
      await stop?.();
      stop = undefined;
    },
  };
}
