import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';
import { createServer } from './platform/http/index.ts';

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('returns defaults for development without any variable', () => {
    expect(readConfig({})).toMatchObject({ production: false, port: 4000, vendorOrigin: 'http://localhost:4001', databaseUrl: undefined, trustProxy: false });
    expect(readConfig({ PORT: '', VENDOR_PORT: '5001', TRUST_PROXY: '10.0.0.0/8' })).toMatchObject({
      port: 4000,
      vendorOrigin: 'http://localhost:5001',
      trustProxy: '10.0.0.0/8',
    });
  });

  it('lists every fault at once, and no value', () => {
    const faults = faultsOf({
      NODE_ENV: 'production',
      PORT: '70000',
      VENDOR_PORT: 'many',
      VENDOR_ORIGIN: 'ftp://games',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      LIVERY_SECRET: 'short',
      ALLOW_PGLITE_IN_PRODUCTION: 'maybe',
      LOG_LEVEL: 'loud',
    });
    const names = faults.map((fault) => fault.split(':')[0]);
    expect(new Set(names)).toEqual(
      new Set(['ALLOW_PGLITE_IN_PRODUCTION', 'DATABASE_URL', 'LIVERY_SECRET', 'LOG_LEVEL', 'PORT', 'TRUST_PROXY', 'VENDOR_ORIGIN', 'VENDOR_PORT']),
    );
    expect(faults.join('\n')).not.toMatch(/hunter2|short/);
  });

  it('requires a secret and a database server in production, unless the embedded database is allowed', () => {
    expect(faultsOf({ NODE_ENV: 'production' }).map((fault) => fault.split(':')[0])).toEqual(['LIVERY_SECRET', 'DATABASE_URL', 'TRUST_PROXY']);
    expect(faultsOf({ NODE_ENV: 'production', PORT: 'x' }).map((fault) => fault.split(':')[0])).toEqual(['PORT', 'LIVERY_SECRET', 'DATABASE_URL', 'TRUST_PROXY']);
    expect(readConfig({ NODE_ENV: 'production', LIVERY_SECRET: 'x'.repeat(32), ALLOW_PGLITE_IN_PRODUCTION: 'true', TRUST_PROXY: 'false' })).toMatchObject({ production: true });
  });

  it('requires in production whose forwarded addresses are believed, and believes not everybody', () => {
    const production = { NODE_ENV: 'production', LIVERY_SECRET: 'x'.repeat(32), DATABASE_URL: 'postgres://db/livery' };
    expect(faultsOf(production)).toEqual([expect.stringMatching(/^TRUST_PROXY: needed in production: .*such as 10\.0\.0\.0\/8/)]);
    expect(faultsOf({ ...production, TRUST_PROXY: 'true' })).toEqual([expect.stringMatching(/^TRUST_PROXY: true would believe any visitor/)]);
    expect(readConfig({ ...production, TRUST_PROXY: 'false' })).toMatchObject({ trustProxy: false });
    expect(readConfig({ ...production, TRUST_PROXY: 'loopback' })).toMatchObject({ trustProxy: 'loopback' });
  });

  it('serves on for five seconds in production when it is told to stop, or as long as is stated', () => {
    expect(readConfig({}).drainMs).toBe(0);
    expect(readConfig({ DRAIN_MS: '700' }).drainMs).toBe(700);
    const production = { NODE_ENV: 'production', LIVERY_SECRET: 'x'.repeat(32), DATABASE_URL: 'postgres://db/livery', TRUST_PROXY: 'false' };
    expect(readConfig(production).drainMs).toBe(5_000);
  });

  it('accepts other secrets, each of at least 32 characters', () => {
    const [former, next] = ['f'.repeat(32), 'n'.repeat(40)];
    expect(readConfig({}).acceptedSecrets).toEqual([]);
    expect(readConfig({ LIVERY_SECRETS_ACCEPTED: `${former}, ${next}` }).acceptedSecrets).toEqual([former, next]);
    expect(faultsOf({ LIVERY_SECRETS_ACCEPTED: `${former},short` })).toEqual(['LIVERY_SECRETS_ACCEPTED: secrets of at least 32 characters each, separated by commas']);
  });

  it('prepares statements unless a pooler stands before the database, or as it is told', () => {
    const DATABASE_URL = 'postgres://pooler/livery';
    const DATABASE_DIRECT_URL = 'postgres://db/livery';
    expect(readConfig({ DATABASE_URL }).databasePrepared).toBe(true);
    expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({ databaseDirectUrl: DATABASE_DIRECT_URL, databasePrepared: false });
    expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PREPARED: 'on' }).databasePrepared).toBe(true);
    expect(faultsOf({ DATABASE_DIRECT_URL, DATABASE_MIGRATION_URL: 'postgres://owner@db/livery' })).toEqual([
      'DATABASE_URL: needed with DATABASE_DIRECT_URL',
      'DATABASE_URL: needed with DATABASE_MIGRATION_URL',
    ]);
  });

  it('takes a replica and a news server beside a database, and no other kind of either', () => {
    const DATABASE_URL = 'postgres://db/livery';
    expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseReplica: undefined, newsUrl: undefined });
    const NEWS_URL = 'rediss://livery:secret@news.example:6379?prefix=one';
    expect(readConfig({ DATABASE_URL, NEWS_URL, DATABASE_REPLICA_URL: 'postgres://copy/livery' })).toMatchObject({ newsUrl: NEWS_URL, databaseReplica: { url: 'postgres://copy/livery', lagMs: 200 } });
    expect(readConfig({ DATABASE_URL, DATABASE_REPLICA_URL: 'postgres://copy/livery', DATABASE_REPLICA_LAG_MS: '50' }).databaseReplica?.lagMs).toBe(50);
    expect(faultsOf({ DATABASE_REPLICA_URL: 'postgres://copy/livery', NEWS_URL: 'redis://news.example' })).toEqual(['DATABASE_URL: needed with DATABASE_REPLICA_URL', 'DATABASE_URL: needed with NEWS_URL']);
    expect(faultsOf({ DATABASE_URL, NEWS_URL: 'nats://user:hidden@news.example' })).toEqual(['NEWS_URL: an address such as rediss://user:password@host:6379']);
    expect(faultsOf({ DATABASE_URL, NEWS_URL: 'redis://:hidden@' })).toEqual(['NEWS_URL: an address such as rediss://user:password@host:6379']);
  });

  it('limits the database, and migrations less', () => {
    const { databaseTimeouts, migrationTimeouts } = readConfig({ DATABASE_LOCK_TIMEOUT_MS: '700' });
    expect(databaseTimeouts).toEqual({ connectMs: 5_000, statementMs: 15_000, lockMs: 700, idleInTransactionMs: 15_000 });
    expect(migrationTimeouts).toEqual({ connectMs: 5_000, statementMs: 600_000, lockMs: 600_000, idleInTransactionMs: 600_000 });
    expect(faultsOf({ DATABASE_STATEMENT_TIMEOUT_MS: '0' })).toEqual(['DATABASE_STATEMENT_TIMEOUT_MS: at least 10']);
  });

  it("reads the platform's providers of messages, and lists what is wrong without repeating it", () => {
    const from = { SMTP_FROM: 'no-reply@{domain}' };
    expect(readConfig({}).messageProviders).toEqual({});
    expect(readConfig({ SMTP_URL: 'smtps://ann%40mail:pass%2Fword@mail.example', ...from }).messageProviders.email).toEqual({
      host: 'mail.example', port: 465, security: 'tls', username: 'ann@mail', password: 'pass/word', from: 'no-reply@{domain}',
    });
    expect(readConfig({ SMTP_URL: 'smtp://mail.example:2525', ...from }).messageProviders.email).toEqual({ host: 'mail.example', port: 2525, security: 'starttls', from: 'no-reply@{domain}' });
    expect(readConfig({ SMTP_URL: 'smtp://localhost:1025?tls=none', ...from }).messageProviders.email).toMatchObject({ security: 'none' });
    const sms = { SMS_GATEWAY_URL: 'https://sms.example/send', SMS_GATEWAY_KEY: 'k'.repeat(32) };
    expect(readConfig(sms).messageProviders).toEqual({ sms: { url: sms.SMS_GATEWAY_URL, key: sms.SMS_GATEWAY_KEY } });

    expect(faultsOf({ SMTP_URL: 'smtp://ann:hunter2@mail.example?tls=none', ...from })).toEqual([expect.stringMatching(/^SMTP_URL: security: tls or starttls/)]);
    expect(faultsOf({ SMTP_URL: 'ann:hunter2@mail.example', ...from })).toEqual([expect.stringMatching(/^SMTP_URL: an address such as/)]);
    expect(faultsOf({ SMTP_URL: 'smtp://mail.example' })).toEqual([expect.stringMatching(/^SMTP_FROM: needed/)]);
    expect(faultsOf({ ...sms, SMS_GATEWAY_KEY: 'hunter2' })).toEqual([expect.stringMatching(/^SMS_GATEWAY_KEY: at least 32/)]);
    expect(faultsOf({ SMS_GATEWAY_URL: sms.SMS_GATEWAY_URL })).toEqual([expect.stringMatching(/^SMS_GATEWAY_KEY: needed/)]);
    expect(faultsOf({ SMS_GATEWAY_KEY: sms.SMS_GATEWAY_KEY })).toEqual([expect.stringMatching(/^SMS_GATEWAY_URL: needed/)]);
    expect(faultsOf({ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'Ann <ann@mail.example>' })).toEqual([expect.stringMatching(/^SMTP_FROM: an address/)]);
  });

  it('switches developer endpoints on by DEV_ENDPOINTS alone, with the secret of the local human check, and never in production', () => {
    expect(readConfig({})).toMatchObject({ devEndpoints: false, humanCheckSecret: undefined, providerOrigins: [] });
    expect(readConfig({ NODE_ENV: 'test', DEV_ENDPOINTS: 'off' })).toMatchObject({ devEndpoints: false });
    expect(readConfig({ DEV_ENDPOINTS: 'on' })).toMatchObject({ devEndpoints: true, humanCheckSecret: 'local-human-check' });
    expect(faultsOf({ DEV_ENDPOINTS: 'yes' })).toEqual(['DEV_ENDPOINTS: on or off']);
    const production = { NODE_ENV: 'production', LIVERY_SECRET: 'x'.repeat(32), DATABASE_URL: 'postgres://db/livery', TRUST_PROXY: '10.0.0.0/8' };
    expect(faultsOf({ ...production, DEV_ENDPOINTS: 'on' })).toEqual([expect.stringMatching(/^DEV_ENDPOINTS: off in production/)]);
    expect(readConfig(production)).toMatchObject({ devEndpoints: false });
  });

  it('reads the files of payment adapters by name, and rejects names that are no names, taken or given twice', () => {
    expect(readConfig({ PAYMENT_ADAPTERS: 'acme=/srv/acme.mjs, other=/srv/other.ts' }).paymentAdapters).toEqual({ acme: '/srv/acme.mjs', other: '/srv/other.ts' });
    expect(readConfig({}).paymentAdapters).toEqual({});
    for (const wrong of ['acme', 'Acme=/a.mjs', 'acme=', 'a=/b=/c']) expect(faultsOf({ PAYMENT_ADAPTERS: wrong })).toEqual([expect.stringMatching(/^PAYMENT_ADAPTERS: names with files such as/)]);
    for (const taken of ['livery=/a.mjs', 'peer=/a.mjs', 'acme=/a.mjs,acme=/b.mjs']) expect(faultsOf({ PAYMENT_ADAPTERS: taken })).toEqual(['PAYMENT_ADAPTERS: each name once, and neither livery nor peer']);
  });

  it('takes origins of providers by https, and outside production also by http of this machine', () => {
    const production = { NODE_ENV: 'production', LIVERY_SECRET: 'x'.repeat(32), DATABASE_URL: 'postgres://db/livery', TRUST_PROXY: '10.0.0.0/8' };
    const origins = ['https://check.example', 'https://sms.example:8443'];
    expect(readConfig({ ...production, PROVIDER_ORIGINS: origins.join(', ') }).providerOrigins).toEqual(origins);
    expect(readConfig({ PROVIDER_ORIGINS: 'http://localhost:4000' }).providerOrigins).toEqual(['http://localhost:4000']);
    expect(faultsOf({ ...production, PROVIDER_ORIGINS: 'http://localhost:4000' })).toEqual(['PROVIDER_ORIGINS: https alone in production']);
    for (const wrong of ['http://check.example', 'https://check.example/path', 'https://ann@check.example', 'check.example', 'https://a.example,', '*']) {
      expect(faultsOf({ PROVIDER_ORIGINS: wrong })).toEqual([expect.stringMatching(/^PROVIDER_ORIGINS: origins such as/)]);
    }
  });

  it('has the operators\' server listen where a port says so, on the loopback unless stated, and never on the players\' port', () => {
    expect(readConfig({}).ops).toBeUndefined();
    expect(readConfig({ OPS_PORT: '4010' }).ops).toEqual({ port: 4010, host: 'localhost' });
    expect(readConfig({ OPS_PORT: '4010', OPS_HOST: '10.0.0.5' }).ops).toEqual({ port: 4010, host: '10.0.0.5' });
    expect(faultsOf({ OPS_PORT: '4000' })).toEqual(['OPS_PORT: another port than PORT, which players reach']);
    expect(faultsOf({ OPS_PORT: 'many' })).toEqual(['OPS_PORT: a port number']);
  });

  it('has the operators\' server believe nobody\'s forwarded addresses unless told, whatever players\' proxies are', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).opsTrustProxy).toBe(false);
    expect(readConfig({ OPS_TRUST_PROXY: '10.0.0.5' })).toMatchObject({ opsTrustProxy: '10.0.0.5', trustProxy: false });
    expect(faultsOf({ NODE_ENV: 'production', OPS_TRUST_PROXY: 'true' })).toContainEqual(expect.stringMatching(/^OPS_TRUST_PROXY: true would believe any operator/));
    expect(faultsOf({ OPS_TRUST_PROXY: '2' })).toEqual([expect.stringMatching(/^OPS_TRUST_PROXY: /)]);
  });

  it.each(['1', '0', '2'])('rejects TRUST_PROXY=%s and says what to write, because a number of hops is not supported', (hops) => {
    expect(faultsOf({ TRUST_PROXY: hops })).toEqual([expect.stringMatching(/^TRUST_PROXY: .*such as 10\.0\.0\.0\/8$/)]);
  });

  it.each(['yes', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1,', 'proxy.example', '::1/129', '10.0.0.0/8/8'])('rejects TRUST_PROXY=%s', (value) => {
    expect(faultsOf({ TRUST_PROXY: value })).toEqual([expect.stringMatching(/^TRUST_PROXY: true, false, or /)]);
  });
});

describe('TRUST_PROXY', () => {
  const FORWARDED = { host: 'site.example', 'x-forwarded-for': '192.0.2.7', 'x-forwarded-host': 'other.example', 'x-forwarded-proto': 'https' };

  async function requestFrom(peer: string, trusted: string): Promise<unknown> {
    const app = createServer({
      log: { level: 'silent' },
      newId: () => 'r1',
      trustProxy: readConfig({ TRUST_PROXY: trusted }).trustProxy,
      otherwise: async ({ ip, host, protocol }, reply) => reply.send({ ip, host, protocol }),
    });
    const answer = await app.inject({ url: '/', remoteAddress: peer, headers: FORWARDED });
    await app.close();
    return answer.json();
  }

  it.each([
    ['true', '203.0.113.9'],
    ['10.0.0.1', '10.0.0.1'],
    ['10.0.0.0/8', '10.20.30.40'],
    ['192.0.2.1, 10.0.0.0/8', '10.20.30.40'],
    ['fd00::/8', 'fd12::1'],
    ['loopback', '127.0.0.1'],
    ['linklocal', '169.254.1.1'],
    ['uniquelocal', '172.16.0.1'],
  ])('%s: returns the forwarded address and host when %s connects', async (trusted, peer) => {
    expect(await requestFrom(peer, trusted)).toEqual({ ip: '192.0.2.7', host: 'other.example', protocol: 'https' });
  });

  it.each([
    ['false', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.2'],
    ['10.0.0.0/8', '11.0.0.1'],
    ['fd00::/8', 'fe00::1'],
    ['loopback', '10.0.0.1'],
    ['uniquelocal', '203.0.113.9'],
  ])('%s: returns the peer and its own host when %s connects', async (trusted, peer) => {
    expect(await requestFrom(peer, trusted)).toEqual({ ip: peer, host: 'site.example', protocol: 'http' });
  });
});
