import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SECRET, testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { createSecrets } from '../../platform/crypto/index.ts';
import { createThrottle } from '../../platform/http/index.ts';
import { createProviderOrigins, type Site } from '../settings/index.ts';
import { createVerification } from './index.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.stop());

describe('createVerification', () => {
  it('reports stored providers that PROVIDER_ORIGINS does not allow, before anybody meets them', async () => {
    const { db, settings, tenants } = gateway;
    const reported: object[] = [];
    const site: Pick<Site, 'setting'> = { setting: (tenant, name) => settings.get(tenant.id, name) };
    const verification = createVerification({
      db, site: site as Site, tenants, fetch: globalThis.fetch, secrets: createSecrets(TEST_SECRET), throttle: createThrottle(db), messages: gateway.messages, humanCheckSecret: undefined,
      log: { error: (facts) => void reported.push(facts) }, providerOrigins: createProviderOrigins(['https://check.example'], false), providerRefused: () => undefined, hasAccount: async () => false,
    });
    const widget = (at: string) => ({ provider: 'turnstile', siteKey: 'site', scriptUrl: `${at}/script.js`, verifyUrl: `${at}/verify` }) as const;
    await settings.set(NORTH, 'humanCheck', widget('http://localhost:4000/__dev/human-check'));
    await settings.set(SOUTH, 'humanCheck', widget('https://check.example'));
    await settings.set(SOUTH, 'phoneProvider', { provider: 'external', apiUrl: 'https://old.example/v1', apiKey: 'k', issuer: 'i', audience: 'a', keySetUrl: 'https://old.example/keys' });
    await verification.reportRefusedProviders(tenants.all());
    // The gateway's own of NORTH is none where the developer endpoints are off.
    expect(reported).toEqual([{ merchant: NORTH, setting: 'humanCheck', origin: 'http://localhost:4000' }, { merchant: SOUTH, setting: 'phoneProvider', origin: 'https://old.example' }]);
  });
});
