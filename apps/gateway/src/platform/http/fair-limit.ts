import { Problem } from '../problem.ts';
import { limitKeyOf } from './request/address-prefix.ts';

/** For whom a task is done: those of a merchant wait behind each other and not behind another merchant's. */
export interface TaskOwner {
  readonly tenantId: string;
  /** The visitor's address; null where no visitor asked. */
  readonly ip: string | null;
}

/**
 * Runs a few tasks at once. The others wait: merchants take turns, and within a merchant address ranges do.
 * @throws Problem UNAVAILABLE where too many wait for the same merchant or address range
 */
export type FairLimit = <T>(owner: TaskOwner, task: () => Promise<T>) => Promise<T>;

/** Tasks that may wait. Where each takes a good part of a second, waiting behind more would only end in a timeout. */
export interface WaitingLimits {
  readonly ofTenant: number;
  readonly ofRange: number;
}

const WAITING: WaitingLimits = { ofTenant: 200, ofRange: 50 };

type Start = () => void;

/** The waiting tasks of one merchant. */
interface TenantQueue {
  waiting: number;
  /** By address range; the first range is the next. */
  readonly byRange: Map<string, Start[]>;
}

/** Takes the first entry out; the caller puts it back, behind the others, if it is to have another turn. */
function takeFirst<Value>(map: Map<string, Value>): [string, Value] | undefined {
  const first = map.entries().next().value;
  if (first !== undefined) map.delete(first[0]);
  return first;
}

/** Creates a {@link FairLimit}. */
export function createFairLimit(concurrency: number, limits: WaitingLimits = WAITING): FairLimit {
  let active = 0;
  /** The first merchant is the next. */
  const byTenant = new Map<string, TenantQueue>();

  function wait({ tenantId, ip }: TaskOwner): Promise<void> {
    const tenant = byTenant.get(tenantId) ?? { waiting: 0, byRange: new Map<string, Start[]>() };
    const range = ip === null ? '' : limitKeyOf(ip);
    const queue = tenant.byRange.get(range) ?? [];
    if (tenant.waiting >= limits.ofTenant || queue.length >= limits.ofRange) throw new Problem('UNAVAILABLE', { retryAfter: 5 });
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push(resolve);
    tenant.byRange.set(range, queue);
    tenant.waiting += 1;
    byTenant.set(tenantId, tenant);
    return promise;
  }

  function takeNext(): Start | undefined {
    const [tenantId, tenant] = takeFirst(byTenant) ?? [];
    if (tenantId === undefined || tenant === undefined) return undefined;
    const [range, queue] = takeFirst(tenant.byRange) ?? [];
    if (range === undefined || queue === undefined) return undefined;
    const start = queue.shift();
    tenant.waiting -= 1;
    if (queue.length > 0) tenant.byRange.set(range, queue);
    if (tenant.waiting > 0) byTenant.set(tenantId, tenant);
    return start;
  }

  return async (owner, task) => {
    // A task that starts at once takes a place; one that waited takes over that of the task before it.
    if (active < concurrency) active += 1;
    else await wait(owner);
    try {
      return await task();
    } finally {
      const start = takeNext();
      if (start === undefined) active -= 1;
      else start();
    }
  };
}
