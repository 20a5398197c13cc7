import Beasties from 'beasties';

/** What a page's rules are checked against. */
export interface PrunedPage {
  /** Attributes of the root element as in the page, beginning with a space. */
  readonly attributes: string;
  readonly html: string;
  readonly css: string;
  /** BCP-47 tag of the page. */
  readonly tag: string;
}

const LANGUAGES = /:is\(((?::lang\([a-z-]+\)(?:,\s*)?)+)\)/g;
/** Rules of a pointer, a focus or a disabled button: nothing of a first paint can be used. */
const INTERACTION = /[^{}]*:(?:hover|active|focus|focus-visible|disabled)\b[^{}]*\{[^{}]*\}/g;

/** Rules without effect on a page that is not interactive yet, and animations, which do not run. */
const UNSEEN = /(?:transition|scroll|scrollbar|cursor|user-select|touch-action|pointer-events|-webkit-tap-highlight)[a-z-]*:[^;}]*;?|@media \(prefers-reduced-motion: reduce\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
/** Rules of other languages, once those are resolved. */
const NOWHERE = /[^{}]*:not\(\*\)[^{}]*\{[^{}]*\}/g;

/** Resolves `:is(:lang(…), …)`, which the matcher does not know: it matches everything where the language is among them, as strongly as before, and nothing elsewhere. */
function resolveLanguages(css: string, tag: string): string {
  const [language = tag] = tag.split('-');
  return css.replaceAll(LANGUAGES, (_, list: string) => (list.includes(`:lang(${language})`) || list.includes(`:lang(${tag})`) ? ':not(.a)' : ':not(*)'));
}

/** Keeps the rules that a page's first paint uses, so that a page does not carry the styles of every brand and state. */
export async function pruneStyles({ attributes, html, css, tag }: PrunedPage): Promise<string> {
  const beasties = new Beasties({ reduceInlineStyles: true, mergeStylesheets: false, fonts: false, compress: false, keyframes: 'critical', logLevel: 'silent' });
  const rules = resolveLanguages(css, tag).replaceAll(INTERACTION, '').replaceAll(UNSEEN, '').replaceAll(NOWHERE, '');
  const page = await beasties.process(`<!doctype html><html lang="${tag}"${attributes}><head><style>${rules}</style></head><body><div id="root">${html}</div></body></html>`);
  const [, kept = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
  return kept.replaceAll('\n', '');
}
