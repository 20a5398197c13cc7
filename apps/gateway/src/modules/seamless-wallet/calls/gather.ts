import { AsyncLocalStorage } from 'node:async_hooks';

/** How items are carried out together. */
export interface GatherOptions<Item, Answer> {
  /** Carries out items of one key and returns the answers in their order; an answer may still be under way when others may follow. */
  readonly carryOut: (items: readonly Item[]) => Promise<readonly (Answer | Promise<Answer>)[]>;
  /** Whom an item belongs to: an item waits for all earlier ones of the same owner, but for those of its own group. */
  readonly ownerOf: (item: Item) => string;
  /** The most items that are carried out together. */
  readonly most: number;
  /** How many groups of a key are under way at once. */
  readonly groups: number;
  /** How many items must wait for another group to begin beside one that is under way. */
  readonly crowd: number;
  /** A group that is under way for longer, in milliseconds, holds up no others. */
  readonly patienceMs: number;
  /** The most groups of a key under way, those included. */
  readonly mostGroups: number;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly owner: string;
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
  readonly reject: (error: unknown) => void;
}

/** The items of a key. */
class Line<Item, Answer> {
  readonly #options: GatherOptions<Item, Answer>;
  readonly #outside: ReturnType<typeof AsyncLocalStorage.snapshot>;
  #waiting: Waiting<Item, Answer>[] = [];
  /** Groups under way that hold up others, and all of them. */
  #groups = 0;
  #unsettled = 0;
  /** Whether groups begin when this turn of the event loop ends. */
  #turning = false;
  /** Owners whose items are under way. */
  readonly #busy = new Set<string>();

  constructor(options: GatherOptions<Item, Answer>, outside: ReturnType<typeof AsyncLocalStorage.snapshot>) {
    this.#options = options;
    this.#outside = outside;
  }

  add(waiting: Waiting<Item, Answer>): void {
    this.#waiting.push(waiting);
    this.#advanceSoon();
  }

  /** Begins groups at the end of this turn of the event loop, so that what is read in one turn goes together. */
  #advanceSoon(): void {
    if (this.#turning) return;
    this.#turning = true;
    this.#outside(() =>
      setImmediate(() => {
        this.#turning = false;
        this.advance();
      }),
    );
  }

  /** Begins as many groups as may begin now. */
  advance(): void {
    const { groups, crowd, mostGroups } = this.#options;
    while (this.#groups < groups && this.#unsettled < mostGroups && this.#waiting.length >= (this.#groups === 0 ? 1 : crowd)) {
      const group = this.#take();
      if (group.length === 0) return;
      const release = this.#hold();
      void this.#outside(() => this.#settle(group, release));
    }
  }

  /** Counts a group as under way until the returned function is called. */
  #hold(): () => void {
    let holding = true;
    const pass = () => {
      if (holding) this.#groups--;
      holding = false;
    };
    this.#groups++;
    this.#unsettled++;
    const timer = setTimeout(() => {
      pass();
      this.advance();
    }, this.#options.patienceMs);
    return () => {
      clearTimeout(timer);
      pass();
      this.#unsettled--;
    };
  }

  /** The next group: those that wait longest, of owners of whom nothing is under way. */
  #take(): Waiting<Item, Answer>[] {
    const group: Waiting<Item, Answer>[] = [];
    const rest: Waiting<Item, Answer>[] = [];
    for (const waiting of this.#waiting) (group.length < this.#options.most && !this.#busy.has(waiting.owner) ? group : rest).push(waiting);
    this.#waiting = rest;
    for (const { owner } of group) this.#busy.add(owner);
    return group;
  }

  async #settle(group: readonly Waiting<Item, Answer>[], release: () => void): Promise<void> {
    const late: Promise<unknown>[] = [];
    const lateOwners = new Set<string>();
    try {
      const answers = await this.#options.carryOut(group.map(({ item }) => item));
      for (const [index, { owner, resolve, reject }] of group.entries()) {
        const answer = answers[index];
        if (answer === undefined) {
          reject(new Error('An item of a group got no answer.'));
          continue;
        }
        if (answer instanceof Promise) {
          lateOwners.add(owner);
          late.push(answer.catch(() => undefined));
        }
        resolve(answer);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    release();
    for (const { owner } of group) if (!lateOwners.has(owner)) this.#busy.delete(owner);
    this.#advanceSoon();
    if (late.length === 0) return;
    await Promise.all(late);
    for (const owner of lateOwners) this.#busy.delete(owner);
    this.#advanceSoon();
  }
}

/**
 * Gathers items of a key that arrive while earlier ones are under way, and carries them out together, in the order of their arrival.
 * A group begins when the turn of the event loop ends in which it may; nothing waits for company any longer than that.
 */
export function createGather<Item, Answer>(options: GatherOptions<Item, Answer>): (key: string, item: Item) => Promise<Answer> {
  const lines = new Map<string, Line<Item, Answer>>();
  // A group belongs to several requests, so it runs in the context of none.
  const outside = AsyncLocalStorage.snapshot();
  return (key, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key) ?? new Line(options, outside);
      lines.set(key, line);
      line.add({ item, owner: options.ownerOf(item), resolve, reject });
    });
}
