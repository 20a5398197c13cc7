import { createTexts } from '../../../texts/texts.ts';
import english from './en.json';

/** The texts of slots and the shared ones. */
export const t = createTexts(english, import.meta.glob<{ default: unknown }>(['./*.json', '!./en.json']));
