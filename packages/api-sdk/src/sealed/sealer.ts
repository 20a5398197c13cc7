import type { ResponseOf, SealedBody } from '@livery/contracts';
import type { Clock } from '../clock.ts';
import { toBase64url } from './base64url.ts';
import { sealPlain } from './hpke.ts';
import type { SealBinding } from './hpke.ts';

type CryptoKeyAnswer = ResponseOf<'cryptoKey'>;

/** Seals bodies with the gateway's current key. */
export interface Sealer {
  /** Seals a body with a fresh identifier; rejects with the transport's problem when the key cannot be fetched. */
  seal(body: unknown, binding: SealBinding): Promise<SealedBody>;
  /** Fetches the key ahead of its first use; never rejects. */
  prepare(): Promise<void>;
  /** Drops the key, so that the next body uses a new one. */
  forgetKey(): void;
}

interface KeyInUse extends CryptoKeyAnswer {
  /** Server's clock minus ours, in milliseconds. */
  readonly skew: number;
}

/** A key about to expire is replaced before it does. */
const EXPIRY_MARGIN_MS = 30_000;

/** Creates a sealer over a way to fetch the key. */
export function createSealer(fetchKey: () => Promise<CryptoKeyAnswer>, clock: Clock): Sealer {
  let key: Promise<KeyInUse> | undefined;

  async function fetched(): Promise<KeyInUse> {
    const sentAt = clock.now();
    const answer = await fetchKey();
    // Assumes that the server read its clock half-way between request and answer.
    return { ...answer, skew: Date.parse(answer.serverTime) - (sentAt + clock.now()) / 2 };
  }

  async function current(): Promise<KeyInUse> {
    const known = await key?.catch(() => undefined);
    if (known && Date.parse(known.notAfter) - EXPIRY_MARGIN_MS > clock.now() + known.skew) return known;
    key = fetched();
    return key;
  }

  return {
    async seal(body, binding) {
      const inUse = await current();
      const jti = toBase64url(crypto.getRandomValues(new Uint8Array(16)));
      return sealPlain({ iat: Math.round(clock.now() + inUse.skew), jti, body }, inUse, binding);
    },
    async prepare() {
      await Promise.allSettled([current()]);
    },
    forgetKey() {
      key = undefined;
    },
  };
}
