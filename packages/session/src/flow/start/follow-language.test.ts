import { api, tagTypes } from '@livery/api-sdk';
import { describe, expect, it, vi } from 'vitest';
import type { SessionStore } from '../dispatch.ts';
import { followLanguage } from './follow-language.ts';
import type { LanguageSource } from './follow-language.ts';

/** Texts whose language is changed as from another tab, and what was dispatched meanwhile. */
function following() {
  let code = 'EN';
  let tell = () => {};
  const dispatched: { readonly type: string; readonly payload: unknown }[] = [];
  const stopped = vi.fn();
  const store = { dispatch: (action: { readonly type: string; readonly payload: unknown }) => dispatched.push(action) } as unknown as SessionStore;
  const text = { hasFallback: () => false, language: () => ({ code }), subscribe: (listener: () => void) => ((tell = listener), stopped) } as unknown as LanguageSource;
  const stop = followLanguage(store, text);
  return { dispatched, stop, stopped, change: (to: string) => ((code = to), tell()) };
}

describe('followLanguage', () => {
  it('refetches the data of every tag when the language changes, since the gateway words methods, messages and notes too', () => {
    const { dispatched, change } = following();
    change('AR');
    expect(dispatched).toEqual([api.util.invalidateTags([...tagTypes])]);
    change('AR');
    expect(dispatched).toHaveLength(1);
  });

  it('returns what stops it', () => {
    const { stop, stopped } = following();
    stop();
    expect(stopped).toHaveBeenCalledTimes(1);
  });
});
