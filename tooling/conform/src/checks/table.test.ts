import type { CallName } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import type { Context } from '../check.ts';
import type { Exchange } from '../exchange.ts';
import { NotOffered } from '../verdicts.ts';
import { tableChecks } from './table.ts';

const refusal = { success: false, code: 'VALIDATION_FAILED', message: 'It was refused.', requestId: 'r' };
const account = { name: 'maria', password: 'secret', token: 'of-maria' };
const agent = { name: 'ann', password: 'secret', token: 'of-ann' };

/** What each call is sent, by whom; undefined where it is not made. */
async function sentTo(own: boolean): Promise<Map<string, { readonly request: object; readonly token: string | undefined } | undefined>> {
  const sent = new Map<string, { readonly request: object; readonly token: string | undefined } | undefined>();
  const context = {
    client: {
      sealed: () => Promise.resolve({ v: 1, kid: 'k', enc: 'e', ct: 'c' }),
      call(name: CallName, request: object, { token }: { readonly token: string | undefined }): Promise<Exchange> {
        sent.set(name, { request, token });
        return Promise.resolve({ call: name, request: { method: 'POST', path: '/', headers: {}, body: undefined, sealed: undefined }, status: 422, headers: {}, text: JSON.stringify(refusal), json: refusal, broken: undefined });
      },
    },
    accounts: {
      member: () => Promise.resolve({ ...account, token: 'of-given' }),
      agent: () => Promise.resolve(agent),
      again: () => Promise.resolve('of-again'),
      expendable: () => Promise.resolve({ account, own }),
      registrationRequest: () => Promise.reject(new NotOffered('closed')),
    },
    otherMerchant: undefined,
  } as unknown as Context;
  for (const { id, run } of tableChecks) {
    await run(context).catch((error: unknown) => {
      if (!(error instanceof NotOffered)) throw error;
      sent.set(id.slice('call.'.length), undefined);
    });
  }
  return sent;
}

describe('the calls of the profile full', () => {
  it('are made by the account that was registered for them, and by the agent', async () => {
    const sent = await sentTo(true);
    expect(new Set([...sent.values()].map((each) => each?.token))).toEqual(new Set([undefined, 'of-maria', 'of-ann', 'of-again']));
    expect([...sent].filter(([, each]) => each?.token === 'of-again').map(([name]) => name)).toEqual(['logout']);
    expect(sent.get('saveProfile')?.request).toEqual({ values: { telegram: 'example' } });
    expect([...sent].filter(([, each]) => each === undefined)).toEqual([]);
  });

  it('are refused or left out where the account is a given one and they would change it', async () => {
    const sent = await sentTo(false);
    expect([...sent].filter(([, each]) => each === undefined).map(([name]) => name).toSorted()).toEqual(['cashbackClaim', 'smsReauthentication', 'totpStart']);
    expect(sent.get('saveProfile')?.request).toEqual({ values: { 'no-such-field': 'conform' } });
    expect(sent.get('choosePlayerIcon')?.request).toEqual({ code: 'no-such-icon' });
    expect(sent.get('transferChoice')?.request).toEqual({ autoIn: 'maybe', autoHome: 'maybe' });
    expect(sent.get('sweepHome')?.request).toMatchObject({ vassalage: 'NONE' });
  });

  it('ask for codes for numbers and addresses that nobody has, and for an account under a name that is taken', async () => {
    const sent = await sentTo(true);
    for (const name of ['emailCode', 'phoneCode', 'smsNoLogin', 'smsRegister', 'passwordByEmail'] as const) {
      expect(JSON.stringify(sent.get(name)?.request)).toMatch(/nobody\d*@mail\.example|7700 900\d{3}/);
    }
    expect(sent.get('agentOpenAccount')?.request).toMatchObject({ username: agent.name });
  });
});
