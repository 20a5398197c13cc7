import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { sealedAnswerAad, sealedAnswerInfo } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { createAnswerKey } from './answer-key.ts';
import { fromBase64url, toBase64url } from './base64url.ts';

const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
const binding = { method: 'GET', path: '/wps/system/customerService', merchantCode: 'M1' };

/** Seals as the gateway does. */
async function sealed(publicKey: string, text = 'https://chat.example/'): Promise<string> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(fromBase64url(publicKey));
  const sender = await suite.createSenderContext({ recipientPublicKey, info: sealedAnswerInfo(binding) });
  const ct = await sender.seal(new TextEncoder().encode(text), sealedAnswerAad('VIP'));
  return [sender.enc, ct].map((part) => toBase64url(new Uint8Array(part))).join('.');
}

describe('createAnswerKey', () => {
  it('opens what was sealed to its public key for the call', async () => {
    const key = await createAnswerKey();
    expect(fromBase64url(key.publicKey)).toHaveLength(65);
    expect(await key.open(await sealed(key.publicKey, 'https://chat.example/ఆట'), 'VIP', binding)).toBe('https://chat.example/ఆట');
  });

  it('returns another key each time, which does not open what is for the first', async () => {
    const [first, second] = [await createAnswerKey(), await createAnswerKey()];
    expect(second.publicKey).not.toBe(first.publicKey);
    await expect(second.open(await sealed(first.publicKey), 'VIP', binding)).rejects.toThrow();
  });

  it.each([
    ['another merchant', 'VIP', { ...binding, merchantCode: 'M2' }],
    ['another path', 'VIP', { ...binding, path: '/wps/system/other' }],
    ['another method', 'VIP', { ...binding, method: 'POST' }],
    ['another type', 'LIVECHAT', binding],
  ])('rejects what was sealed for %s', async (_, meaning, other) => {
    const key = await createAnswerKey();
    await expect(key.open(await sealed(key.publicKey), meaning, other)).rejects.toThrow();
  });

  it.each(['', 'x', 'x.y', '!.!', `${'B'.repeat(87)}.${'A'.repeat(40)}`])('rejects %j', async (wrong) => {
    const key = await createAnswerKey();
    await expect(key.open(wrong, 'VIP', binding)).rejects.toThrow();
  });
});
