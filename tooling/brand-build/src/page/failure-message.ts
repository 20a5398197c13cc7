import { readFileSync } from 'node:fs';
import type { Brand } from '@livery/brand-kit';
import { languageOf } from '@livery/i18n/tooling';
import type { LanguageCode } from '@livery/i18n/tooling';
import { escapeHtml } from './escape.ts';

/** Id of the template that the application shows when it fails before it can say anything itself. */
export const FAILURE_TEMPLATE = 'livery-failure';

/** Styles of the message: the browser's own colours, since the theme may be what failed. */
export const failureCss =
  '.fp-failure{display:grid;gap:2rem;place-content:center;min-block-size:100dvh;padding:1.5rem;background:Canvas;color:CanvasText;font:1rem/1.5 system-ui,sans-serif;text-align:start}' +
  '.fp-failure a{display:inline-block;padding-block:.75rem;color:LinkText}';

/** The brand's default language and a second one: English, or where that is the default the next that the brand offers. */
function languagesOf({ languages }: Pick<Brand, 'languages'>): readonly LanguageCode[] {
  const second = languages.default === 'EN' ? languages.offered.find((code) => code !== 'EN') : 'EN';
  return second === undefined ? [languages.default] : [languages.default, second];
}

function textsOf(code: LanguageCode): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL(`locales/${code}/shell.json`, import.meta.resolve('@livery/i18n/tooling')), 'utf8')) as Record<string, string>;
}

/** What a page says in two languages when nothing of the application runs: what happened, and a link that loads it anew. */
export function failureTemplate(brand: Pick<Brand, 'languages'>): string {
  const sections = languagesOf(brand).map((code, index) => {
    const { tag, direction } = languageOf(code, brand.languages.remap);
    const texts = textsOf(code);
    const heading = index === 0 ? 'h1' : 'h2';
    const text = (key: string): string => escapeHtml(texts[key] ?? '');
    return `<section lang="${tag}" dir="${direction}"><${heading}>${text('crash.title')}</${heading}><p>${text('crash.text')}</p><a href="">${text('chunk.action')}</a></section>`;
  });
  return `<template id="${FAILURE_TEMPLATE}"><main class="fp-failure">${sections.join('')}</main></template>`;
}
