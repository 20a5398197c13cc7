import { type CompleteLanguage, completeLanguages } from '../../../platform/texts/index.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A paragraph. One without a letter of a mail from right to left, as a code, keeps its own order and stands where the others begin. */
function paragraph(text: string, direction: 'ltr' | 'rtl' | undefined): string {
  const words = escapeHtml(text).replaceAll('\n', '<br>');
  const shown = direction === 'rtl' && !RIGHT_TO_LEFT.test(text) ? `<span dir="ltr">${words}</span>` : words;
  return `<p dir="${direction ?? 'auto'}" style="margin:0 0 1em">${shown}</p>`;
}

/**
 * The same mail as HTML: the brand's name above its paragraphs. Language and direction stand beside the content as well, since mail
 * programs drop the elements around it.
 * @param language what the text is written in; without it each paragraph has the direction of its own letters
 */
export function mailHtml(brand: string, text: string, language?: CompleteLanguage): string {
  const layout = language === undefined ? undefined : completeLanguages[language];
  const stated = layout === undefined ? '' : ` lang="${layout.tag}" dir="${layout.direction}"`;
  const paragraphs = text.split(/\n{2,}/).map((each) => paragraph(each, layout?.direction)).join('\n');
  return `<!doctype html>
<html${stated}><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif"><div${stated} style="max-width:36em;margin:0 auto">
<p${layout === undefined ? ' dir="auto"' : ''} style="margin:0 0 1em;font-size:20px;font-weight:600"><span dir="auto">${escapeHtml(brand)}</span></p>
${paragraphs}
</div></body></html>
`;
}
