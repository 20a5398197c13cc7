import type { Comparison } from './compare.ts';

/** A picture that differs from what is kept of it, or could not be taken. */
export interface Finding {
  readonly title: string;
  readonly story: string;
  readonly look: string;
  /** Below the folders `kept`, `now` and `difference` of the report. */
  readonly file: string;
  readonly state: Comparison['state'] | 'failed' | 'gone';
  readonly reason: string;
  readonly marked: boolean;
}

/** Whether a picture that was accepted is kept: it could be taken, and its story is there. */
export const isKept = ({ state }: Finding): boolean => state !== 'failed' && state !== 'gone';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 120rem; padding: 2rem; }
  article { border-block-start: 1px solid; padding-block: 1.5rem; }
  .pictures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
  figure { margin: 0; } figcaption { padding-block-end: 0.5rem; } img { border: 1px solid; max-width: 100%; }`;

const figure = (caption: string, source: string): string => `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${caption}" loading="lazy"></a></figure>`;

function article({ title, story, look, file, state, reason, marked }: Finding): string {
  const source = encodeURI(file);
  const pictures = [
    ...(state === 'changed' || state === 'gone' ? [figure('Kept', `kept/${source}`)] : []),
    ...(state === 'changed' || state === 'new' ? [figure('Now', `now/${source}`)] : []),
    ...(marked ? [figure('Difference', `difference/${source}`)] : []),
  ];
  return `<article><h2>${escaped(title)} · ${escaped(story)}</h2><p>${escaped(look)}: ${state}. ${escaped(reason)}</p><div class="pictures">${pictures.join('')}</div></article>`;
}

/**
 * A page that shows what differs side by side.
 *
 * @param accepted whether it is kept from now on
 */
export function reportPage(findings: readonly Finding[], same: number, accepted = false): string {
  const differing = accepted ? `${findings.filter(isKept).length} kept from now on` : findings.length === 1 ? '1 picture differs' : `${findings.length} pictures differ`;
  const heading = findings.length === 0 ? `All ${same} pictures are as they are kept.` : `${differing}, ${same} ${accepted ? 'as they were' : 'are as they are kept'}.`;
  const hint = findings.length === 0 || accepted ? '' : '<p><code>npm run pictures -- --accept</code> keeps what is shown under “Now”.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures</title><style>${STYLE}</style></head>
<body><h1>${heading}</h1>${hint}${findings.map(article).join('\n')}</body></html>\n`;
}
