import { escapeHtml } from '@livery/brand-build';
import type { SiteSource } from './site-source.ts';
import { sourceText } from './site-source.ts';

/** A picture of a contact sheet. */
export interface SheetPicture {
  readonly title: string;
  readonly caption: string;
  /** Address, relative to the sheet, or a data address. */
  readonly url: string;
}

/** Style of sheets of pictures: the system's colours and type. */
export const SHEET_STYLE =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:2rem}h1{font-size:1.25rem}h2{font-size:1.125rem}' +
  '.pictures{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:start}figure{margin:0;max-inline-size:32rem}img{display:block;max-inline-size:100%;max-block-size:40rem;border:1px solid GrayText}figcaption{font-size:.875rem}';

/** A page with all pictures of a brand, by scene, and where they come from. */
export function contactSheet(id: string, source: SiteSource, pictures: readonly SheetPicture[]): string {
  const titles = [...new Set(pictures.map(({ title }) => title))];
  const sections = titles.map((title) => {
    const figures = pictures
      .filter((picture) => picture.title === title)
      .map(({ caption, url }) => `<figure><a href="${escapeHtml(url)}"><img src="${escapeHtml(url)}" alt="${escapeHtml(`${title}: ${caption}`)}" loading="lazy"></a><figcaption>${escapeHtml(caption)}</figcaption></figure>`);
    return `<section><h2>${escapeHtml(title)}</h2><div class="pictures">${figures.join('')}</div></section>`;
  });
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(id)}: pictures</title><style>${SHEET_STYLE}</style></head>\n<body><main><h1>${escapeHtml(id)}</h1><p>${escapeHtml(sourceText(source))}, ${escapeHtml(source.at)}</p>${sections.join('\n')}</main></body></html>\n`;
}
