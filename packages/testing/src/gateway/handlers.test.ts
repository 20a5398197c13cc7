import { createTransport } from '@livery/api-sdk';
import { calls, schemas } from '@livery/contracts';
import type { CallName } from '@livery/contracts';
import { describe, expect, it, vi } from 'vitest';
import { announcement } from '../factories/content.ts';
import { brand } from '../factories/brand.ts';
import { refuse, standardAnswers } from './answers.ts';
import type { Answers } from './answers.ts';
import { fetchFrom, handlersFor } from './handlers.ts';

function transportOver(answers: Answers = {}, token: string | undefined = 'test-token') {
  return createTransport({
    merchantCode: 'TEST1',
    device: 'WEB',
    language: () => 'EN',
    token: () => token,
    fetch: fetchFrom(handlersFor(answers)),
  });
}

const registration = {
  username: 'mira01',
  password: 'Secret-2026',
  confirmPassword: 'Secret-2026',
  login: true,
  registerUrl: 'https://test.example/register',
  registerMethod: 'WEB',
  ageConfirmed: true,
  termsVersion: '1',
} as const;

describe('request handlers', () => {
  it.each([
    'systemStatus',
    'permission',
    'winners',
    'gameCategories',
    'balance',
    'memberInfo',
    'availablePromotions',
  ] as CallName[])('answer %s by its contract', async (name) => {
    const result = await transportOver().call(name, {} as never);
    expect(schemas[name].value.safeParse('value' in result ? result.value : undefined).error).toBeUndefined();
  });

  it('have a default answer for every call but the encryption key and the stream', () => {
    expect(Object.keys(calls).filter((name) => !(name in standardAnswers))).toEqual(['cryptoKey', 'events']);
  });

  it('decrypt encrypted calls and pass the request in plain', async () => {
    const register = vi.fn<NonNullable<Answers['register']>>(() => refuse('USERNAME_TAKEN'));
    const result = await transportOver({ register }).call('register', registration);
    expect(result).toMatchObject({ problem: { code: 'USERNAME_TAKEN', status: 409 } });
    expect(register).toHaveBeenCalledWith(registration);
  });

  it('read numbers and defaults of a query as the gateway does', async () => {
    const result = await transportOver().call('gameList', { clientType: 3, pageNo: 3 });
    expect(result).toMatchObject({ value: { pageNum: 3, totalPages: 3, games: { length: 12 } } });
  });

  it('reject a call without a token where one is required', async () => {
    const handlers = handlersFor();
    const response = await fetchFrom(handlers)('/wps/member/info');
    expect(response.status).toBe(401);
  });

  it('throw where an answer breaks its contract', async () => {
    const broken = { announcements: () => ({ list: [{ ...announcement(), type: 'X' }] }) } as unknown as Answers;
    const result = await transportOver(broken).call('announcements', {});
    expect(result).toMatchObject({ problem: { kind: 'server', message: expect.stringContaining('type') } });
  });
});

describe('test brand', () => {
  it("merges the platform's defaults and the values of the test", () => {
    const { currency, minimumAge, features } = brand({ minimumAge: 21 });
    expect([currency.symbol, minimumAge, features.freePlay]).toEqual(['₱', 21, true]);
  });
});
