import type { SessionView } from '../shared/protocol.ts';
import { ApiProblem } from './api.ts';
import type { Api } from './api.ts';
import { tabMemory } from './memory.ts';

/** The parameters of the page's address. */
export interface Address {
  readonly token: string | null;
  readonly game: string;
  readonly merchant: string;
  readonly language: string;
  readonly returnAddress: string | null;
  /** What the site writes beside an amount; null where the launch did not say. */
  readonly symbol: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

const PASSED_ON = ['token', 'game', 'merchant', 'vendor', 'name', 'lang', 'return'] as const;

/** Reads the page's address. */
export function readAddress(location: Location): Address {
  const query = new URLSearchParams(location.search);
  const fields: Record<string, string> = {};
  for (const name of PASSED_ON) {
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

/** The token leaves the address bar and the history; the session takes its place in the fragment. */
function rewriteAddress(sessionId: string): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('token');
  url.hash = `s=${sessionId}`;
  window.history.replaceState(null, '', url);
}

/**
 * Opens the session: a token is swapped for one (again for the same one, if this page has swapped it before); without
 * a token the session in the fragment, or the one this tab remembers for the game, is taken up. Rejects with ApiProblem.
 */
export async function openSession(api: Api, address: Address): Promise<SessionView> {
  const sessionKey = `livery-game:session:${address.merchant}:${address.game}`;
  if (address.token !== null) {
    const nonceKey = `livery-game:nonce:${address.token}`;
    const nonce = tabMemory.get(nonceKey) ?? newNonce();
    tabMemory.set(nonceKey, nonce);
    const launched = await api.launch({ ...address.fields, nonce });
    api.sessionId = launched.sessionId;
    tabMemory.set(sessionKey, launched.sessionId);
    rewriteAddress(launched.sessionId);
    return launched;
  }
  const remembered = /^#s=([\w-]{20,64})$/.exec(window.location.hash)?.[1] ?? tabMemory.get(sessionKey);
  if (remembered === null || remembered === undefined) throw new ApiProblem('INVALID_REQUEST');
  api.sessionId = remembered;
  return api.session();
}
