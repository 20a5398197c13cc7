import type { KeysOf } from '../../../texts/texts.ts';
import { createTexts } from '../../../texts/texts.ts';
import english from './en.json';

/** Keys of the texts of lotteries with scheduled draws. */
export type TextKey = KeysOf<typeof english>;
/** The texts of lotteries with scheduled draws and the shared ones. */
export const t = createTexts(english, import.meta.glob<{ default: unknown }>(['./*.json', '!./en.json']));
