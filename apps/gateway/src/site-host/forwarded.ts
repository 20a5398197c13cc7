import type { IncomingHttpHeaders } from 'node:http';
import { calls, type CallSpec } from '@livery/contracts';

const PICTURES = '/cdn';
/** First parts of the paths that belong to the platform behind a site: those of all calls, and of its pictures. */
const roots = new Set([...(Object.values(calls) as CallSpec[]).map(({ path }) => path.split('/', 2).join('/')), PICTURES]);

/** Whether an address is that of a picture of the platform, of which a page shows a hundred. */
export const isPicture = (url: string): boolean => url.startsWith(`${PICTURES}/`);

/** Whether a segment leads elsewhere than it says to a server that resolves it: `.`, `..`, or one with an encoded separator. */
const isCrooked = (segment: string): boolean => /^(?:\.|%2e){1,2}$/i.test(segment) || /\\|%2f|%5c/i.test(segment);

/** Whether an address belongs to the platform behind the site. One with segments that lead out of its path belongs to nobody. */
export function isForwarded(url: string): boolean {
  const segments = (url.split('?', 1)[0] ?? '').split('/');
  return roots.has(segments.slice(0, 2).join('/')) && !segments.some(isCrooked);
}

/** Headers that belong to one connection. */
const HOP: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect']);
/** Headers by which proxies say who asked, and for what: a server behind this one would believe what a visitor wrote there. */
const SAID_BY_PROXIES = /^(?:x-forwarded-.*|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip|x-original-url|x-original-host|x-rewrite-url)$/;

const withoutHop = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const named = new Set((headers.connection ?? '').split(',').map((token) => token.trim().toLowerCase()));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name) && !named.has(name)));
};

/** Headers of an answer that are passed on. */
export const answerHeaders = withoutHop;

/** Headers of a request that are passed on. */
export const requestHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(withoutHop(headers)).filter(([name]) => !SAID_BY_PROXIES.test(name)));
