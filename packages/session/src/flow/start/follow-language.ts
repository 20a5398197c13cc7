import { api } from '@livery/api-sdk';
import type { TagType } from '@livery/api-sdk';
import { toastsSlice } from '@livery/app-shell';
import type { TextRuntime } from '@livery/i18n';
import type { SessionStore } from '../dispatch.ts';

/** Tags whose answers depend on the language. */
const TRANSLATED_TAGS: readonly TagType[] = ['System', 'Member', 'Records', 'Games', 'Recents', 'Favourites', 'Content', 'Promotions'];

/** The part of the text runtime that is needed here. */
export type LanguageSource = Pick<TextRuntime, 'hasFallback' | 'language' | 'subscribe'>;

/**
 * Refetches translated data when the language changes, in this tab or another, and reports where English replaces texts that
 * could not be fetched. Returns the function that stops it.
 */
export function followLanguage({ dispatch }: SessionStore, text: LanguageSource): () => void {
  let { code } = text.language();
  let hadFallback = false;
  const follow = (): void => {
    const fallback = text.hasFallback();
    if (fallback && !hadFallback) dispatch(toastsSlice.actions.shown('warning', { ns: 'common', key: 'language.fallback' }));
    hadFallback = fallback;
    const now = text.language().code;
    if (now === code) return;
    code = now;
    dispatch(api.util.invalidateTags([...TRANSLATED_TAGS]));
  };
  follow();
  return text.subscribe(follow);
}
