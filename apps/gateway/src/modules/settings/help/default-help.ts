import type { InEachLanguage } from '../../../platform/texts/index.ts';
import { arabicHelp } from './arabic-help.ts';
import { chineseHelp } from './chinese-help.ts';
import { englishHelp } from './english-help.ts';
import type { HelpArticle, HelpFacts } from './help-article.ts';
import { teluguHelp } from './telugu-help.ts';

/** The default help articles by platform code, the same ones in the same order in each language; merchants are meant to rewrite them. */
export const defaultHelp: InEachLanguage<(facts: HelpFacts) => HelpArticle[]> = { EN: englishHelp, TY: teluguHelp, CN: chineseHelp, AR: arabicHelp };
