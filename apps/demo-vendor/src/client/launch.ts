import type { SessionView } from '../shared/protocol.ts';
import { ApiProblem } from './api.ts';
import type { Api } from './api.ts';
import { tabStorage } from './browser-storage.ts';

/** The parameters of the page's address. */
export interface LaunchAddress {
  readonly token: string | null;
  readonly game: string;
  readonly merchant: string;
  readonly language: string;
  readonly returnAddress: string | null;
  /** The currency symbol of the site; null when the address has none. */
  readonly symbol: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

const LAUNCH_FIELDS = ['token', 'game', 'merchant', 'vendor', 'name', 'lang', 'return'] as const;

export function readAddress(location: Location): LaunchAddress {
  const query = new URLSearchParams(location.search);
  const fields: Record<string, string> = {};
  for (const name of LAUNCH_FIELDS) {
    const value = query.get(name);
    if (value !== null && value !== '') fields[name] = value;
  }
  return {
    token: query.get('token'),
    game: query.get('game') ?? '',
    merchant: query.get('merchant') ?? '',
    language: query.get('lang') ?? 'en',
    returnAddress: query.get('return'),
    symbol: query.get('symbol')?.slice(0, 4) || null,
    fields,
  };
}

const newNonce = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Removes the token from the address bar and the history, and puts the session id into the fragment. */
function rewriteAddress(sessionId: string): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('token');
  url.hash = `s=${sessionId}`;
  window.history.replaceState(null, '', url);
}

/**
 * Opens the session. A token is exchanged for a session; repeated by the same page, it returns the same session. Without a
 * token, the session in the fragment or in the tab's storage continues. Rejects with ApiProblem.
 */
export async function openSession(api: Api, address: LaunchAddress): Promise<SessionView> {
  const sessionKey = `livery-game:session:${address.merchant}:${address.game}`;
  if (address.token !== null) {
    const nonceKey = `livery-game:nonce:${address.token}`;
    const nonce = tabStorage.get(nonceKey) ?? newNonce();
    tabStorage.set(nonceKey, nonce);
    const launched = await api.launch({ ...address.fields, nonce });
    api.sessionId = launched.sessionId;
    tabStorage.set(sessionKey, launched.sessionId);
    rewriteAddress(launched.sessionId);
    return launched;
  }
  const remembered = /^#s=([\w-]{20,64})$/.exec(window.location.hash)?.[1] ?? tabStorage.get(sessionKey);
  if (remembered === null || remembered === undefined) throw new ApiProblem('INVALID_REQUEST');
  api.sessionId = remembered;
  return api.session();
}
