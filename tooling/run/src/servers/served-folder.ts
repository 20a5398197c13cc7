import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from './ports.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Compressed already. */
const AS_IT_IS: ReadonlySet<string> = new Set(['.woff2', '.png', '.webp', '.avif']);

/**
 * Serves a folder's files below a path, as a host of static files does, while `work` runs.
 *
 * @param below path without a slash at its end, such as `/design/workbench`; empty for the root
 * @param work gets the address of the folder, with a slash at its end
 */
export async function withServedFolder<Result>(folder: string, below: string, work: (address: string) => Promise<Result>): Promise<Result> {
  // Packed once, as by a host.
  const contents = new Map<string, Buffer>();
  const contentOf = (file: string, packed: boolean): Buffer => {
    const known = contents.get(file);
    if (known !== undefined) return known;
    const content = readFileSync(file);
    const sent = packed ? gzipSync(content) : content;
    contents.set(file, sent);
    return sent;
  };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const inside = pathname.startsWith(`${below}/`) ? normalize(decodeURIComponent(pathname.slice(below.length))) : undefined;
    const file = inside === undefined ? undefined : join(folder, inside.endsWith('/') ? `${inside}index.html` : inside);
    if (file === undefined || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const ending = extname(file);
    const packed = !AS_IT_IS.has(ending);
    response.writeHead(200, { 'content-type': TYPES[ending] ?? 'application/octet-stream', ...(packed ? { 'content-encoding': 'gzip' } : {}) });
    response.end(contentOf(file, packed));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  try {
    return await work(`http://localhost:${port}${below}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
