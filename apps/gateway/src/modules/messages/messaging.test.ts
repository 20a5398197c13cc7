import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testGateway, secondGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { testEngine } from '../../../test-support/database.ts';
import { certificateOf, MAIL_PASSWORD, MAIL_USER, startMailServer, type Certificate, type MailServer } from '../../../test-support/mail-server.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { createMessaging, type DefaultProviders, type Messaging, type OutgoingMessage } from './index.ts';
import { createSecrets } from '../../platform/crypto/index.ts';

const OLD = 'a secret for tests, and tests alone';
const NEW = 'a secret of after the rotation, for tests';
const KEY = 'a key that both sides know, no other';

let gateway: TestGateway;
let certificate: Certificate;
let mail: MailServer;
let smsServer: Server;
const texts: string[] = [];
const log: string[] = [];

beforeAll(async () => {
  gateway = await testGateway();
  certificate = await certificateOf('localhost');
  mail = await startMailServer(certificate);
  smsServer = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      texts.push((JSON.parse(body) as { text: string }).text);
      response.writeHead(202, { 'content-type': 'application/json' }).end('{"id":"taken"}');
    });
  });
  await new Promise<void>((resolve) => smsServer.listen(0, 'localhost', resolve));
});
afterAll(async () => {
  await mail.stop();
  smsServer.closeAllConnections();
  await new Promise((resolve) => smsServer.close(resolve));
  await gateway.stop();
});
afterEach(async () => {
  await sql`delete from message_queue`.execute(gateway.db.query);
  await sql`delete from message_provider`.execute(gateway.db.query);
  texts.length = 0;
  log.length = 0;
  mail.received.length = 0;
});

/** The module as another gateway has it, which is no developer's unless stated. */
function messaging({ secret = OLD, accepted = [], defaults = {}, devOutbox = false }: { secret?: string; accepted?: string[]; defaults?: DefaultProviders; devOutbox?: boolean } = {}): Messaging {
  const write = (what: object, message: string): void => void log.push(JSON.stringify({ message, ...what }));
  const secrets = createSecrets(secret, accepted);
  return createMessaging({ db: gateway.db, secrets, tenants: gateway.tenants, defaults, fetch, devOutbox, log: { error: write, warn: write }, givenUp: () => undefined, onError: (error) => void log.push(String(error)) });
}
const queue = (tenant: string, message: Partial<OutgoingMessage> = {}) =>
  gateway.db.transaction((tx) => gateway.messages.queue(tx, tenant, { channel: 'sms', recipient: '+639170000001', text: `to ${tenant}`, usefulMs: 300_000, ...message }));
const smtp = () => ({ host: 'localhost', port: mail.port, security: 'starttls', username: MAIL_USER, password: MAIL_PASSWORD, from: 'no-reply@{domain}', ca: certificate.cert }) as const;
const sms = () => ({ url: `http://localhost:${(smsServer.address() as AddressInfo).port}/send`, key: KEY });
const providerRows = async () => (await sql<{ row: string }>`select to_jsonb(p)::text as row from message_provider p`.execute(gateway.db.query)).rows.map(({ row }) => row);

describe('createMessaging', () => {
  it("sends by the merchant's own provider, else by the platform's", async () => {
    const { sender, providers } = messaging({ defaults: { sms: sms() } });
    await providers.set(NORTH, 'email', smtp());
    for (const tenant of [NORTH, SOUTH]) {
      await queue(tenant);
      await queue(tenant, { channel: 'email', recipient: 'ann@mail.example', subject: 'Hello' });
    }
    await sender.drain();
    expect(texts.toSorted()).toEqual([`to ${NORTH}`, `to ${SOUTH}`]);
    expect(mail.received.map(({ from }) => from)).toEqual(['no-reply@www.north.example']);
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ merchant: SOUTH, channel: 'email', failure: 'no-provider' });
  });

  it("keeps a provider's credentials sealed, and forgets them", async () => {
    const { providers } = messaging();
    await providers.set(NORTH, 'email', smtp());
    const [row = ''] = await providerRows();
    const spelled = row.replaceAll(/\\\\x([0-9a-f]+)/g, (_, digits: string) => Buffer.from(digits, 'hex').toString('latin1'));
    expect(spelled).toContain(NORTH);
    for (const secret of [MAIL_PASSWORD, MAIL_USER, 'localhost']) expect(spelled).not.toContain(secret);
    expect(await providers.get(NORTH, 'email')).toEqual(smtp());
    expect(await providers.get(SOUTH, 'email')).toBeUndefined();
    expect([await providers.remove(NORTH, 'email'), await providers.remove(NORTH, 'email')]).toEqual([true, false]);
  });

  it('seals providers and waiting messages anew after a rotation of the master secret', async () => {
    await messaging().providers.set(NORTH, 'sms', sms());
    await queue(NORTH);
    const rotated = messaging({ secret: NEW, accepted: [OLD] });
    expect(await rotated.sealAnew()).toEqual({ sealed: 2, unreadable: 0 });
    expect(await rotated.sealAnew()).toEqual({ sealed: 0, unreadable: 0 });
    expect(await messaging().sealAnew()).toEqual({ sealed: 0, unreadable: 2 });
    await messaging({ secret: NEW }).sender.drain();
    expect(texts).toEqual([`to ${NORTH}`]);
  });

  it('keeps what it sent for the developer alone', async () => {
    await queue(NORTH);
    await messaging({ devOutbox: true }).sender.drain();
    expect((await gateway.messages.latest(9)).map(({ text }) => text)).toEqual([`to ${NORTH}`]);
    await queue(SOUTH);
    await messaging({ defaults: { sms: sms() } }).sender.drain();
    expect((await gateway.messages.latest(9)).map(({ text }) => text)).toEqual([`to ${NORTH}`]);
    expect(log).toEqual([]);
  });

  it('logs at its start each channel without a provider, but where messages stay with the developer', () => {
    messaging({ devOutbox: true }).reportMissing();
    expect(log).toEqual([]);
    messaging({ defaults: { sms: sms() } }).reportMissing();
    expect(log.map((line) => JSON.parse(line) as object)).toEqual([{ message: expect.stringContaining('no provider of messages'), channel: 'email' }]);
  });
});

describe('gateway', () => {
  it.runIf(testEngine === 'postgres')('sends a code that was queued by a call at another gateway, and answers it nowhere', async () => {
    const lines: string[] = [];
    const other = await secondGateway(gateway, { messageProviders: { sms: sms() }, devEndpoints: false, log: { level: 'debug', stream: { write: (line) => void lines.push(line) } } });
    await gateway.smsCodes.send({ tenant: gateway.tenants.byMerchant(NORTH)!, mobile: '+639170000009', purpose: 'login', language: 'EN', ip: '192.0.2.1' });
    other.start();
    await expect.poll(() => texts.length).toBe(1);
    await expect.poll(async () => (await other.messaging.stats())[0]?.sent).toBe(1);
    expect(texts[0]).toMatch(/^\d{6} is your code to log in/);
    const code = texts[0]?.slice(0, 6) ?? '';
    const { rows } = await sql<{ content: unknown }>`select content from message_queue`.execute(gateway.db.query);
    expect(rows).toEqual([{ content: null }]);
    expect((await other.app.inject({ url: '/__dev/outbox?format=json', headers: { host: 'localhost' } })).body).not.toContain(code);
    await other.stop();
    expect(lines.join('')).not.toContain(code);
    expect(lines.join('')).not.toContain(KEY);
  });
});
