import { readFile } from 'node:fs/promises';
import { escapeHtml } from '@livery/brand-build';
import { SHEET_STYLE } from '../shots/contact-sheet.ts';
import { sourceText } from '../shots/site-source.ts';
import type { Shots } from '../shots/take-shots.ts';
import { partTitles } from './brand-facts.ts';
import type { PartDifferences } from './differences.ts';

const STYLE = `${SHEET_STYLE}.pair{display:grid;grid-template-columns:1fr 1fr;gap:1.5rem;margin-block-end:2rem}.pair figure{max-inline-size:none}.pair img{max-block-size:none}td,th{padding:.25rem .75rem .25rem 0;text-align:start;vertical-align:top;overflow-wrap:anywhere}table{inline-size:100%;table-layout:fixed;border-collapse:collapse}tr{border-block-end:1px solid GrayText}`;

/** One page with everything that differs and every pair of pictures, in one file that can be sent: the pictures stand in it. */
export async function sideBySide(ids: readonly [string, string], differences: readonly PartDifferences[], shots: readonly [Shots, Shots]): Promise<string> {
  const [a, b] = shots;
  const pairs = a.pictures.flatMap((picture) => {
    const other = b.pictures.find(({ name }) => name === picture.name);
    return other === undefined ? [] : [{ picture, other }];
  });
  const figures = await Promise.all(
    pairs.map(async ({ picture, other }) => {
      const sides = await Promise.all(
        [picture, other].map(async ({ title, caption, file }, side) => {
          const type = file.endsWith('.jpg') ? 'jpeg' : 'png';
          const id = ids[side] ?? '';
          return `<figure><img loading="lazy" src="data:image/${type};base64,${(await readFile(file)).toString('base64')}" alt="${escapeHtml(`${id}, ${title}: ${caption}`)}"><figcaption>${escapeHtml(id)}</figcaption></figure>`;
        }),
      );
      return `<section><h3>${escapeHtml(`${picture.title}: ${picture.caption}`)}</h3><div class="pair">${sides.join('')}</div></section>`;
    }),
  );
  const tables = differences
    .filter((part) => part.differences.length > 0)
    .map(({ part, differences: rows }) => `<details><summary>${escapeHtml(partTitles[part])}: ${rows.length}</summary><table><thead><tr><th scope="col">Key</th>${ids.map((id) => `<th scope="col">${escapeHtml(id)}</th>`).join('')}</tr></thead><tbody>${rows.map(({ key, a: one, b: two }) => `<tr><th scope="row">${escapeHtml(key)}</th><td>${escapeHtml(one ?? '—')}</td><td>${escapeHtml(two ?? '—')}</td></tr>`).join('')}</tbody></table></details>`);
  const title = `${ids[0]} and ${ids[1]}`;
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>\n<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(shots.map(({ source }) => sourceText(source)).join(' · '))}</p><h2>What differs</h2>${tables.join('\n')}<h2>Pictures</h2>${figures.join('\n')}</main></body></html>\n`;
}
