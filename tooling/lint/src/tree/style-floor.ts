import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cssFaults, floorOf, supportedBrowsers } from '@livery/browser-floor';
import { filesUnder } from '../workspace.ts';

const STYLES = /<style[^>]*>([^]*?)<\/style>/g;

/** The style sheets in a file: the whole of it, or what stands in its `style` elements. */
function sheetsOf(file: string, text: string): string[] {
  if (file.endsWith('.css')) return [text];
  return /\.(?:html|svg)$/.test(file) ? [...text.matchAll(STYLES)].map(([, css = '']) => css) : [];
}

/** Returns what the style sheets, pages and pictures of a repository use that one of its oldest supported browsers lacks. */
export function styleFloorFaults(root: string): string[] {
  const floor = floorOf(supportedBrowsers);
  return ['packages', 'apps', 'brands'].flatMap((group) => filesUnder(root, group)).flatMap((file) => {
    const sheets = /\.(?:css|html|svg)$/.test(file) ? sheetsOf(file, readFileSync(join(root, file), 'utf8')) : [];
    return sheets
      .flatMap((css) => cssFaults(css, floor, { nesting: true }))
      .map(({ feature, browsers, line }) => `${file}:${line}: ${feature} is ${browsers.length === 0 ? 'unknown' : `missing in ${browsers.join(', ')}`}.`);
  });
}
