import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { viewsOf } from '../scenes/variants.ts';
import type { View } from '../scenes/variants.ts';
import type { Looker } from '../scenes/scenes.ts';
import { shownFaults } from './faults.ts';
import { brandScript, editedBrand, framePage } from './frame-page.ts';
import type { PageParts } from './frame-page.ts';
import type { BrandState, HotBrand } from './hot-brand.ts';
import { iconsPart } from './icons.ts';
import { mailPage, mailsOf } from './mails.ts';
import { previewPage } from './preview-page.ts';
import { passOn } from './proxy.ts';
import type { ChangeMessage } from './client/messages.ts';

/** What a preview is served from. */
export interface PreviewParts extends PageParts {
  readonly id: string;
  /** How messages begin the paths of the brands' folder; `brands/` when left out. */
  readonly place?: string;
  readonly hot: HotBrand;
  /** Languages of the brand in place of its first one of each direction. */
  readonly languages?: readonly string[] | undefined;
  /** Folder of the built shell. */
  readonly dist: string;
  /** Port of the gateway that answers the pages' calls. */
  readonly gatewayPort: number;
  /** Session of a looker; undefined for a visitor. */
  readonly tokenOf: (looker: Looker) => string | undefined;
}

/** Names by which a browser reaches its own machine. */
const OWN_NAME = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a brand's preview: its page on `<id>.localhost`, and each picture's page on a host of its own below that name, so
 * that each has the scheme, the language and the session of its view alone. They are of one site, since browsers keep the
 * storage of others from a frame. Calls go to the gateway.
 */
export function createPreviewServer({ id, hot, languages, dist, gatewayPort, tokenOf, ...parts }: PreviewParts): Server {
  const files = new Map<string, Uint8Array>();
  const listeners = new Set<ServerResponse>();
  let change = 0;
  let message = messageOf(hot.state());

  function messageOf(state: BrandState): ChangeMessage {
    const { compiled } = state;
    for (const { url, content } of compiled?.files ?? []) files.set(url, content);
    return {
      change,
      savedAt: state.savedAt,
      pictures: [...(compiled?.brand.schemes ?? []), ...(compiled === undefined ? [] : mailsOf(compiled.brand).map(({ name }) => name))].join(' '),
      faults: shownFaults(state.faults, parts.place),
      brand: compiled === undefined || !state.current ? undefined : editedBrand(compiled, parts.shell),
      icons: compiled === undefined ? '' : iconsPart(compiled),
    };
  }
  hot.onChange((state) => {
    change += 1;
    message = messageOf(state);
    for (const listener of listeners) listener.write(`data: ${JSON.stringify(message)}\n\n`);
  });

  const send = (answer: ServerResponse, type: string, content: string | Uint8Array, status = 200, isolated = false): void => {
    // The page shares no thread with the applications in its frames.
    answer.writeHead(status, { 'content-type': type, ...(isolated ? { 'origin-agent-cluster': '?1' } : {}), 'cache-control': type.startsWith('text/html') ? 'no-store' : 'max-age=31536000, immutable' });
    answer.end(content);
  };
  const html = (answer: ServerResponse, content: string, status?: number): void => send(answer, 'text/html; charset=utf-8', content, status);
  const isShown = (language: string): boolean => languages === undefined || languages.includes(language);
  const views = (): View[] => {
    const { brand } = hot.state().compiled ?? {};
    if (brand === undefined) return [];
    // An edit may have taken one of them from the brand.
    return viewsOf(brand.schemes, languages === undefined ? undefined : { codes: brand.languages.offered.filter(isShown), remap: brand.languages.remap });
  };

  async function ownPage(request: IncomingMessage, answer: ServerResponse, path: string, query: URLSearchParams): Promise<void> {
    const { compiled } = hot.state();
    const mails = compiled === undefined ? [] : mailsOf(compiled.brand).filter(({ language }) => isShown(language));
    const port = request.socket.localPort ?? 0;
    if (path === '/') {
      const source = `Pages of this tree’s portal with the files of brands/${id}; calls go to a gateway of the preview’s own on port ${gatewayPort}, with the demo’s data and the configuration that the brand had at its start.`;
      send(answer, 'text/html; charset=utf-8', await previewPage({ id, brand: compiled?.brand, views: views(), mails, source, favicon: compiled?.brand.assets.favicon, addressOf: ({ name, scene }) => `http://${name}.${id}.localhost:${port}${scene.path}` }), 200, true);
    } else if (path === '/events') {
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      answer.write(`data: ${JSON.stringify(message)}\n\n`);
      listeners.add(answer);
      answer.on('close', () => listeners.delete(answer));
    } else if (path.startsWith('/mails/')) {
      const mail = mails.find(({ name }) => path === `/mails/${name}`);
      if (mail === undefined) html(answer, '<!doctype html><title>No such e-mail</title>There is no such e-mail.', 404);
      else html(answer, mailPage(mail, query.get('scheme') === 'dark' ? 'dark' : 'light'));
    } else if (files.has(path)) send(answer, TYPES[extname(path)] ?? 'application/octet-stream', files.get(path) ?? '');
    else html(answer, '<!doctype html><title>Nothing here</title>There is nothing here.', 404);
  }

  async function sitePage(request: IncomingMessage, answer: ServerResponse, path: string, view: View): Promise<void> {
    const { compiled } = hot.state();
    if (compiled === undefined) return html(answer, '<!doctype html><title>Faults</title>The brand has faults.', 503);
    const type = TYPES[extname(path)];
    if (path.startsWith(`/brands/${id}/brand-`) && type !== undefined) return send(answer, type, brandScript(compiled, view));
    const own = files.get(path);
    if (own !== undefined && type !== undefined) return send(answer, type, own);
    if (path.startsWith('/shell/') && type !== undefined) {
      const content = await readFile(join(dist, normalize(path))).catch(() => undefined);
      return content === undefined ? html(answer, '', 404) : send(answer, type, content);
    }
    if (request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')) return html(answer, await framePage(compiled, parts, view, tokenOf(view.scene.looker)));
    return passOn(request, answer, gatewayPort, `${id}.localhost`);
  }

  async function serve(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url = '/', headers: { host = 'localhost' } } = request;
    const address = URL.canParse(url, `http://${host}`) ? new URL(url, `http://${host}`) : undefined;
    if (address === undefined) return html(answer, '<!doctype html><title>No address</title>This is no address.', 400);
    const { pathname, searchParams, hostname } = address;
    // A name of somebody else that leads to this machine would let their page read what is shown here.
    if (!OWN_NAME.test(hostname)) return html(answer, '<!doctype html><title>Another site</title>This program serves names of this machine alone.', 421);
    const [name] = hostname.split('.');
    const view = hostname.endsWith(`.${id}.localhost`) ? views().find((one) => one.name === name) : undefined;
    return view === undefined ? ownPage(request, answer, pathname, searchParams) : sitePage(request, answer, pathname, view);
  }

  return createServer((request, answer) => {
    serve(request, answer).catch((error: unknown) => {
      console.error(error);
      if (!answer.headersSent) html(answer, '<!doctype html><title>Failed</title>The page could not be made; the terminal says why.', 500);
    });
  });
}
