import { readFileSync } from 'node:fs';
import { signedText2, seamlessHeaders } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { isSigned, signedHeaders, unsignedWhy, type SignedCall } from './signature.ts';

const guide = readFileSync(new URL('../../../../../docs/vendors.md', import.meta.url), 'utf8');
const NOW = 1_767_225_600_000;

/** The blocks of the guide that are marked as `kind`. */
const blocks = (kind: string): string[] => [...guide.matchAll(new RegExp(`\`\`\`${kind}\\n(.*?)\\n\`\`\``, 'gs'))].map(([, text]) => text ?? '');

/** A call as the guide prints it. */
function callOf(block: string): SignedCall {
  const [head = '', rawBody = ''] = block.split('\n\n');
  const [request = '', ...lines] = head.split('\n');
  const headers = new Map(lines.map((line) => line.split(': ') as [string, string]));
  const [method = '', path = ''] = request.split(' ');
  const header = (name: string) => headers.get(name);
  return { method, path, vendor: header(seamlessHeaders.vendor) ?? '', merchant: header(seamlessHeaders.merchant) ?? '', rawBody, header };
}

describe('the examples of docs/vendors.md', () => {
  const secret = /With the secret `([^`]+)`/.exec(guide)?.[1] ?? '';
  const keys = [{ id: 'k1f0a', secret }];
  const [bet, balance, before] = blocks('http').map(callOf);

  it('are signed as isSigned takes them', () => {
    if (bet === undefined || balance === undefined || before === undefined) throw new Error('An example is missing.');
    expect(blocks('http')).toHaveLength(3);
    for (const call of [bet, balance]) {
      expect(isSigned(call, { keys, version1: false }, NOW)).toBe(true);
      expect(isSigned(call, { keys: [{ id: 'k1f0a', secret: `${secret}!` }], version1: true }, NOW)).toBe(false);
    }
    expect(isSigned(before, { keys, version1: true }, NOW)).toBe(true);
    expect(isSigned(before, { keys, version1: false }, NOW)).toBe(false);
  });

  it('show the text that is signed', async () => {
    const texts = blocks('text');
    expect(texts).toHaveLength(2);
    for (const [index, call] of [bet, balance].entries()) {
      if (call === undefined) throw new Error('An example is missing.');
      const { method, path, vendor, merchant } = call;
      const bodyHash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(call.rawBody))).toString('hex');
      const timestamp = call.header(seamlessHeaders.timestamp) ?? '';
      expect(signedText2({ method, path, vendor, merchant, timestamp, keyId: 'k1f0a', bodyHash })).toBe(texts[index]);
    }
  });
});

describe('isSigned', () => {
  const key = { id: 'one', secret: 'o'.repeat(32) };
  const call = { method: 'POST', path: '/seamless/v1/bet', vendor: 'ACME', merchant: 'NORTH01', rawBody: '{"a":"ü"}', timestamp: String(NOW) };
  const arrived = (headers: Record<string, string>, changed: Partial<typeof call> = {}): SignedCall => ({ ...call, ...changed, header: (name) => headers[name] });

  it('rejects a signature of one version as one of the other', () => {
    const both = { keys: [key], version1: true };
    const [one, two] = [signedHeaders(key, call, 1), signedHeaders(key, call, 2)];
    expect(isSigned(arrived(one), both, NOW)).toBe(true);
    expect(isSigned(arrived(two), both, NOW)).toBe(true);
    expect(isSigned(arrived({ ...one, [seamlessHeaders.version]: '2' }), both, NOW)).toBe(false);
    const { [seamlessHeaders.version]: _version, ...stripped } = two;
    expect(isSigned(arrived(stripped), both, NOW)).toBe(false);
  });

  it('tries only the key that is named', () => {
    const other = { id: 'two', secret: 't'.repeat(32) };
    const trust = { keys: [other, key], version1: true };
    expect(isSigned(arrived(signedHeaders(key, call)), trust, NOW)).toBe(true);
    expect(isSigned(arrived({ ...signedHeaders(key, call, 1), [seamlessHeaders.keyId]: 'two' }), trust, NOW)).toBe(false);
    const { [seamlessHeaders.keyId]: _id, ...unnamed } = signedHeaders(key, call, 1);
    expect(isSigned(arrived(unnamed), trust, NOW)).toBe(true);
  });

  it.each([['method', 'PUT'], ['path', '/seamless/v1/win'], ['vendor', 'OTHER'], ['merchant', 'SOUTH01'], ['rawBody', '{"a":"u"}']])('rejects a call whose %s is not the one that was signed', (part, value) => {
    expect(isSigned(arrived(signedHeaders(key, call), { [part]: value }), { keys: [key], version1: false }, NOW)).toBe(false);
  });

  it('rejects every call where there is no key', () => {
    expect(isSigned(arrived(signedHeaders(key, call)), { keys: [], version1: true }, NOW)).toBe(false);
  });
});

describe('unsignedWhy', () => {
  const key = { id: 'k1f0a', secret: 'a-secret-of-more-than-thirty-two-characters' };
  const parts = { method: 'POST', path: '/seamless/v1/bet', vendor: 'acme', merchant: 'NORTH01', rawBody: '{}' };
  const call = (more: Readonly<Record<string, string | undefined>> = {}): SignedCall => {
    const headers: Record<string, string | undefined> = { ...signedHeaders(key, { ...parts, timestamp: String(NOW) }), ...more };
    return { ...parts, header: (name) => headers[name] };
  };
  const why = (given: SignedCall, keys = [key], now = NOW) => unsignedWhy(given, { keys, version1: false }, now);

  it('returns nothing for a signed call, and what is wrong with any other', () => {
    expect(why(call())).toBeUndefined();
    expect(why(call(), [key], NOW + 300_001)).toBe('timestamp');
    expect(why(call({ [seamlessHeaders.signature]: 'F'.repeat(64) }))).toBe('signature');
    expect(why(call({ [seamlessHeaders.keyId]: 'no key!' }))).toBe('key');
    expect(why(call({ [seamlessHeaders.version]: undefined }))).toBe('version');
    expect(why(call(), [])).toBe('other-key');
    expect(why(call(), [{ ...key, id: 'k2' }])).toBe('other-key');
    expect(why({ ...call(), rawBody: '{ }' })).toBe('mismatch');
  });
});
