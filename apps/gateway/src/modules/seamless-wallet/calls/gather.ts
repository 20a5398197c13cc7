import { AsyncLocalStorage } from 'node:async_hooks';

/** How items are carried out together. */
export interface GatherOptions<Item, Answer> {
  /** Carries out items of one key and returns the answers in their order; an answer may still be under way when others may follow. */
  readonly carryOut: (items: readonly Item[]) => Promise<readonly (Answer | Promise<Answer>)[]>;
  /** The most items that are carried out together. */
  readonly most: number;
  /** How many groups of a key are under way at once. */
  readonly groups: number;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
  readonly reject: (error: unknown) => void;
}

interface Line<Item, Answer> {
  readonly waiting: Waiting<Item, Answer>[];
  underWay: number;
}

/**
 * Gathers items of a key that arrive while earlier ones are under way, and carries them out together, in the order of their arrival.
 * An item that meets nobody is carried out at once by itself: nothing ever waits for company.
 */
export function createGather<Item, Answer>({ carryOut, most, groups }: GatherOptions<Item, Answer>): (key: string, item: Item) => Promise<Answer> {
  const lines = new Map<string, Line<Item, Answer>>();
  // A group belongs to several requests, so it runs in the context of none.
  const outside = AsyncLocalStorage.snapshot();

  async function settle(group: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await carryOut(group.map(({ item }) => item));
      for (const [index, { resolve, reject }] of group.entries()) {
        const answer = answers[index];
        if (answer === undefined) reject(new Error('An item of a group got no answer.'));
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  function advance(key: string, line: Line<Item, Answer>): void {
    while (line.underWay < groups && line.waiting.length > 0) {
      const group = line.waiting.splice(0, most);
      line.underWay++;
      void outside(settle, group).finally(() => {
        line.underWay--;
        advance(key, line);
      });
    }
    if (line.underWay === 0) lines.delete(key);
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key) ?? { waiting: [], underWay: 0 };
      lines.set(key, line);
      line.waiting.push({ item, resolve, reject });
      advance(key, line);
    });
}
