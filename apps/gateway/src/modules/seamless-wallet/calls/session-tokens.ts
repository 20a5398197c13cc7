import type { Secrets } from '../../../platform/crypto/index.ts';
import { hashToken } from '../../../platform/crypto/index.ts';

/** What opened a session: the vendor's request with a launch token. */
export interface Opening {
  readonly tenant: string;
  readonly vendor: string;
  readonly token: string;
  readonly requestId: string;
}

/** Tokens of game sessions: made from what opened them, so that a repeated request gets the same one, and only its hash is stored. */
export interface SessionTokens {
  make(opening: Opening): string;
  /** The token whose hash was stored, also where the master secret was rotated since; undefined for another request's. */
  again(opening: Opening, hash: Uint8Array): string | undefined;
}

const PURPOSE = 'game-session';
const textOf = ({ tenant, vendor, token, requestId }: Opening): string => [tenant, vendor, token, requestId].join('\n');
const tokenOf = (mac: Uint8Array): string => Buffer.from(mac).toString('base64url');

/** {@link SessionTokens} under the installation's secret. */
export function createSessionTokens(secrets: Secrets): SessionTokens {
  return {
    make: (opening) => tokenOf(secrets.mac(PURPOSE, textOf(opening))),
    again: (opening, hash) => secrets.macs(PURPOSE, textOf(opening)).map(tokenOf).find((token) => Buffer.from(hashToken(token)).equals(hash)),
  };
}
