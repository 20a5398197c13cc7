import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it, vi } from 'vitest';
import { createGather } from './gather.ts';

/** `a` and `A` are of one owner. */
const usual = { most: 3, groups: 1, crowd: 1, patienceMs: 60_000, mostGroups: 4, ownerOf: (item: string) => item.toLowerCase() };

/** A gathering whose groups end when they are told to; `groups` are those that have begun. */
function gathering(given: { readonly most?: number; readonly groups?: number; readonly crowd?: number; readonly patienceMs?: number; readonly mostGroups?: number } = {}) {
  const begun: { readonly items: readonly string[]; end(answers?: readonly (string | Promise<string>)[]): void; fail(error: Error): void }[] = [];
  const carryOut = (items: readonly string[]) =>
    new Promise<readonly (string | Promise<string>)[]>((resolve, reject) => {
      begun.push({ items, end: (answers = items.map((item) => `${item}!`)) => resolve(answers), fail: reject });
    });
  const gather = createGather<string, string>({ ...usual, ...given, carryOut });
  return { gather, begun, seen: () => begun.map(({ items }) => items.join('')) };
}
/** Until a turn of the event loop has ended: groups begin there. */
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('createGather', () => {
  it('carries an item out at once and by itself when nothing is under way, and nothing else arrives in the same turn', async () => {
    const { gather, begun, seen } = gathering();
    const answer = gather('k', 'a');
    await settled();
    expect(seen()).toEqual(['a']);
    begun[0]?.end();
    expect(await answer).toBe('a!');
  });

  it('carries out together what arrives in one turn of the event loop', async () => {
    const { gather, seen } = gathering({ groups: 2, crowd: 2 });
    for (const item of 'abcde') void gather('k', item);
    expect(seen()).toEqual([]);
    await settled();
    expect(seen()).toEqual(['abc', 'de']);
  });

  it('carries out together, in order and no more than allowed, what arrived meanwhile', async () => {
    const { gather, begun, seen } = gathering({ most: 3 });
    const answers = [gather('k', 'a')];
    await settled();
    answers.push(...[...'bcdef'].map((item) => gather('k', item)));
    await settled();
    expect(seen()).toEqual(['a']);
    for (let group = 0; group < 3; group++) {
      begun[group]?.end();
      await settled();
    }
    expect(seen()).toEqual(['a', 'bcd', 'ef']);
    expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!', 'f!']);
  });

  it('has as many groups of a key under way as it may', async () => {
    const { gather, begun, seen } = gathering({ groups: 2 });
    for (const item of 'abcd') {
      void gather('k', item);
      await settled();
    }
    expect(seen()).toEqual(['a', 'b']);
    begun[1]?.end();
    await settled();
    expect(seen()).toEqual(['a', 'b', 'cd']);
  });

  it('never mixes keys, nor lets one wait for another', async () => {
    const { gather, begun, seen } = gathering();
    void gather('k', 'a');
    void gather('other', 'b');
    await settled();
    void gather('k', 'c');
    void gather('other', 'd');
    await settled();
    expect(seen()).toEqual(['a', 'b']);
    begun[1]?.end();
    await settled();
    expect(seen()).toEqual(['a', 'b', 'd']);
  });

  it('rejects all of a group when it fails, and goes on with the next', async () => {
    const { gather, begun } = gathering();
    const outcome = (item: string) => gather('k', item).catch((error: unknown) => String(error));
    const outcomes = [outcome('a')];
    await settled();
    outcomes.push(outcome('b'), outcome('c'));
    begun[0]?.end();
    await settled();
    begun[1]?.fail(new Error('lost'));
    await settled();
    expect(await Promise.all(outcomes)).toEqual(['a!', 'Error: lost', 'Error: lost']);
    const after = gather('k', 'd');
    await settled();
    begun[2]?.end();
    expect(await after).toBe('d!');
  });

  it('lets the next group begin while an answer of the one before is still under way', async () => {
    const { gather, begun, seen } = gathering();
    const late = Promise.withResolvers<string>();
    const first = gather('k', 'a');
    await settled();
    const second = gather('k', 'b');
    begun[0]?.end([late.promise]);
    await settled();
    expect(seen()).toEqual(['a', 'b']);
    begun[1]?.end();
    expect(await second).toBe('b!');
    late.resolve('late');
    expect(await first).toBe('late');
  });

  it('begins another group beside one only when a crowd waits', async () => {
    const { gather, seen } = gathering({ groups: 2, crowd: 3 });
    void gather('k', 'a');
    await settled();
    void gather('k', 'b');
    void gather('k', 'c');
    await settled();
    expect(seen()).toEqual(['a']);
    void gather('k', 'd');
    await settled();
    expect(seen()).toEqual(['a', 'bcd']);
  });

  it('keeps the items of an owner in order: one waits while an earlier one is under way, in a group or behind it', async () => {
    const { gather, begun, seen } = gathering({ groups: 2 });
    const late = Promise.withResolvers<string>();
    void gather('k', 'a');
    await settled();
    void gather('k', 'A');
    void gather('k', 'b');
    await settled();
    expect(seen()).toEqual(['a', 'b']);
    begun[0]?.end([late.promise]);
    await settled();
    expect(seen()).toEqual(['a', 'b']);
    late.resolve('late');
    await settled();
    expect(seen()).toEqual(['a', 'b', 'A']);
  });

  it('carries out items of one owner in one group, in order, when none is under way', async () => {
    const { gather, begun, seen } = gathering();
    void gather('k', 'b');
    await settled();
    for (const item of ['a', 'A']) void gather('k', item);
    begun[0]?.end();
    await settled();
    expect(seen()).toEqual(['b', 'aA']);
  });

  it('lets a group that takes too long hold up no others, as far as there may be more', async () => {
    const { gather, seen } = gathering({ patienceMs: 1, mostGroups: 3 });
    void gather('k', 'a');
    await settled();
    for (const item of ['b', 'c', 'd', 'e', 'f', 'g', 'h']) void gather('k', item);
    await vi.waitFor(() => expect(seen()).toEqual(['a', 'bcd', 'efg']));
  });

  it('rejects an item that a group leaves without an answer', async () => {
    const { gather, begun } = gathering();
    const answer = gather('k', 'a');
    await settled();
    begun[0]?.end([]);
    await expect(answer).rejects.toThrow('no answer');
  });

  it('carries out groups in the context of no request', async () => {
    const request = new AsyncLocalStorage<string>();
    const contexts: unknown[] = [];
    const gather = createGather<string, string>({
      ...usual,
      carryOut: async (items) => {
        contexts.push(request.getStore());
        return items;
      },
    });
    await Promise.all(['a', 'b', 'c', 'd'].map((item) => request.run(item, () => gather('k', item))));
    expect(contexts).toEqual([undefined, undefined]);
  });
});
