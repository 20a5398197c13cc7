import type { FailureDetails, ResponseOf } from '@livery/contracts';
import { registrationRows } from '@livery/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let call: ReturnType<typeof createCaller>;
beforeAll(async () => {
  gateway = await testGateway();
  call = createCaller(gateway, NORTH);
  await gateway.settings.set(NORTH, 'registrationsPerHour', 10_000);
});
afterAll(() => gateway.stop());

/** Everything besides the fields is valid except the age: a form without fault is refused for that, and opens no account. */
const underage = { login: true, registerUrl: 'http://localhost/register', registerMethod: 'WEB', ageConfirmed: false, termsVersion: '2026-01', countryDialingCode: '+63' };

describe('registration rules', () => {
  it.each(registrationRows.map((row) => [row.name, row] as const))('%s', async (_, { tab, rules, modules, values, faults }) => {
    await gateway.settings.set(NORTH, 'whitelabel', { ...modules, smsLogin: true });
    // A merchant changes rules by field; fields that the row does not name are not asked for.
    const named = new Set(rules.map(({ field }) => field));
    const { fields } = await rulesInForce();
    const off = fields.filter(({ field }) => !named.has(field)).map(({ field }) => ({ field, enabled: false, required: false }));
    await gateway.settings.set(NORTH, 'registerFields', [...rules.map(({ acceptedPattern: _source, ...rule }) => rule), ...off]);
    const empty = tab === 'mobile' ? { mobileNum: '' } : { username: '', password: '', confirmPassword: '' };
    const { body } = await call(tab === 'mobile' ? 'registerMobile' : 'register', { ...underage, ...empty, ...values });
    const details: FailureDetails | undefined = body.success ? undefined : body.value;
    expect([body.success ? 'OPENED' : body.code, details?.fields ?? []]).toEqual([faults.length > 0 ? 'VALIDATION_FAILED' : 'AGE_NOT_CONFIRMED', faults]);
  });

  async function rulesInForce(): Promise<ResponseOf<'registerSettings'>> {
    const { body } = await call<ResponseOf<'registerSettings'>>('registerSettings');
    if (!body.success) throw new Error(body.code);
    return body.value;
  }
});
