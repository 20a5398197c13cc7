import type { KeysOf } from '../../../texts/texts.ts';
import { createTexts } from '../../../texts/texts.ts';
import english from './en.json';

/** Keys of the card game's texts. */
export type TextKey = KeysOf<typeof english>;
/** The card game's texts and the shared ones. */
export const t = createTexts(english, import.meta.glob<{ default: unknown }>(['./*.json', '!./en.json']));
