import type { RoundView } from '../../../../shared/protocol.ts';
import { MAX_SHOTS_PER_MOVE, SHOT_INTERVAL_MS } from '../../../../shared/fishing.ts';
import type { FishingMove, FishingOutcome, ShotRecord } from '../../../../shared/fishing.ts';
import { ApiProblem } from '../../../api.ts';
import type { Api, PageProblem } from '../../../api.ts';

/** A shot that has hit a target on this page; `tag` is returned with its result. */
export interface Hit<Tag> {
  readonly target: number;
  readonly power: number;
  readonly tag: Tag;
}

/** Callbacks of a magazine. */
export interface MagazineEvents<Tag> {
  /** Charges or prizes have changed. */
  changed(): void;
  /** The server has decided the result of a shot. */
  landed(hit: Hit<Tag>, shot: ShotRecord): void;
  /** The magazine is closed; called once. */
  over(round: RoundView<FishingOutcome>): void;
  /** The server cannot be reached; the request is repeated. */
  offline(): void;
  failed(code: PageProblem): void;
}

/**
 * The open magazine. The server's state is authoritative; in addition the page reserves the charges of flying shots, which
 * the server does not know until they hit.
 */
export interface Magazine<Tag> {
  readonly outcome: FishingOutcome | null;
  readonly spinId: string | null;
  /** Charges that are neither fired nor reserved. */
  readonly free: number;
  /** Processes a round, from an answer or an event. */
  update(round: RoundView): void;
  /** Reserves the charges of a shot; false when too few are free. */
  reserve(power: number): boolean;
  /** Releases the charges of a shot that has hit nothing. */
  release(power: number): void;
  /** Sends a shot that has hit a target. */
  hit(hit: Hit<Tag>): void;
  /** Discards hits that have not been sent yet, for instance on a fish that has been caught. */
  discard(which: (hit: Hit<Tag>) => boolean): void;
  /** Closes the magazine after the pending hits are answered. */
  close(): void;
}

const RETRIES = 8;
const isOver = ({ status }: RoundView): boolean => status === 'settling' || status === 'settled' || status === 'returned';

/** Creates a {@link Magazine} without a round. `wait` resolves after a time in milliseconds. */
export function createMagazine<Tag>(api: Pick<Api, 'move'>, events: MagazineEvents<Tag>, wait: (ms: number) => Promise<void>): Magazine<Tag> {
  let spinId: string | null = null;
  let outcome: FishingOutcome | null = null;
  let flying = 0;
  let queue: Hit<Tag>[] = [];
  /** Number of hits at the head of the queue that are being sent. */
  let sent = 0;
  let busy = false;
  let closing = false;
  const ended = new Set<string>();

  function take(round: RoundView): void {
    if (round.status === 'running' && !ended.has(round.spinId)) {
      const heard = round.outcome as FishingOutcome;
      if (spinId === round.spinId && (outcome?.shots.length ?? 0) > heard.shots.length) return;
      if (spinId !== round.spinId) [flying, queue, sent, closing] = [0, [], 0, false];
      [spinId, outcome] = [round.spinId, heard];
      events.changed();
    } else if (isOver(round) && !ended.has(round.spinId)) {
      ended.add(round.spinId);
      if (spinId === round.spinId) [spinId, outcome, flying, queue, sent, closing] = [null, null, 0, [], 0, false];
      if (round.status !== 'returned') events.over(round as RoundView<FishingOutcome>);
      events.changed();
    }
  }

  async function ask(id: string, move: FishingMove): Promise<RoundView | null> {
    for (let failures = 0; ; ) {
      try {
        return await api.move(id, move);
      } catch (fault) {
        const code = fault instanceof ApiProblem ? fault.code : 'NETWORK';
        failures += 1;
        if (code !== 'NETWORK' || failures > RETRIES) {
          events.failed(code);
          return null;
        }
        events.offline();
        await wait(Math.min(5000, 300 * 2 ** failures));
        if (spinId !== id) return null;
      }
    }
  }

  /** Reports the results of a batch and returns their number; hits that were not fired stay in the queue. */
  function deliver(batch: readonly Hit<Tag>[], first: number, answer: RoundView): number {
    const log = (answer.outcome as FishingOutcome | null)?.shots ?? [];
    const fired = log.slice(first - 1, first - 1 + batch.length);
    if (spinId === answer.spinId) queue = [...batch.slice(fired.length), ...queue.slice(batch.length)];
    sent = 0;
    take(answer);
    for (const [index, shot] of fired.entries()) {
      const hit = batch[index];
      // Another page of this session may have used the number; then this hit was not fired.
      if (hit !== undefined && hit.target === shot[0] && hit.power === shot[1]) events.landed(hit, shot);
    }
    return fired.length;
  }

  /** Sends the next batch or the closing; returns whether there may be more to send. */
  async function askOnce(): Promise<boolean> {
    if (spinId === null || outcome === null || (queue.length === 0 && !closing)) return false;
    const batch = queue.slice(0, MAX_SHOTS_PER_MOVE);
    const first = outcome.shots.length + 1;
    sent = batch.length;
    const answer = await ask(spinId, batch.length === 0 ? { close: true } : { first, shots: batch.map(({ target, power }) => [target, power] as const) });
    if (answer === null) {
      [queue, sent, closing] = [[], 0, false];
      events.changed();
      return false;
    }
    const fired = deliver(batch, first, answer);
    if (batch.length > 0 && fired < batch.length) await wait(SHOT_INTERVAL_MS);
    return true;
  }

  async function pump(): Promise<void> {
    if (busy) return;
    busy = true;
    try {
      while (await askOnce());
    } finally {
      busy = false;
    }
  }

  return {
    get outcome() {
      return outcome;
    },
    get spinId() {
      return spinId;
    },
    get free() {
      return outcome === null || closing ? 0 : outcome.left - flying - queue.reduce((sum, { power }) => sum + power, 0);
    },
    update: take,
    reserve(power) {
      if (power > this.free) return false;
      flying += power;
      events.changed();
      return true;
    },
    release(power) {
      flying = Math.max(0, flying - power);
      events.changed();
    },
    hit(hit) {
      if (outcome === null || closing) return;
      flying = Math.max(0, flying - hit.power);
      queue.push(hit);
      void pump();
    },
    discard(which) {
      queue = queue.filter((hit, index) => index < sent || !which(hit));
      events.changed();
    },
    close() {
      if (outcome === null) return;
      closing = true;
      events.changed();
      void pump();
    },
  };
}
