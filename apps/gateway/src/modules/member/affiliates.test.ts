import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, registration, type Answer } from '../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import type { NewMember } from './index.ts';

let gateway: TestGateway;
let call: ReturnType<typeof createCaller>;
const ids = new Map<string, string>();

async function open(username: string, more: Partial<NewMember> = {}): Promise<void> {
  const tenant = gateway.tenants.byMerchant(NORTH)!;
  ids.set(username, await gateway.db.transaction((tx) => gateway.members.open(tx, tenant, { username, type: 1, passwordHash: null, ...more })));
}

beforeAll(async () => {
  gateway = await testGateway();
  call = createCaller(gateway, NORTH);
  await open('freeagent', { affiliateCode: 'Free22' });
  await open('homeagent', { affiliateCode: 'Home22', affiliateDomain: 'Home.example', type: 42 });
  await open('outagent', { affiliateCode: 'Gone22' });
  await gateway.members.setStatus(NORTH, ids.get('outagent')!, 'blocked');
  await open('goneowner', { affiliateCode: 'GoneHome22', affiliateDomain: 'gone.example' });
  await open('aplayer', { affiliateCode: 'Play22', type: 0 });
});
afterAll(() => gateway.stop());

const ask = (code: string, more: object = {}, merchantCode = NORTH) => call<{ code: string }>('affiliate', { code, ...more }, { merchantCode });
const verdict = ({ body }: Answer<{ code: string }>): string => (body.success ? body.value.code : body.code);
const uplineOf = async (username: string): Promise<string | null | undefined> =>
  (await sql<{ upline: string | null }>`select upline.username as upline from member left join member upline on upline.id = member.parent_id and upline.tenant_id = member.tenant_id
    where member.username = ${username}`.execute(gateway.db.query)).rows[0]?.upline;

describe('affiliate code', () => {
  it.each<[string, object, string]>([
    ['Free22', {}, 'Free22'],
    [' fREE22 ', {}, 'Free22'],
    ['Free22', { domain: 'www.north.example' }, 'Free22'],
    ['Free22', { domain: 'home.example' }, 'AFFILIATE_CODE_INVALID'],
    ['Home22', { domain: 'home.example' }, 'Home22'],
    ['Home22', { domain: 'HOME.example:4000' }, 'Home22'],
    ['Home22', { domain: 'www.north.example' }, 'AFFILIATE_CODE_INVALID'],
    ['Home22', {}, 'AFFILIATE_CODE_INVALID'],
    ['Gone22', {}, 'AFFILIATE_CODE_INVALID'],
    ['Play22', {}, 'AFFILIATE_CODE_INVALID'],
    ['Free', {}, 'AFFILIATE_CODE_INVALID'],
    ['%', {}, 'AFFILIATE_CODE_INVALID'],
  ])('%s with %o answers %s', async (code, more, expected) => {
    expect(verdict(await ask(code, more))).toBe(expected);
  });

  it("is rejected on another merchant's site", async () => {
    expect(verdict(await ask('Free22', {}, SOUTH))).toBe('AFFILIATE_CODE_INVALID');
  });

  it('belongs to one agent, in any case', async () => {
    await expect(open('copycat1', { affiliateCode: 'FREE22' })).rejects.toMatchObject({ constraint: 'member_affiliate_code_key' });
  });

  it('of others is valid on the domain of an agent while that one is blocked, and its own is not', async () => {
    const valid = async () => [verdict(await ask('Free22', { domain: 'gone.example' })), verdict(await ask('GoneHome22', { domain: 'gone.example' }))];
    expect(await valid()).toEqual(['AFFILIATE_CODE_INVALID', 'GoneHome22']);
    await gateway.members.setStatus(NORTH, ids.get('goneowner')!, 'blocked');
    expect(await valid()).toEqual(['Free22', 'AFFILIATE_CODE_INVALID']);
    await gateway.members.setStatus(NORTH, ids.get('goneowner')!, 'active');
    expect(await valid()).toEqual(['AFFILIATE_CODE_INVALID', 'GoneHome22']);
  });

  it('is protected against guessing by a limit on attempts', async () => {
    gateway.clock.advance(3_600_000);
    const answers = [];
    for (let attempt = 1; attempt <= 201; attempt++) answers.push(verdict(await ask(`try${attempt}`)));
    expect([...new Set(answers.slice(0, 200)), answers[200]]).toEqual(['AFFILIATE_CODE_INVALID', 'TOO_MANY_REQUESTS']);
    gateway.clock.advance(3_600_000);
    expect(verdict(await ask('Free22'))).toBe('Free22');
  });
});

describe('registration with an affiliate code', () => {
  it("joins the downline of the code's agent, whether or not the form has a field for it", async () => {
    expect((await call('register', registration('invited1', { affiliateCode: 'free22' }))).status).toBe(200);
    expect((await call('register', registration('invited2', { affiliateCode: 'home22', domain: 'home.example' }))).status).toBe(200);
    expect([await uplineOf('invited1'), await uplineOf('invited2')]).toEqual(['freeagent', 'homeagent']);
  });

  it.each([{ affiliateCode: 'nobodys' }, { affiliateCode: 'gone22' }, { affiliateCode: 'play22' }, { affiliateCode: 'home22' }, { affiliateCode: 'home22', domain: 'other.example' }])(
    'is rejected with %o',
    async (changes) => {
      const { body } = await call('register', registration('misled01', changes));
      expect(body).toMatchObject({ code: 'AFFILIATE_CODE_INVALID' });
      expect(await uplineOf('misled01')).toBeUndefined();
    },
  );

  it('is allowed where an invitation is required', async () => {
    await gateway.settings.set(NORTH, 'whitelabel', { directRegistration: false });
    expect((await call('register', registration('uninvited'))).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'affiliateCode', rule: 'required' }] } });
    expect((await call('register', registration('misled03', { affiliateCode: 'nobodys' }))).body).toMatchObject({ code: 'AFFILIATE_CODE_INVALID' });
    expect((await call('register', registration('invited3', { affiliateCode: 'Free22' }))).status).toBe(200);
    await gateway.settings.set(NORTH, 'whitelabel', {});
  });

  it('prefers the code to the name of an agent', async () => {
    await gateway.settings.set(NORTH, 'registerFields', [{ field: 'recommenderId', enabled: true }]);
    await call('register', registration('invited4', { affiliateCode: 'Free22', recommenderId: 'homeagent' }));
    await call('register', registration('invited5', { recommenderId: 'homeagent' }));
    expect([await uplineOf('invited4'), await uplineOf('invited5')]).toEqual(['freeagent', 'homeagent']);
    expect((await call('register', registration('misled02', { recommenderId: 'outagent' }))).body).toMatchObject({ code: 'AFFILIATE_CODE_INVALID', value: { fields: [{ field: 'recommenderId', rule: 'invalid' }] } });
    await gateway.settings.set(NORTH, 'registerFields', []);
  });
});
