import type { RoundView } from '../../../../shared/protocol.ts';
import { MAX_SHOTS_PER_MOVE, SHOT_INTERVAL_MS } from '../../../../shared/fishing.ts';
import type { FishingMove, FishingOutcome, ShotRecord } from '../../../../shared/fishing.ts';
import { ApiProblem } from '../../../api.ts';
import type { Api, PageProblem } from '../../../api.ts';

/** A shot that has hit something on this page; `tag` is what the page wants back with its result. */
export interface Hit<Tag> {
  readonly target: number;
  readonly power: number;
  readonly tag: Tag;
}

/** What is heard of a magazine. */
export interface MagazineEvents<Tag> {
  /** Charges or prizes are others than before. */
  changed(): void;
  /** The server has decided a shot. */
  landed(hit: Hit<Tag>, shot: ShotRecord): void;
  /** The magazine is closed; told once. */
  over(round: RoundView<FishingOutcome>): void;
  /** The server cannot be reached; the same shots are asked for again. */
  offline(): void;
  failed(code: PageProblem): void;
}

/**
 * The magazine in the cannon. What the server says counts; beside it there are charges that this page has let fly and
 * the server does not know of yet: until a shot hits and is answered, its charges are the player's own.
 */
export interface Magazine<Tag> {
  readonly outcome: FishingOutcome | null;
  readonly spinId: string | null;
  /** Charges that can be let fly. */
  readonly free: number;
  /** Takes notice of a round, from wherever it is heard. */
  take(round: RoundView): void;
  /** Lets charges fly; false when they are not there. */
  fly(power: number): boolean;
  /** A shot has found nothing. */
  back(power: number): void;
  /** A shot has hit. */
  hit(hit: Hit<Tag>): void;
  /** Takes hits back that were not sent yet, such as those on a fish that has just been caught. */
  forget(which: (hit: Hit<Tag>) => boolean): void;
  /** Closes it once the hits on their way are answered. */
  close(): void;
}

const RETRIES = 8;
const isOver = ({ status }: RoundView): boolean => status === 'settling' || status === 'settled' || status === 'returned';

/** A cannon without a magazine. `wait` is how time passes. */
export function createMagazine<Tag>(api: Pick<Api, 'step'>, events: MagazineEvents<Tag>, wait: (ms: number) => Promise<void>): Magazine<Tag> {
  let spinId: string | null = null;
  let outcome: FishingOutcome | null = null;
  let flying = 0;
  let queue: Hit<Tag>[] = [];
  /** How many at the head of the queue are being asked for. */
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
        return await api.step(id, move);
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

  /** Tells each hit of a batch what became of it; those that were not fired yet stay in the queue. */
  function deliver(batch: readonly Hit<Tag>[], first: number, answer: RoundView): number {
    const log = (answer.outcome as FishingOutcome | null)?.shots ?? [];
    const fired = log.slice(first - 1, first - 1 + batch.length);
    if (spinId === answer.spinId) queue = [...batch.slice(fired.length), ...queue.slice(batch.length)];
    sent = 0;
    take(answer);
    for (const [index, shot] of fired.entries()) {
      const hit = batch[index];
      // A number may have been used by another page of this session: then that is its shot, and ours was not fired.
      if (hit !== undefined && hit.target === shot[0] && hit.power === shot[1]) events.landed(hit, shot);
    }
    return fired.length;
  }

  /** Asks for what waits; answers whether anything was left to ask for. */
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
    take,
    fly(power) {
      if (power > this.free) return false;
      flying += power;
      events.changed();
      return true;
    },
    back(power) {
      flying = Math.max(0, flying - power);
      events.changed();
    },
    hit(hit) {
      if (outcome === null || closing) return;
      flying = Math.max(0, flying - hit.power);
      queue.push(hit);
      void pump();
    },
    forget(which) {
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
