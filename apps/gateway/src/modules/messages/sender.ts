import type { Secrets } from '../../platform/crypto/index.ts';
import type { Clock } from '../../platform/db/index.ts';
import { backoffMs } from './backoff.ts';
import type { Claimed, Claims, Failure, Lane } from './claims.ts';
import { openContent } from './content.ts';
import { createLaneHealth, type LaneHealth } from './lane-health.ts';
import type { MessageLog } from './message.ts';
import type { Provider, ProviderOf } from './providers/provider.ts';

/** Sends what is queued, each message at least once and by one sender at a time, whatever becomes of the others. */
export interface Sender {
  /** Begins to send what is due, for each merchant and channel on its own, and gives up what is of no use any more. */
  run(): Promise<void>;
  /** The same; resolves when all that was due has ended or waits for another attempt. */
  drain(): Promise<void>;
  /** Runs now and every `everyMs`, until {@link Sender.stop}. */
  start(everyMs: number): void;
  /** Takes no further messages; resolves when those under way have ended. */
  stop(): Promise<void>;
}

/** Counts messages of a merchant and channel that were given up, by why. */
export type CountGivenUp = (lane: Lane, failure: Failure, count: number) => void;

export interface SenderDeps {
  readonly claims: Claims;
  readonly secrets: Secrets;
  readonly providerOf: ProviderOf;
  /** The merchant's brand; undefined where this gateway does not serve it: another one sends its messages. */
  readonly brandOf: (tenantId: string) => { readonly name: string; readonly domain: string | undefined } | undefined;
  readonly clock: Clock;
  /** From 0 to 1, for pauses. */
  readonly random: () => number;
  readonly log: MessageLog;
  /** Counts messages that were given up. */
  readonly givenUp: CountGivenUp;
  readonly onError: (error: unknown) => void;
}

/** Messages of one merchant by one channel under way at once. */
const AT_ONCE = 4;

export function createSender({ claims, secrets, providerOf, brandOf, clock, random, log, givenUp, onError }: SenderDeps): Sender {
  const underWay = new Map<string, Promise<void>>();
  const healths = new Map<string, LaneHealth>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  const keyOf = ({ tenantId, channel }: Lane): string => `${channel} ${tenantId}`;
  function healthOf(lane: Lane): LaneHealth {
    const health = healths.get(keyOf(lane)) ?? createLaneHealth(clock);
    healths.set(keyOf(lane), health);
    return health;
  }

  async function giveUp(message: Claimed, failure: Failure, reason?: string): Promise<void> {
    if (!(await claims.failed(message, failure))) return;
    givenUp(message, failure, 1);
    const { tenantId: merchant, channel, id, attempts } = message;
    log.error({ merchant, channel, message: id, attempts, failure, ...(reason === undefined ? {} : { reason }) }, 'a message was given up');
  }

  async function retry(message: Claimed, reason: string): Promise<void> {
    const at = new Date(clock.now() + backoffMs(message.attempts, random));
    if (at >= message.expiresAt) return giveUp(message, 'expired', reason);
    await claims.retryAt(message, at);
    return undefined;
  }

  async function deliver(message: Claimed, provider: Provider | undefined, health: LaneHealth): Promise<void> {
    const { tenantId, channel, id, expiresAt, attempts } = message;
    const brand = brandOf(tenantId);
    const content = openContent(secrets, message.content);
    if (content === undefined) return giveUp(message, 'unreadable');
    if (provider === undefined || brand === undefined) return giveUp(message, 'no-provider');
    const outcome = await provider.send({ ...content, id, merchant: tenantId, brand: brand.name, domain: brand.domain, expiresAt });
    if (outcome.kind !== 'temporary') health.answered();
    if (outcome.kind === 'sent') return void (await claims.sent(message));
    if (outcome.kind === 'permanent') return giveUp(message, 'refused', outcome.reason);
    const what = { merchant: tenantId, channel, message: id, attempts, reason: outcome.reason };
    log.warn(what, 'a message could not be sent yet');
    if (health.failed()) log.error({ merchant: tenantId, channel, reason: outcome.reason }, 'a provider of messages fails: it is given a pause');
    return retry(message, outcome.reason);
  }

  async function sendLane(lane: Lane): Promise<void> {
    const health = healthOf(lane);
    for (let more = true; more; ) {
      const limit = stopped ? 0 : health.admits(AT_ONCE);
      if (limit === 0) return;
      const provider = await providerOf(lane.tenantId, lane.channel);
      const messages = await claims.claim(lane, limit);
      // One that fails here, as when the database is gone, is taken over when its lease has ended.
      const ended = await Promise.allSettled(messages.map((message) => deliver(message, provider, health)));
      for (const each of ended) if (each.status === 'rejected') onError(each.reason);
      more = messages.length === limit;
    }
  }

  async function begin(): Promise<void> {
    for (const { count, ...lane } of await claims.expire()) {
      givenUp(lane, 'expired', count);
      log.error({ merchant: lane.tenantId, channel: lane.channel, count, failure: 'expired' }, 'messages were given up');
    }
    for (const lane of await claims.lanes()) {
      const key = keyOf(lane);
      if (stopped || underWay.has(key) || brandOf(lane.tenantId) === undefined) continue;
      underWay.set(key, sendLane(lane).catch(onError).finally(() => underWay.delete(key)));
    }
  }

  const run = (): Promise<void> => {
    running ??= begin().finally(() => {
      running = undefined;
    });
    return running;
  };
  const settle = async (): Promise<void> => {
    await Promise.all(underWay.values());
  };

  return {
    run,
    async drain() {
      await run();
      await settle();
    },
    start(everyMs) {
      stopped = false;
      const runQuietly = () => void run().catch(onError);
      timer ??= setInterval(runQuietly, everyMs).unref();
      runQuietly();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      timer = undefined;
      await running?.catch(() => undefined);
      await settle();
    },
  };
}
