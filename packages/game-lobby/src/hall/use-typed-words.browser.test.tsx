import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REST_MS, useTypedWords } from './use-typed-words.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function typist() {
  const sent: string[] = [];
  const { result, rerender } = renderHook(({ words }) => useTypedWords(words, (text) => sent.push(text)), { initialProps: { words: '' } });
  return {
    sent,
    typed: () => result.current.typed,
    type: (text: string) => {
      act(() => result.current.type(text));
      act(() => {
        vi.advanceTimersByTime(REST_MS);
      });
    },
    arrive: (words: string) => rerender({ words }),
  };
}

it('keeps what was typed while earlier words arrive one after the other', () => {
  const { sent, typed, type, arrive } = typist();
  type('moon');
  type('moonlight');
  arrive('moon');
  expect(typed()).toBe('moonlight');
  arrive('moonlight');
  expect([typed(), sent]).toEqual(['moonlight', ['moon', 'moonlight']]);
});

it('gives way to words from elsewhere', () => {
  const { typed, type, arrive } = typist();
  type('moon');
  arrive('moon');
  arrive('');
  expect(typed()).toBe('');
});
