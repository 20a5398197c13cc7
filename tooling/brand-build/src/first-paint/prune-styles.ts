import { createHash } from 'node:crypto';
import Beasties from 'beasties';
import postcss from 'postcss';
import { keepLatest } from '../latest.ts';

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
/** Pointer, focus and disabled buttons: nothing of a first paint can be used. */
const INTERACTION = /:(?:hover|active|focus|focus-visible|disabled)\b/;
/** Declarations without effect on a page that is not interactive yet. */
const UNSEEN = /^(?:transition|scroll|scrollbar|overscroll|cursor|(?:-webkit-)?user-select|touch-action|pointer-events|-webkit-tap-highlight)/;
/** Animations do not run yet. */
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Resolves `:is(:lang(…), …)`, which the matcher does not know: it matches everything where the language is among them, as
 * strongly as before. Undefined where it matches nothing.
 */
function resolveLanguages(selector: string, tag: string): string | undefined {
  const [language = tag] = tag.split('-');
  const spoken = (list: string) => list.includes(`:lang(${language})`) || list.includes(`:lang(${tag})`);
  return [...selector.matchAll(LANGUAGES)].every(([, list = '']) => spoken(list)) ? selector.replaceAll(LANGUAGES, ':not(.a)') : undefined;
}

/** Leaves out rules and declarations that cannot matter before the page is interactive, and those of other languages. */
function dropUnseen(css: string, tag: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('media', (rule) => void (rule.params === REDUCED_MOTION && rule.remove()));
  root.walkDecls((declaration) => void (UNSEEN.test(declaration.prop) && declaration.remove()));
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !INTERACTION.test(selector)).flatMap((selector) => resolveLanguages(selector, tag) ?? []);
    if (selectors.length === 0 || rule.nodes.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return root.toString();
}

/** Texts between tags, of which no selector tells one from another. */
const TEXT = />[^<>]+</g;
const ATTRIBUTE = / ([\w-]+)="[^"]*"/g;

/**
 * The page without what no selector looks at: its texts, and the values of attributes that none names. Pages that are alike in
 * this keep the same rules.
 */
function structureOf({ attributes, html, css, tag }: PrunedPage): string {
  const looked = new Set(['class', 'id', ...[...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name)]);
  const bare = (text: string): string => text.replace(ATTRIBUTE, (attribute, name: string) => (looked.has(name) ? attribute : ` ${name}`));
  return [tag, bare(attributes), bare(html).replace(TEXT, '>_<'), css].join('\0');
}

/** Styles of the pages of a fleet, which choose among few looks, each in some languages. */
const prunedOnce = keepLatest<Promise<string>>(512);

/** Keeps the rules that a page's first paint uses, so that a page does not carry the styles of every brand and state. */
export async function pruneStyles(page: PrunedPage): Promise<string> {
  return prunedOnce(createHash('sha256').update(structureOf(page)).digest('base64'), async () => prune(page));
}

async function prune({ attributes, html, css, tag }: PrunedPage): Promise<string> {
  const beasties = new Beasties({ reduceInlineStyles: true, mergeStylesheets: false, fonts: false, compress: false, keyframes: 'critical', logLevel: 'silent' });
  const page = await beasties.process(`<!doctype html><html lang="${tag}"${attributes}><head><style>${dropUnseen(css, tag)}</style></head><body><div id="root">${html}</div></body></html>`);
  const [, kept = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
  return kept.replaceAll('\n', '');
}
