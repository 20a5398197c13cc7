import { describe, expect, it, vi } from 'vitest';
import { MOST_ROWS, readParts } from './read-parts.ts';

const { signal } = new AbortController();
const part = (count: number, next: string | null) => ({ rows: Array.from({ length: count }, (_, index) => index), next });

describe('readParts', () => {
  it('returns every row when each part is read behind the one before, and tells how many there are so far', async () => {
    const read = vi.fn(async (before: string | undefined) => (before === undefined ? part(200, 'b') : part(3, null)));
    const onProgress = vi.fn<(count: number) => void>();
    expect(await readParts(read, signal, onProgress)).toMatchObject({ rows: { length: 203 }, cut: false });
    expect([read.mock.calls, onProgress.mock.calls]).toEqual([[[undefined], ['b']], [[200], [203]]]);
  });

  it('returns the first rows alone when there are more than a file has, and says so', async () => {
    const endless = vi.fn(async () => part(200, 'on'));
    expect(await readParts(endless, signal)).toMatchObject({ rows: { length: MOST_ROWS }, cut: true });
    expect(endless).toHaveBeenCalledTimes(MOST_ROWS / 200);
    expect(await readParts(async () => part(MOST_ROWS, null), signal)).toMatchObject({ cut: false });
    expect(await readParts(async () => part(MOST_ROWS + 1, null), signal)).toMatchObject({ rows: { length: MOST_ROWS }, cut: true });
  });

  it('returns nothing when a list has no rows', async () => {
    expect(await readParts(async () => part(0, null), signal)).toEqual({ rows: [], cut: false });
  });

  it('stops when nobody waits for it any more', async () => {
    const abort = new AbortController();
    const read = vi.fn(async () => (abort.abort(), part(200, 'on')));
    await expect(readParts(read, abort.signal)).rejects.toThrow();
    expect(read).toHaveBeenCalledTimes(1);
  });
});
