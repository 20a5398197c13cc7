import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, SEALED_LIFETIME_MS } from '@livery/contracts';
import { accountHelpers, codeOf, HOME_IP, PASSWORD } from '../../../test-support/account-helpers.ts';
import { TEST_SECRET, testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { exif, jpeg, png, webp } from '../../../test-support/pictures.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { createSecrets } from '../../platform/crypto/index.ts';
import { createThrottle } from '../../platform/http/index.ts';
import { createUploads, MOST_BYTES } from './uploads.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
let made = 0;
beforeAll(async () => {
  gateway = await testGateway();
  crowd = accountHelpers(gateway);
});
afterAll(() => gateway.stop());

/** The port that the gateway listens on, from the first time on. */
async function listening(): Promise<number> {
  if (!gateway.app.server.listening) await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const address = gateway.app.server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function somebody() {
  made += 1;
  const username = `picture${made}`;
  const id = await crowd.open(username);
  const { token } = await crowd.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
  const send = (file: Buffer, purpose = 'document') => crowd.call<{ id: string }>('uploadImage', { purpose, data: file.toString('base64') }, { token });
  const idOf = async (file: Buffer = png(), purpose = 'document'): Promise<string> => {
    const { body } = await send(file, purpose);
    if (!body.success) throw new Error(body.code);
    return body.value.id;
  };
  const claim = (ids: readonly string[], owner: string, purpose: 'document' | 'avatar' = 'document') =>
    gateway.db.transaction((tx) => gateway.uploads.claim(tx, { tenant: NORTH, memberId: id, purpose, ids, owner })).then(
      () => 'OK',
      (error: unknown) => (error instanceof Error && 'details' in error ? JSON.stringify((error.details as { fields: object[] }).fields[0]) : String(error)),
    );
  return { id, token, send, idOf, claim };
}
const INVALID = '{"field":"images","rule":"invalid"}';

describe('uploadImage call', () => {
  it('keeps the picture encrypted, without where it was taken, for who uploaded it', async () => {
    const { token, idOf } = await somebody();
    const id = await idOf(jpeg({ width: 16, before: [exif(6)] }));
    const { data, ...facts } = await crowd.valueOf('uploadedImage', { id }, { token });
    const content = Buffer.from(data, 'base64');
    expect(facts).toEqual({ id, mediaType: 'image/jpeg', width: 8, height: 16, bytes: content.length });
    expect(content.includes('GPS')).toBe(false);
    const { rows } = await sql<{ sealed: Buffer }>`select content_sealed as sealed from upload where id = ${id}`.execute(gateway.db.query);
    expect(Buffer.from(rows[0]?.sealed ?? []).includes(content.subarray(0, 8))).toBe(false);
  });

  it.each([
    ['a script that says it is a picture', 'document', Buffer.from('<script>alert(1)</script>')],
    ['an SVG', 'avatar', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a WebP as a document', 'document', webp()],
    ['a page behind the first bytes of a PNG', 'deposit-proof', Buffer.concat([png().subarray(0, 8), Buffer.from('<html>')])],
  ])('refuses %s', async (_, purpose, file) => {
    const { send } = await somebody();
    expect(codeOf(await send(file, purpose))).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('takes a WebP as an avatar', async () => {
    const { send } = await somebody();
    expect((await send(webp(), 'avatar')).body).toMatchObject({ success: true, value: { mediaType: 'image/webp', width: 4, height: 3 } });
  });

  it('takes 5 MiB, and refuses one byte more', async () => {
    const { send } = await somebody();
    const whole = Buffer.concat([png(), Buffer.alloc(5_242_880 - png().length)]);
    expect([codeOf(await send(whole)), codeOf(await send(Buffer.concat([whole, Buffer.alloc(1)])))]).toEqual(['OK', 'PAYLOAD_TOO_LARGE']);
  });

  it('refuses text that is no base64, and a body that is not sealed', async () => {
    const { token } = await somebody();
    expect((await crowd.call('uploadImage', { purpose: 'document', data: 'data:image/png;base64,AAAA' }, { token })).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'data', rule: 'invalid' }] } });
    const plain = await gateway.app.inject({ method: 'PUT', url: calls.uploadImage.path, headers: { host: 'localhost', 'x-merchant-code': NORTH, authorization: `Bearer ${token}` }, payload: { purpose: 'document', data: png().toString('base64') } });
    expect(plain.json<{ code: string }>().code).toBe('ENCRYPTION_REQUIRED');
  });

  it('takes so many of a member in a day, refused ones too, and no more', async () => {
    const [{ send }, other] = [await somebody(), await somebody()];
    for (let sent = 0; sent < 30; sent += 1) await send(Buffer.from('x'));
    expect([codeOf(await send(png())), codeOf(await send(png(), 'avatar')), codeOf(await other.send(png()))]).toEqual(['TOO_MANY_REQUESTS', 'OK', 'OK']);
    gateway.clock.advance(86_400_000);
    const { token } = await crowd.valueOf('login', { username: `picture${made - 1}`, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
    expect(codeOf(await crowd.call('uploadImage', { purpose: 'document', data: png().toString('base64') }, { token }))).toBe('OK');
  });

  describe('beyond the bytes that several share', () => {
    const MIB = 1024;
    const sent = async ({ token }: { readonly token: string }, ip: string, purpose = 'document', file = png()) => codeOf(await crowd.call('uploadImage', { purpose, data: file.toString('base64') }, { token, ip }));
    const seed = (rule: string, subject: string, count: number) =>
      gateway.db.query.insertInto('throttle').values({ tenant_id: NORTH, rule, subject, count, ends_at: new Date(gateway.clock.now() + 60_000) }).onConflict((conflict) => conflict.columns(['tenant_id', 'rule', 'subject']).doUpdateSet({ count })).execute();
    const counted = async (rule: string, subject: string) => (await gateway.db.query.selectFrom('throttle').select('count').where('tenant_id', '=', NORTH).where('rule', '=', rule).where('subject', '=', subject).executeTakeFirst())?.count ?? 0;
    beforeEach(() => gateway.db.query.deleteFrom('throttle').where('rule', 'like', 'upload-%').execute());
    afterAll(() => gateway.db.query.deleteFrom('throttle').where('rule', 'like', 'upload-%').execute());

    it('takes so much of an address in a day, and of a merchant in an hour, whichever accounts send it', async () => {
      const [one, other] = [await somebody(), await somebody()];
      await seed('upload-address:others', '198.51.100.7', 1024 * MIB - 1);
      expect([await sent(one, '198.51.100.7'), await sent(other, '198.51.100.7'), await sent(other, '198.51.100.8')]).toEqual(['OK', 'TOO_MANY_REQUESTS', 'OK']);
      await seed('upload-all:others', 'all', 4096 * MIB - 1);
      expect([await sent(one, '198.51.100.9'), await sent(other, '198.51.100.10')]).toEqual(['OK', 'TOO_MANY_REQUESTS']);
    });

    it('takes so much of a member in a day, from any address, and no more from the others', async () => {
      const { id, ...one } = await somebody();
      await seed('upload-member:others', id, 40 * MIB - 1);
      expect([await sent(one, '198.51.100.11'), await sent(one, '198.51.100.12', 'avatar'), await sent(one, '198.51.100.12', 'deposit-proof')]).toEqual(['OK', 'TOO_MANY_REQUESTS', 'OK']);
      expect([await counted('upload-address:others', '198.51.100.12'), await counted('upload-all:others', 'all')]).toEqual([0, 1]);
    });

    it('takes proofs of payments where avatars and documents used up theirs', async () => {
      const one = await somebody();
      await seed('upload-address:others', '198.51.100.7', 1024 * MIB);
      await seed('upload-all:others', 'all', 4096 * MIB);
      for (const [purpose, code] of [['avatar', 'TOO_MANY_REQUESTS'], ['document', 'TOO_MANY_REQUESTS'], ['deposit-proof', 'OK'], ['withdrawal-proof', 'OK']] as const) expect([purpose, await sent(one, '198.51.100.7', purpose)]).toEqual([purpose, code]);
    });

    it('counts what is kept of a picture, and nothing of a file that is none', async () => {
      const one = await somebody();
      const counts = () => Promise.all([counted('upload-member:others', one.id), counted('upload-address:others', '198.51.100.13'), counted('upload-all:others', 'all')]);
      expect(await sent(one, '198.51.100.13', 'document', Buffer.alloc(3_000))).toBe('UNSUPPORTED_MEDIA_TYPE');
      expect(await sent(one, '198.51.100.13', 'document', Buffer.concat([png(), Buffer.alloc(MOST_BYTES)]))).toBe('PAYLOAD_TOO_LARGE');
      expect(await counts()).toEqual([0, 0, 0]);
      // Nothing is kept of what stands behind the picture's end.
      expect(await sent(one, '198.51.100.13', 'document', Buffer.concat([png(), Buffer.alloc(3_000)]))).toBe('OK');
      expect(await counts()).toEqual([1, 1, 1]);
      expect(await sent(one, '198.51.100.13', 'document', jpeg({ width: 2000, height: 2000 }))).toBe('OK');
      expect((await counts()).map((count) => count > 2)).toEqual([true, true, true]);
    });
  });

  it('keeps as many of what is not sent as a member may upload in a day', async () => {
    const { idOf } = await somebody();
    const ids: string[] = [];
    for (let turn = 0; turn < 30; turn += 1) ids.push(await idOf());
    const kept = await gateway.db.query.selectFrom('upload').select('id').where('id', 'in', ids).execute();
    expect(kept.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('refuses a member a fourth large body at once, before it is read, until one of the three is gone', async () => {
    const [{ token, send }, other] = [await somebody(), await somebody()];
    const port = await listening();
    const large = Buffer.concat([png(), Buffer.alloc(100_000)]);
    const begin = async (length: string): Promise<{ readonly socket: Socket; readonly text: () => string }> => {
      let said = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(`PUT ${calls.uploadImage.path} HTTP/1.1\r\nhost: localhost\r\nx-merchant-code: ${NORTH}\r\nauthorization: Bearer ${token}\r\nx-enc: hpke1\r\ncontent-type: application/json\r\n${length}\r\n\r\n`));
      socket.on('data', (data) => (said += data.toString())).on('error', () => undefined);
      await once(socket, 'connect');
      return { socket, text: () => said };
    };
    const lengths = ['content-length: 9000000', 'content-length: 70000', 'transfer-encoding: chunked'];
    const begun = await Promise.all(lengths.map(begin));
    await vi.waitFor(async () => {
      const refused = await send(large);
      // The whole one may have taken the place of one that had just begun.
      for (const [index, { text }] of begun.entries()) if (text() !== '') begun[index] = await begin(lengths[index] ?? '');
      expect([codeOf(refused), begun.map(({ text }) => text())]).toEqual(['TOO_MANY_REQUESTS', ['', '', '']]);
    });
    const fourth = await begin('transfer-encoding: chunked');
    await once(fourth.socket, 'close');
    expect(fourth.text()).toMatch(/^HTTP\/1\.1 429 [^]*TOO_MANY_REQUESTS/);
    expect(fourth.text()).toMatch(/\r\nretry-after: \d+\r\n/);
    expect(fourth.text()).toMatch(/\r\nconnection: close\r\n/);
    expect([codeOf(await send(png())), codeOf(await other.send(large))]).toEqual(['OK', 'OK']);
    begun[1]?.socket.destroy();
    await vi.waitFor(async () => expect(codeOf(await send(large))).toBe('OK'));
    for (const { socket } of begun) socket.destroy();
  });

  it('answers a visitor before it has read the picture', async () => {
    const port = await listening();
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`PUT ${calls.uploadImage.path} HTTP/1.1\r\nhost: localhost\r\nx-merchant-code: ${NORTH}\r\nx-enc: hpke1\r\ncontent-type: application/json\r\ncontent-length: 9000000\r\n\r\n{"v":`));
      socket.once('data', (data) => {
        resolve(data.toString());
        socket.destroy();
      });
      socket.once('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*NOT_LOGGED_IN/);
    // Who is logged in and sends slowly is cut off as everybody is.
    const { headersTimeout, requestTimeout } = gateway.app.server;
    expect([headersTimeout, requestTimeout]).toEqual([30_000, SEALED_LIFETIME_MS]);
  });

  it('refuses a body beyond what a picture can need', async () => {
    const { token } = await somebody();
    const answer = await gateway.app.inject({ method: 'PUT', url: calls.uploadImage.path, headers: { 'host': 'localhost', 'x-merchant-code': NORTH, 'authorization': `Bearer ${token}`, 'x-enc': 'hpke1', 'content-type': 'application/json' }, payload: `{"ct":"${'a'.repeat(calls.uploadImage.bodyLimit)}"}` });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});

describe('uploadedImage call', () => {
  it('answers JSON that no browser takes for a page and nobody keeps', async () => {
    const { token, idOf } = await somebody();
    const { headers } = await crowd.call('uploadedImage', { id: await idOf() }, { token });
    expect(headers).toMatchObject({ 'content-type': expect.stringMatching('^application/json'), 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  it("shows nobody another member's picture", async () => {
    const [mine, theirs] = [await somebody(), await somebody()];
    const id = await theirs.idOf();
    expect(codeOf(await crowd.call('uploadedImage', { id }, { token: mine.token }))).toBe('NOT_FOUND');
    expect(await gateway.uploads.read(SOUTH, id)).toBeUndefined();
    expect((await gateway.uploads.read(NORTH, id))?.width).toBe(4);
  });
});

describe('uploads.claim', () => {
  it('makes pictures part of one thing, in order and once', async () => {
    const { idOf, claim } = await somebody();
    const ids = [await idOf(), await idOf(jpeg())];
    expect(await claim(ids.toReversed(), 'test:1')).toBe('OK');
    expect((await gateway.uploads.of(NORTH, 'test:1')).map(({ id }) => id)).toEqual(ids.toReversed());
    expect([await claim(ids, 'test:2'), await gateway.uploads.of(NORTH, 'test:2')]).toEqual([INVALID, []]);
  });

  it('refuses pictures of somebody else, for something else and of nobody, and then takes none', async () => {
    const [mine, theirs] = [await somebody(), await somebody()];
    const own = await mine.idOf();
    for (const wrong of [await theirs.idOf(), await mine.idOf(png(), 'avatar'), '0198c0de-0000-7000-8000-000000000000']) expect(await mine.claim([own, wrong], 'test:3')).toBe(INVALID);
    expect(await gateway.uploads.of(NORTH, 'test:3')).toEqual([]);
    expect(await mine.claim([own], 'test:3')).toBe('OK');
  });

  it('refuses a fourth, also when it comes later', async () => {
    const { idOf, claim } = await somebody();
    const ids = [await idOf(), await idOf(), await idOf(), await idOf()];
    expect(await claim(ids, 'test:4')).toBe('{"field":"images","rule":"length","max":3}');
    expect([await claim(ids.slice(0, 3), 'test:4'), await claim(ids.slice(3), 'test:4')]).toEqual(['OK', '{"field":"images","rule":"length","max":3}']);
  });

  it('gives a picture to one of two that claim it at once', async () => {
    const { idOf, claim } = await somebody();
    const id = await idOf();
    expect((await Promise.all([claim([id], 'test:5'), claim([id], 'test:6')])).toSorted()).toEqual(['OK', INVALID]);
  });
});

describe('pictures that nothing owns', () => {
  let kept: string;
  beforeEach(async () => {
    const { idOf, claim } = await somebody();
    kept = await idOf();
    await claim([kept], `kept:${kept}`);
    await idOf();
  });

  it('are deleted after a day, and no others', async () => {
    const count = async () => (await sql<{ owned: number; all: number }>`select count(owner)::int as owned, count(*)::int as all from upload`.execute(gateway.db.query)).rows[0];
    const before = await count();
    gateway.clock.advance(86_400_000 - 1);
    expect(await gateway.sweep()).toEqual([]);
    expect((await count())?.all).toBeLessThanOrEqual(before?.all ?? 0);
    expect((await count())?.all).toBeGreaterThan(before?.owned ?? 0);
    gateway.clock.advance(1);
    await gateway.sweep();
    expect(await count()).toEqual({ owned: before?.owned, all: before?.owned });
  });
});

describe('uploads.sealAnew', () => {
  it('encrypts with the present secret what another accepted one encrypted', async () => {
    const { idOf } = await somebody();
    const id = await idOf();
    const { db } = gateway;
    const rotated = createUploads({ db, throttle: createThrottle(db), secrets: createSecrets('another secret of thirty-two characters', [TEST_SECRET]) });
    const { sealed, unreadable } = await rotated.sealAnew();
    expect([sealed > 0, unreadable]).toEqual([true, 0]);
    expect((await rotated.read(NORTH, id))?.mediaType).toBe('image/png');
    expect(await rotated.sealAnew()).toEqual({ sealed: 0, unreadable: 0 });
  });
});
