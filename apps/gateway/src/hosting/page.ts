import { readFileSync, statSync } from 'node:fs';
import type { PreloadedState } from '@livery/contracts';

const NONCE = '__CSP_NONCE__';
const PRELOADED_STATE_SLOT = '<!--livery:preloaded-state-->';
const ORIGIN = '__ORIGIN__';
const PATH = '__PATH__';

/** Text escaped for an attribute. */
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Addresses of a page for search engines. */
export interface PageAddress {
  /** Origin that search engines know the site by. */
  readonly origin: string;
  /** Path that search engines know the page by, without a query. */
  readonly path: string;
}

/** JSON as it may stand inside a `<script>`: nothing in it can end the element or open a comment. */
export function scriptJson(value: unknown): string {
  const unsafe: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028', '\u2029': '\\u2029' };
  return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (character) => unsafe[character] ?? character);
}

/** Renders a page template: fills in nonce, addresses and preloaded answers. */
export function renderPage(template: string, nonce: string, { origin, path }: PageAddress, preloadedState: PreloadedState): string {
  const script = `<script type="application/json" id="livery-preloaded-state">${scriptJson(preloadedState)}</script>`;
  // The nonce first: its placeholder in an answer's text must not be replaced.
  return template
    .replaceAll(NONCE, nonce)
    .replaceAll(ORIGIN, () => attribute(origin))
    .replaceAll(PATH, () => attribute(path))
    .replace(PRELOADED_STATE_SLOT, () => script);
}

/** Reads page templates, and again after a build replaced them. */
export interface Templates {
  /** Returns undefined where the file is not there and never was. */
  read(file: string): string | undefined;
}

function timeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** {@link Templates} that check a file's time at most once a second. A file that is gone is served as it last was. */
export function createTemplates(now: () => number): Templates {
  const known = new Map<string, { text: string | undefined; changed: number | undefined; looked: number }>();
  return {
    read(file) {
      const before = known.get(file);
      if (before !== undefined && now() - before.looked < 1_000) return before.text;
      const changed = timeOf(file) ?? before?.changed;
      const text = changed === before?.changed ? before?.text : (textOf(file) ?? before?.text);
      known.set(file, { text, changed, looked: now() });
      return text;
    },
  };
}
