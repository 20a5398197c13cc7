import type { KeysOf } from '../../../texts/texts.ts';
import { textsOf } from '../../../texts/texts.ts';
import english from './en.json';

/** Key of a text of the board. */
export type TextOf = KeysOf<typeof english>;
/** The texts of boards, and the shared ones. */
export const t = textsOf(english, import.meta.glob<{ default: unknown }>(['./*.json', '!./en.json']));
