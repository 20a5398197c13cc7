import { api } from '@livery/api-sdk';
import type { TagType } from '@livery/api-sdk';
import type { TextRuntime } from '@livery/i18n';
import type { SessionStore } from './dispatch.ts';

/** What the gateway answers in the language asked for. Money and records carry no words. */
const worded: readonly TagType[] = ['System', 'Member', 'Games', 'Recents', 'Favourites', 'Content', 'Promotions'];

/** The part of the site's texts that is needed here. */
export type LanguageSource = Pick<TextRuntime, 'language' | 'subscribe'>;

/** Fetches what is on the page anew when the language changes, in this tab or another; returns what stops it. */
export function followLanguage({ dispatch }: SessionStore, text: LanguageSource): () => void {
  let { code } = text.language();
  return text.subscribe(() => {
    const now = text.language().code;
    if (now === code) return;
    code = now;
    dispatch(api.util.invalidateTags([...worded]));
  });
}
