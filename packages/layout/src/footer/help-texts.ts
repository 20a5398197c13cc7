import type { HelpArticle } from '@livery/brand-kit';
import type { PlainTextKey } from '@livery/i18n';

/** What each article of the help centre is called. */
export const helpTexts = {
  about: 'help.about',
  deposit: 'help.deposit',
  withdraw: 'help.withdraw',
  rules: 'help.rules',
  faq: 'help.faq',
  responsibleGaming: 'help.responsibleGaming',
  terms: 'help.terms',
  privacy: 'help.privacy',
  contact: 'help.contact',
} as const satisfies Record<HelpArticle, PlainTextKey<'layout'>>;
