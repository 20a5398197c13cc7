import type { ResponseOf } from '@livery/contracts';
import type { Tenant } from '../../../platform/http/index.ts';

/** An article of the help centre, its content in HTML. */
export type HelpArticle = ResponseOf<'helpCenter'>['entries'][number];

/** What the default articles name of a merchant. */
export type HelpFacts = Pick<Tenant, 'name' | 'minimumAge'>;

/** Each text as a paragraph. */
export const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');
