import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '../problem.ts';

/** Most bytes of an ordinary body. */
export const BODY_LIMIT = 64 * 1024;
/** Large bodies at once: each is held in memory, for as long as a slow uplink needs. A page sends one after the other. */
const MOST_OF_MEMBER = 3;
const MOST_OF_PROCESS = 24;
/** Seconds after which a body that found no place may be sent again. */
const RETRY_AFTER_S = 5;

/** Whether a body may be larger than ordinary ones; one that comes in chunks states no length. */
export function mayBeLarge({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > BODY_LIMIT;
}

/** Places for large bodies, of which this process and each member have some. */
export interface LargeBodies {
  /**
   * Takes a place until the answer has ended or its connection is gone.
   * @throws Problem TOO_MANY_REQUESTS where none is free
   */
  take(member: string, response: Pick<ServerResponse, 'once' | 'destroyed'>): void;
}

/** Places that are all free. */
export function createLargeBodies(): LargeBodies {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(member, response) {
      // Who has gone away meanwhile sends nothing, and nothing would tell of it again.
      if (response.destroyed) return;
      const own = taken.get(member) ?? 0;
      if (own >= MOST_OF_MEMBER || all >= MOST_OF_PROCESS) throw new Problem('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_S });
      taken.set(member, own + 1);
      all += 1;
      let isFree = false;
      const free = (): void => {
        if (isFree) return;
        isFree = true;
        all -= 1;
        const left = (taken.get(member) ?? 1) - 1;
        if (left === 0) taken.delete(member);
        else taken.set(member, left);
      };
      // Requests from within have no connection that could close.
      response.once('finish', free);
      response.once('close', free);
    },
  };
}
