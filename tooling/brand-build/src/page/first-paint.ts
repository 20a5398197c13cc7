import type { Brand } from '@livery/brand-kit';
import { languageOf } from '@livery/i18n/tooling';
import type { LanguageCode } from '@livery/i18n/tooling';
import { escapeHtml } from './escape.ts';

/**
 * Styles of the static first paint. They mirror the boxes of the portal's header and hero, by the same tokens,
 * so that nothing moves when the application takes over.
 */
export const firstPaintCss = [
  '*,::before,::after{box-sizing:border-box}',
  'body{margin:0;min-block-size:100dvh;color:var(--color-fg-default);background:var(--color-bg-canvas);font:var(--font-weight-regular) var(--font-size-md)/var(--line-height-body) var(--font-family-body);letter-spacing:var(--tracking-body);-webkit-font-smoothing:antialiased}',
  'body::before{content:"";position:absolute;inset:0;block-size:60rem;z-index:-1;background:var(--gradient-page);pointer-events:none}',
  '.fp-row{position:relative;display:flex;align-items:center;gap:var(--space-5);inline-size:100%;max-inline-size:calc(var(--size-container) + 2*var(--size-gutter));margin-inline:auto;padding-inline:var(--size-gutter)}',
  '.fp-top{display:none;block-size:var(--size-header-top);background:var(--color-header-top-bg)}',
  '.fp-bar{position:relative;z-index:1;color:var(--color-header-bottom-fg)}',
  '.fp-bar .fp-row{block-size:var(--size-header-compact)}',
  '.fp-bar img{display:block;inline-size:auto;block-size:2rem}',
  '[data-header=solid] .fp-bar,[data-header=layered] .fp-bar{background:var(--color-header-bottom-bg)}',
  '[data-header=layered] .fp-bar{border-block-end:var(--stroke-strong) solid var(--color-accent-bg)}',
  '[data-header=floating] .fp-bar{padding-block-start:var(--space-3)}',
  '[data-header=floating] .fp-row::before{content:"";position:absolute;inset-block:0;inset-inline:var(--space-2);z-index:-1;border:var(--stroke-hairline) solid var(--color-border-subtle);border-radius:var(--radius-pill);background:var(--color-header-bottom-bg);backdrop-filter:var(--blur-surface)}',
  '[data-header=floating] .fp-hero .fp-row::before{content:none}',
  '.fp-hero{position:relative;isolation:isolate;display:grid;overflow:clip;min-block-size:33rem;color:var(--color-hero-fg);background:var(--gradient-hero)}',
  'html[data-first=page] .fp-hero{visibility:hidden;block-size:0;min-block-size:100dvh}',
  '[data-header=floating] .fp-hero{margin-block-start:calc(-1*(var(--size-header-compact) + var(--space-3)));padding-block-start:calc(var(--size-header-compact) + var(--space-3))}',
  '.fp-hero picture{position:absolute;inset:0;z-index:-1}',
  '.fp-hero picture img{display:block;inline-size:100%;block-size:100%;object-fit:cover;object-position:50% 100%}',
  '[dir=rtl] .fp-hero picture img{scale:-1 1}',
  '.fp-hero .fp-row{display:grid;align-items:end;padding-block:var(--space-8)}',
  '.fp-copy{display:grid;gap:var(--space-4);max-inline-size:36rem}',
  '.fp-copy h1{margin:0;font-family:var(--font-family-display);font-size:var(--font-size-h1);font-weight:var(--font-weight-display);line-height:var(--line-height-tight);letter-spacing:var(--tracking-display);text-wrap:balance}',
  '.fp-copy p{margin:0;max-inline-size:30rem;color:var(--color-hero-muted);font-size:var(--font-size-lg);line-height:var(--line-height-body);text-wrap:pretty}',
  '.fp-actions{display:flex;padding-block-start:var(--space-2)}',
  '.fp-actions span{display:inline-flex;align-items:center;block-size:var(--size-control-lg);padding-inline:var(--space-5);border-radius:var(--radius-control);color:var(--color-accent-fg);background:var(--gradient-accent);font-weight:var(--font-weight-semibold)}',
  '[data-hero=arch].fp-hero picture{inset-block-start:var(--space-4);inset-inline:max(0px,50% - 38rem);overflow:clip;border-start-start-radius:50% 12rem;border-start-end-radius:50% 12rem}',
  '[data-hero=arch] .fp-row{justify-items:center;text-align:center}[data-hero=arch] .fp-copy p{margin-inline:auto}[data-hero=arch] .fp-actions{justify-content:center}',
  '[data-hero=market].fp-hero{min-block-size:20rem}',
  '@media (width>=48rem){.fp-hero{min-block-size:clamp(26rem,38vw,36rem)}.fp-hero .fp-row{align-items:center}[data-hero=split].fp-hero picture{inset-inline-start:42%}[data-hero=split].fp-hero picture img{object-position:0 50%}[data-hero=split] .fp-copy{max-inline-size:min(36rem,44%)}[data-hero=market].fp-hero{min-block-size:clamp(20rem,28vw,26rem)}}',
  '@media (width>=64rem){.fp-top{display:block}.fp-bar .fp-row{block-size:var(--size-header-bottom)}.fp-bar img{block-size:2.25rem}[data-header=floating] .fp-bar .fp-row::before{inset-inline:calc(var(--size-gutter) - var(--space-4))}[data-header=floating] .fp-hero{margin-block-start:calc(-1*(var(--size-header-bottom) + var(--space-3)));padding-block-start:calc(var(--size-header-bottom) + var(--space-3));min-block-size:clamp(34rem,46vw,46rem)}.fp-copy h1{font-size:var(--font-size-hero)}}',
].join('');

/** Writing systems with tall marks (ISO 15924): the same measure as in ui-kit's global style. */
const TALL_SCRIPTS = new Set(['Arab', 'Deva', 'Beng', 'Taml', 'Telu', 'Sinh', 'Thai', 'Laoo', 'Khmr', 'Mymr']);

/** The style that a language in a tall writing system needs beside {@link firstPaintCss}. */
export function tallScriptCss(language: LanguageCode): string {
  return TALL_SCRIPTS.has(languageOf(language).script) ? '.fp-copy h1{line-height:1.45;letter-spacing:0}' : '';
}

/**
 * The static header and hero of a brand in one language, shown until the application has its first picture.
 * Hidden from assistive technology: the application says the same a moment later, and says it whole. The hero's
 * address is put in by {@link firstPaintScript}, so that other pages do not fetch it.
 */
export function firstPaintHtml({ voice, assets, look, languages }: Brand, language: LanguageCode): string {
  const words = voice[language] ?? voice[languages.default];
  return (
    `<div class="fp" aria-hidden="true">` +
    `<div class="fp-top"></div>` +
    `<div class="fp-bar"><div class="fp-row"><img src="${assets.logo}" alt="" height="36"></div></div>` +
    `<div class="fp-hero" data-hero="${look.hero}">` +
    `<picture><img alt="" fetchpriority="high"></picture>` +
    `<div class="fp-row"><div class="fp-copy"><h1>${escapeHtml(words?.headline ?? '')}</h1><p>${escapeHtml(words?.tagline ?? '')}</p>` +
    `<div class="fp-actions"><span>${escapeHtml(words?.callToAction ?? '')}</span></div></div></div>` +
    `</div></div>`
  );
}

/** Shows the hero that the early script chose; on other pages there is none. */
export const firstPaintScript = `(function(h,i){if(h)i.src=h})(document.documentElement.dataset.heroImage,document.querySelector('.fp-hero img'))`;
