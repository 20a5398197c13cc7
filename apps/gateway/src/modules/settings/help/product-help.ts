import { cleanHtml } from '../../../platform/html/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { isComplete } from '../../../platform/texts/index.ts';
import { defaultHelp } from './default-help.ts';
import type { HelpArticle } from './help-article.ts';

/** The article that comes with the platform, as it is stored; undefined for a topic or a language that it has not. */
export function productHelp(tenant: Tenant, topic: string, language: string): HelpArticle | undefined {
  const article = isComplete(language) ? defaultHelp[language](tenant).find(({ id }) => id === topic) : undefined;
  return article === undefined ? undefined : { ...article, content: cleanHtml(article.content) };
}
