import { describe, expect, it, vi } from 'vitest';
import { waitForTexts } from './wait-for-texts.ts';

const never = () => new Promise<never>(() => {});
const there = () => Promise.resolve();
const lost = () => Promise.reject(new Error('Loading chunk TY/shell failed'));

describe('waitForTexts', () => {
  it.each([
    ['those of the first screen', { ready: never(), load: there }],
    ["the home page's own", { ready: there(), load: never }],
  ])('resolves after 4 seconds when %s stall', async (_, text) => {
    const after = vi.fn((_milliseconds: number, _then: () => void) => {});
    let resolved = false;
    const waiting = waitForTexts(text, after).then(() => (resolved = true));
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect([resolved, after.mock.calls[0]?.[0]]).toEqual([false, 4_000]);
    after.mock.calls[0]?.[1]();
    expect(await waiting).toBe(true);
  });

  it.each([
    ['arrive', there],
    ['are lost', lost],
  ])('resolves at once when the texts %s', async (_, load) => {
    await expect(waitForTexts({ ready: there(), load }, () => {})).resolves.toBeUndefined();
  });
});
