import { workChallenge } from '@livery/testing';
import { describe, expect, it } from 'vitest';
import { solveWork } from './solve-work.ts';

const { challenge } = workChallenge();
const counterIn = (solution: string): number => (JSON.parse(atob(solution)) as { solution: { counter: number } }).solution.counter;

describe('solveWork', () => {
  it.each([1, 3, 4])('finds the counter with %i derivations at once, and says how far it is', async (atOnce) => {
    const shares: number[] = [];
    expect(counterIn(await solveWork(challenge, { signal: new AbortController().signal, onProgress: (share) => shares.push(share), atOnce }))).toBe(25);
    expect(shares.length).toBeGreaterThan(10);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  it('leaves the page responsive while it works', async () => {
    const controller = new AbortController();
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const endless = workChallenge(100_000).challenge;
    const working = solveWork(endless, { signal: controller.signal, onProgress: () => undefined }).catch((error: unknown) => error);
    await expect.poll(() => turns).toBeGreaterThan(5);
    clearInterval(timer);
    controller.abort();
    expect(await working).toMatchObject({ name: 'AbortError' });
  });

  it('rejects when it was ended before it began', async () => {
    const error = await solveWork(challenge, { signal: AbortSignal.abort(), onProgress: () => undefined }).catch((fault: unknown) => fault);
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});
