import { seamlessCalls } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngine } from '../../../test-support/database.ts';
import { heldUpGateway, type HeldUpGateway } from '../../../test-support/held-up-gateway.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';
import { signedHeaders } from './signature.ts';

describe.runIf(testEngine === 'postgres')('seamlessRoutes of a gateway whose database is held up', () => {
  let gateway: HeldUpGateway;
  beforeAll(async () => {
    gateway = await heldUpGateway();
  });
  afterAll(() => gateway.stop());

  it('answers UNKNOWN in the form of the contract, and when to repeat, when keys of vendors cannot be read', async () => {
    const { path, answer } = seamlessCalls.balance;
    const body = JSON.stringify({ requestId: 'r-1', ts: gateway.clock.now() });
    const signed = signedHeaders({ id: 'key-1', secret: 's'.repeat(32) }, { method: 'POST', path, vendor: 'ACME', merchant: NORTH, rawBody: body, timestamp: String(gateway.clock.now()) });
    const call = () => gateway.app.inject({ method: 'POST', url: path, payload: body, headers: { 'content-type': 'application/json', ...signed } });
    const held = await gateway.whileLocked('vendor_signing_key', call);
    expect([held.statusCode, answer.parse(held.json()), held.headers['retry-after']]).toEqual([500, { code: 'UNKNOWN', requestId: '' }, '1']);
    // The body of whoever is not known is not read, so its id is not echoed. Nobody has that key: nothing failed, so there is nothing to repeat.
    const after = await call();
    expect([after.statusCode, after.headers['retry-after']]).toEqual([401, undefined]);
  });
});
