import { failureTemplateId } from '@livery/contracts';
import { readLanguage } from '@livery/i18n/tooling';
import type { LanguageCode } from '@livery/i18n/tooling';
import { escapeHtml } from './escape.ts';

/** Styles of the message: the browser's own colours, since the theme may be what failed. */
export const failureCss =
  '.fp-failure{display:grid;gap:1rem;place-content:center;min-block-size:100dvh;padding:1.5rem;background:Canvas;color:CanvasText;font:1rem/1.5 system-ui,sans-serif;text-align:start}' +
  '.fp-failure a{display:inline-block;padding-block:.75rem;color:LinkText}.fp-failure [hidden]{display:none}';

/**
 * What a page says when nothing of the application runs: what happened, and a link that loads it anew; a browser below
 * the floor is told so instead. Part of the page, in its language, because nothing can be fetched by then.
 *
 * @param language the page's; texts that it lacks are English
 */
export function failureTemplate(language: LanguageCode): string {
  const texts = { ...readLanguage('EN').shell, ...readLanguage('EN').errors, ...readLanguage(language).shell, ...readLanguage(language).errors };
  const text = (key: string): string => escapeHtml(texts[key] ?? '');
  return (
    `<template id="${failureTemplateId}"><main class="fp-failure" role="alert"><h1>${text('crash.title')}</h1>` +
    `<p>${text('crash.text')}</p><p hidden>${text('start.outdated')}</p><a href="">${text('chunk.action')}</a></main></template>`
  );
}
