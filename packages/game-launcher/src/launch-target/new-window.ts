import { parseUrl } from './parse-url.ts';

/** Text of a window while its game loads. */
export interface WaitingWindowText {
  readonly title: string;
  readonly text: string;
}

/** Size of a game's window in CSS pixels, within the screen. */
const SIZE = { width: 1280, height: 800 };

/**
 * Opens an empty window for a game. Call it in the click, where popup blockers allow it; undefined where one blocked it all
 * the same. The vendor's page gets no opener.
 */
export function openWaitingWindow(where: 'popup' | 'tab', { title, text }: WaitingWindowText): Window | undefined {
  const { availWidth, availHeight } = globalThis.screen;
  const features = where === 'popup' ? `popup,width=${Math.min(SIZE.width, availWidth)},height=${Math.min(SIZE.height, availHeight)}` : '';
  const opened = globalThis.open('', '_blank', features);
  if (opened === null) return undefined;
  opened.opener = null;
  const page = opened.document;
  const { lang, dir } = document.documentElement;
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  page.title = title;
  Object.assign(page.documentElement, { lang, dir });
  Object.assign(page.body.style, { backgroundColor, color, fontFamily, display: 'grid', placeContent: 'center', minBlockSize: '100vh', margin: '0' });
  page.body.textContent = text;
  return opened;
}

/** Whether an address may be opened in our window: a `javascript:` address would run as this site. */
export function isWebAddress(url: string): boolean {
  return /^https?:$/.test(parseUrl(url)?.protocol ?? '');
}
