import { describe, expect, it, vi } from 'vitest';
import { collectRecords, MOST_RECORDS } from './collect-records.ts';

const pagesOf = (count: number, size = 100) => async (before: string | undefined) => {
  const from = Number(before ?? 0);
  const records = Array.from({ length: Math.min(size, count - from) }, (_, index) => from + index);
  return { records, ...(from + size < count ? { next: String(from + size) } : {}) };
};
const options = () => ({ signal: new AbortController().signal, onProgress: vi.fn<(count: number) => void>() });

describe('collectRecords', () => {
  it('returns every record in its order, and tells how many there are so far', async () => {
    const { signal, onProgress } = options();
    const { records, complete } = await collectRecords(pagesOf(250), { signal, onProgress });
    expect([records.length, records.at(-1), complete]).toEqual([250, 249, true]);
    expect(onProgress.mock.calls.flat()).toEqual([100, 200, 250]);
  });

  it('returns the newest alone where there are more than a file has', async () => {
    const read = vi.fn(pagesOf(MOST_RECORDS * 3));
    const { records, complete } = await collectRecords(read, options());
    expect([records.length, records.at(-1), complete, read.mock.calls.length]).toEqual([MOST_RECORDS, MOST_RECORDS - 1, false, MOST_RECORDS / 100]);
  });

  it('returns nothing for a list without records', async () => {
    expect(await collectRecords(pagesOf(0), options())).toEqual({ records: [], complete: true });
  });

  it('stops when it is called off', async () => {
    const abort = new AbortController();
    const read = vi.fn(pagesOf(1000));
    await expect(collectRecords(read, { signal: abort.signal, onProgress: () => abort.abort(new Error('called off')) })).rejects.toThrow('called off');
    expect(read).toHaveBeenCalledTimes(2);
  });
});
