import { setTimeout as delay } from 'node:timers/promises';
import { calls, HPKE_HEADER, HPKE_VERSION, type CallName, type CallSpec } from '@livery/contracts';
import { newJti, sealUnder, type OfferedKey } from './caller.ts';
import { NORTH } from './test-fleet.ts';

/** What a visitor of the site was answered. */
export interface SiteAnswer {
  readonly status: number;
  /** Of the envelope; `page` of a page. */
  readonly code: string;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** A visitor of {@link NORTH}'s site. Functions reject where no whole answer comes. */
export interface SiteVisitor {
  page(path?: string): Promise<SiteAnswer>;
  ask(name: CallName, token?: string): Promise<SiteAnswer>;
  login(username: string, password: string): Promise<SiteAnswer>;
  /** Does this again and again until told to stop; resolves with how often it was answered how. */
  keep(doing: () => Promise<SiteAnswer>, until: { readonly aborted: boolean }, everyMs: number): Promise<ReadonlyMap<string, number>>;
}

async function read(response: Response): Promise<SiteAnswer> {
  const text = await response.text();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  return { status: response.status, code: isPage ? 'page' : codeIn(text), retryAfter: response.headers.get('retry-after'), text };
}

function codeIn(text: string): string {
  try {
    const { success, code } = JSON.parse(text) as { readonly success: boolean; readonly code?: string };
    return success ? 'OK' : (code ?? 'foreign');
  } catch {
    return 'foreign';
  }
}

/** A visitor who asks one gateway or proxy. The key is what it seals with. */
export function siteVisitor(origin: () => string, key: OfferedKey): SiteVisitor {
  return {
    page: async (path = '/') => read(await fetch(`${origin()}${path}`, { headers: { accept: 'text/html' } })),
    async ask(name, token) {
      const { path }: CallSpec = calls[name];
      return read(await fetch(`${origin()}${path}`, { headers: { 'x-merchant-code': NORTH, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) } }));
    },
    async login(username, password) {
      const { method, path }: CallSpec = calls.login;
      const body = JSON.stringify(await sealUnder(key, { username, password, type: 'username' }, { merchantCode: NORTH, method, path, iat: Date.now(), jti: newJti() }));
      return read(await fetch(`${origin()}${path}`, { method, body, headers: { 'content-type': 'application/json', 'x-merchant-code': NORTH, [HPKE_HEADER]: HPKE_VERSION } }));
    },
    async keep(doing, until, everyMs) {
      const counted = new Map<string, number>();
      while (!until.aborted) {
        const { status, code, retryAfter } = await doing().catch((): SiteAnswer => ({ status: 0, code: 'no answer', retryAfter: null, text: '' }));
        const kind = `${status} ${code}${retryAfter === null ? '' : ', with Retry-After'}`;
        counted.set(kind, (counted.get(kind) ?? 0) + 1);
        await delay(everyMs);
      }
      return counted;
    },
  };
}
