import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDebouncedInput } from './use-debounced-input.ts';

const REST_MS = 100;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function typist() {
  const sent: string[] = [];
  const { result, rerender } = renderHook(({ words }) => useDebouncedInput(words, (text) => sent.push(text), REST_MS), { initialProps: { words: '' } });
  const rest = () =>
    act(() => {
      vi.advanceTimersByTime(REST_MS);
    });
  return {
    sent,
    rest,
    typed: () => result.current.typed,
    type: (text: string) => {
      act(() => result.current.type(text));
      rest();
    },
    arrive: (words: string) => rerender({ words }),
  };
}

describe('useDebouncedInput', () => {
  it('keeps what was typed while earlier values arrive one after the other', () => {
    const { sent, typed, type, arrive } = typist();
    type('moon');
    type('moonlight');
    arrive('moon');
    expect(typed()).toBe('moonlight');
    arrive('moonlight');
    expect([typed(), sent]).toEqual(['moonlight', ['moon', 'moonlight']]);
  });

  it('takes a value from elsewhere, and does not bring back what was typed', () => {
    const { sent, typed, type, arrive, rest } = typist();
    type('moon');
    arrive('moon');
    arrive('');
    rest();
    expect([typed(), sent]).toEqual(['', ['moon']]);
  });
});
