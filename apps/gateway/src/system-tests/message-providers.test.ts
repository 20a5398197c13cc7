import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '@livery/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDatabase } from '../../test-support/database.ts';
import { startGatewayProcess } from '../../test-support/gateway-process.ts';
import { writeDist } from '../../test-support/gateway.ts';
import { certificateOf, MAIL_PASSWORD, MAIL_USER, startMailServer, type Certificate, type MailServer } from '../../test-support/mail-server.ts';
import { createServingLogin } from '../../test-support/serving-login.ts';
import { NORTH, SOUTH, testFleet } from '../../test-support/test-fleet.ts';
import { readConfig } from '../config.ts';
import { migrateAll } from '../database/migrate-all.ts';
import { createMessaging } from '../modules/messages/index.ts';
import { adoptFleet } from '../modules/tenant/index.ts';
import { createWallet } from '../modules/wallet/index.ts';
import { openToMigrate, openToServe } from '../database/open-database.ts';
import { createSecrets } from '../platform/crypto/index.ts';

const OPERATOR = fileURLToPath(new URL('../operator/main.ts', import.meta.url));
const SECRET = 'a secret for the processes of tests alone';
const folder = mkdtempSync(join(tmpdir(), 'livery-messages-'));
const sms: string[] = [];
const gatewayOfSms = createServer((request, response) => {
  void text(request).then((body) => {
    sms.push(body);
    response.setHeader('content-type', 'application/json').end('{"id":"1"}');
  });
});
let certificate: Certificate;
let ofPlatform: MailServer;
let ofMerchant: MailServer;
let environment: Record<string, string>;

/** The first block of this language below the heading of docs/operations.md. */
function example(heading: string, language: string): string {
  const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const block = new RegExp(`\\n${heading}\\n[\\s\\S]*?\\n\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\``).exec(guide)?.[1];
  if (block === undefined) throw new Error(`docs/operations.md has no block of ${language} below ${heading}.`);
  return block;
}

beforeAll(async () => {
  certificate = await certificateOf('localhost');
  ofPlatform = await startMailServer(certificate, { authOptional: true });
  ofMerchant = await startMailServer(certificate);
  await new Promise<void>((listening) => void gatewayOfSms.listen(0, 'localhost', listening));
  const database = await blankDatabase();
  const ownerUrl = database.url ?? '';
  await database.close();
  const dist = writeDist(testFleet);
  writeFileSync(join(dist, 'fleet.json'), JSON.stringify(testFleet));
  // The variables of the guide, with the servers of this test in place of those that it makes up.
  const variables = Object.fromEntries(example('## Messages', 'sh').split('\n').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
  expect(Object.keys(variables)).toEqual(['SMTP_URL', 'SMTP_FROM', 'SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY']);
  environment = {
    NODE_ENV: 'production', DATABASE_URL: ownerUrl, DATA_DIR: join(folder, 'data'), DIST_DIR: dist, LIVERY_SECRET: SECRET, TRUST_PROXY: 'false', ALLOW_PGLITE_IN_PRODUCTION: 'true',
    ...variables,
    SMTP_URL: `smtp://localhost:${ofPlatform.port}?tls=none`,
    SMS_GATEWAY_URL: `http://localhost:${(gatewayOfSms.address() as AddressInfo).port}/v1/send`,
    SMS_GATEWAY_KEY: 'k'.repeat(64),
  };
  const owner = await openToMigrate(readConfig(environment));
  await migrateAll(owner);
  await owner.close();
  if (ownerUrl !== '') environment['DATABASE_URL'] = await createServingLogin(ownerUrl);
});
afterAll(async () => {
  await ofPlatform.stop();
  await ofMerchant.stop();
  gatewayOfSms.close();
  rmSync(environment['DIST_DIR'] ?? '', { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

/** Queues what a gateway would, and sends nothing. */
async function queue(): Promise<void> {
  const config = readConfig(environment);
  const { db } = await openToServe(config, { poolSize: 2, timeouts: config.migrationTimeouts });
  const tenants = await adoptFleet(testFleet, { db, wallet: createWallet({ db, events: { balanceChanged: () => undefined } }) });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const { messages } = createMessaging({ db, secrets: createSecrets(SECRET), tenants, defaults: {}, fetch, devOutbox: false, log, givenUp: () => undefined, onError: () => undefined });
  await db.transaction(async (tx) => {
    for (const tenant of [NORTH, SOUTH]) await messages.queue(tx, tenant, { channel: 'email', recipient: `of-${tenant.toLowerCase()}@mail.example`, subject: 'Hello', text: 'Hello.', usefulMs: 3_600_000 });
    await messages.queue(tx, NORTH, { channel: 'sms', recipient: '+639170000001', text: '123456 is your code', usefulMs: 3_600_000 });
  });
  await db.close();
}

describe('the providers of messages of docs/operations.md', () => {
  it('send the mails and SMS of every merchant, but those of a merchant with a provider of its own', async () => {
    const own = JSON.parse(example('### A provider of a merchant', 'json')) as object;
    const path = join(folder, 'smtp.json');
    writeFileSync(path, JSON.stringify({ ...own, host: 'localhost', port: ofMerchant.port, username: MAIL_USER, password: MAIL_PASSWORD, ca: certificate.cert }));
    const command = spawn(process.execPath, [OPERATOR, 'messages:provider', NORTH, 'email', path], { env: programEnvironment(environment), stdio: ['ignore', 'pipe', 'pipe'] });
    const [printed] = await Promise.all([text(command.stdout), once(command, 'close')]);
    expect(printed).toContain(`${NORTH} sends email by its own provider.`);
    await queue();
    const gateway = await startGatewayProcess(environment['DATABASE_URL'] ?? '', environment);
    try {
      await expect.poll(() => [ofMerchant.received.length, ofPlatform.received.length, sms.length], { timeout: 20_000 }).toEqual([1, 1, 1]);
    } finally {
      await gateway.remove();
    }
    expect(ofMerchant.received[0]).toMatchObject({ to: [`of-${NORTH.toLowerCase()}@mail.example`], secure: true, user: MAIL_USER });
    expect(ofPlatform.received[0]).toMatchObject({ to: [`of-${SOUTH.toLowerCase()}@mail.example`], from: `no-reply@${testFleet.brands.find(({ merchantCode }) => merchantCode === SOUTH)?.domains[0]}` });
    expect(JSON.parse(sms[0] ?? '{}')).toMatchObject({ merchant: NORTH, to: '+639170000001' });
  }, 90_000);
});
