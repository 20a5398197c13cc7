import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSubmit } from './use-submit.ts';

const lost = { kind: 'network', code: 'NETWORK_BROKEN', message: '', status: 0 } as const;

afterEach(cleanup);

describe('useSubmit', () => {
  it('runs one attempt at a time when two are started in the same moment', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const send = vi.fn(() => promise);
    const { result } = renderHook(() => useSubmit());
    await act(async () => {
      const both = [result.current.run(send), result.current.run(send)];
      expect(send).toHaveBeenCalledTimes(1);
      resolve(undefined);
      expect(await Promise.all(both)).toEqual([undefined, undefined]);
    });
    await act(() => result.current.run(send));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('keeps the problem until the next answer and counts failures', async () => {
    const { result } = renderHook(() => useSubmit());
    await act(() => result.current.run(async () => lost));
    expect(result.current).toMatchObject({ busy: false, problem: lost, failures: 1 });
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let ended: Promise<unknown> = Promise.resolve();
    act(() => {
      ended = result.current.run(() => promise);
    });
    expect(result.current).toMatchObject({ busy: true, problem: lost });
    resolve(undefined);
    await act(() => ended);
    expect(result.current).toMatchObject({ busy: false, problem: undefined, failures: 1 });
  });

  it('accepts another attempt after one that threw', async () => {
    const { result } = renderHook(() => useSubmit());
    await act(() => expect(result.current.run(() => Promise.reject(new Error('defect')))).rejects.toThrow('defect'));
    expect(result.current.busy).toBe(false);
  });
});
