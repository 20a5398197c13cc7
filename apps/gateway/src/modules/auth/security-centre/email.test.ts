import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAPTCHA, testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { accountHelpers, codeOf, HOME_IP, PASSWORD } from '../../../../test-support/account-helpers.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  gateway = await testGateway();
  crowd = accountHelpers(gateway);
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(2 * 3_600_000));

const MINUTE = 60_000;

async function somebody(username: string, more: Parameters<typeof crowd.open>[1] = {}) {
  const id = await crowd.open(username, more);
  await crowd.knows(id, HOME_IP);
  const { token } = await crowd.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
  const options = { token, ip: HOME_IP };
  return {
    id,
    token,
    ask: (request: object = {}, ip = HOME_IP) => crowd.call('emailCode', request, { token, ip }),
    prove: (code: string, password = PASSWORD) => crowd.call('proveEmail', { password, code }, options),
    seen: () => crowd.valueOf('security', {}, options),
  };
}
const textsTo = async (recipient: string) => (await gateway.messages.latest(200)).filter((message) => message.recipient === recipient).map(({ subject = '', text }) => `${subject} ${text}`);
/** All of an answer but the id of its request. */
const answerOf = ({ status, body }: Awaited<ReturnType<typeof crowd.call>>) => ({ status, body: { ...body, requestId: '' } });
const person = async () => ({ captchaId: (await crowd.valueOf('captcha', {}, { ip: HOME_IP })).captchaId, captcha: CAPTCHA });
const wrongOne = (code: string): string => (code === '123456' ? '654321' : '123456');

describe('emailCode and proveEmail calls', () => {
  it('prove the address of the account, and tell its holder', async () => {
    const { id, ask, prove, seen } = await somebody('mailer01', { email: 'Mailer01@mail.example' });
    expect(await seen()).toMatchObject({ email: 'm•••@mail.example', emailProved: false, emailChangeable: true });
    expect((await ask()).body).toMatchObject({ success: true, value: { expiredMinutes: 1 } });
    const code = await crowd.codeSentTo('mailer01@mail.example');
    expect(code).toMatch(/^\d{6}$/);
    expect(codeOf(await prove(`${code.slice(0, 3)} ${code.slice(3)}`))).toBe('OK');
    expect(await seen()).toMatchObject({ email: 'm•••@mail.example', emailProved: true });
    expect((await gateway.members.byId(NORTH, id))?.emailVerifiedAt?.getTime()).toBe(gateway.clock.now());
    expect((await textsTo('mailer01@mail.example'))[0]).toContain('This e-mail address was confirmed');
  });

  it('say it in the language that is asked in', async () => {
    const { token } = await somebody('mailer02', { email: 'mailer02@mail.example' });
    await crowd.valueOf('emailCode', {}, { token, ip: HOME_IP, language: 'TY' });
    expect((await textsTo('mailer02@mail.example'))[0]).toContain('మీ కోడ్');
  });

  it('keep no code that could be read', async () => {
    const { id, ask } = await somebody('mailer03', { email: 'mailer03@mail.example' });
    await ask();
    const code = await crowd.codeSentTo('mailer03@mail.example');
    const { rows } = await sql<{ row: string }>`select email_code::text || encode(code_mac, 'escape') as row from email_code where member_id = ${id}`.execute(gateway.db.query);
    expect([rows.length, rows[0]?.row.includes(code)]).toEqual([1, false]);
  });

  it('refuse a wrong code and a wrong password, and prove nothing', async () => {
    const { ask, prove, seen } = await somebody('mailer04', { email: 'mailer04@mail.example' });
    expect(codeOf(await prove('123456'))).toBe('CODE_INVALID');
    await ask();
    const code = await crowd.codeSentTo('mailer04@mail.example');
    expect(codeOf(await prove(wrongOne(code)))).toBe('CODE_INVALID');
    expect(codeOf(await prove(code, 'wrong-one-1'))).toBe('PASSWORD_WRONG');
    expect((await prove(code, '')).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'password', rule: 'required' }] } });
    expect((await seen()).emailProved).toBe(false);
    expect(codeOf(await prove(code))).toBe('OK');
  });

  it('take a code once', async () => {
    const { ask, prove } = await somebody('mailer05', { email: 'mailer05@mail.example' });
    await ask();
    const code = await crowd.codeSentTo('mailer05@mail.example');
    expect([codeOf(await prove(code)), codeOf(await prove(code))]).toEqual(['OK', 'CODE_INVALID']);
  });

  it('take it once where two forms send it at the same time', async () => {
    const { ask, prove, seen } = await somebody('mailer06', { email: 'mailer06@mail.example' });
    await ask();
    const code = await crowd.codeSentTo('mailer06@mail.example');
    expect((await Promise.all([prove(code), prove(code)])).map(codeOf).toSorted()).toEqual(['CODE_INVALID', 'OK']);
    expect((await seen()).emailProved).toBe(true);
  });

  it('refuse a code after its minutes, and the former one when another was sent', async () => {
    const { ask, prove } = await somebody('mailer07', { email: 'mailer07@mail.example' });
    await ask();
    const first = await crowd.codeSentTo('mailer07@mail.example');
    gateway.clock.advance(5 * MINUTE);
    expect(codeOf(await prove(first))).toBe('CODE_EXPIRED');
    await ask();
    const second = await crowd.codeSentTo('mailer07@mail.example');
    expect(second === first ? 'CODE_INVALID' : codeOf(await prove(first))).toBe('CODE_INVALID');
    expect(codeOf(await prove(second))).toBe('OK');
  });

  it('refuse even the right code after five wrong ones', async () => {
    const { ask, prove, seen } = await somebody('mailer08', { email: 'mailer08@mail.example' });
    await ask();
    const code = await crowd.codeSentTo('mailer08@mail.example');
    for (let tries = 0; tries < 5; tries++) expect(codeOf(await prove(wrongOne(code)))).toBe('CODE_INVALID');
    expect(codeOf(await prove(code))).toBe('CODE_EXPIRED');
    expect((await seen()).emailProved).toBe(false);
  });

  it("refuse another member's code", async () => {
    const [mine, theirs] = [await somebody('mailer09', { email: 'shared09@mail.example' }), await somebody('mailer10', { email: 'mailer10@mail.example' })];
    await mine.ask();
    const code = await crowd.codeSentTo('shared09@mail.example');
    expect(codeOf(await theirs.prove(code))).toBe('CODE_INVALID');
    await theirs.ask();
    const own = await crowd.codeSentTo('mailer10@mail.example');
    expect(own === code ? 'CODE_INVALID' : codeOf(await theirs.prove(code))).toBe('CODE_INVALID');
    expect((await theirs.seen()).emailProved).toBe(false);
  });

  it('ask for an address where the account has none', async () => {
    const { ask } = await somebody('mailer11');
    expect((await ask()).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'email', rule: 'required' }] } });
    expect((await ask({ email: 'no address' })).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'email' }] } });
  });
});

describe('another address', () => {
  it('takes the place of the former one once it is proved, and both are told', async () => {
    const { id, ask, prove, seen } = await somebody('moving01', { email: 'former01@mail.example' });
    await ask();
    expect(codeOf(await prove(await crowd.codeSentTo('former01@mail.example')))).toBe('OK');
    await crowd.valueOf('passwordByEmail', { username: 'moving01', email: 'former01@mail.example' });
    const temporary = /^[a-z2-9]{14}$/m.exec((await textsTo('former01@mail.example'))[0] ?? '')?.[0] ?? '';
    gateway.clock.advance(MINUTE);
    expect(codeOf(await ask({ email: 'Newer01@mail.example' }))).toBe('OK');
    expect(await seen()).toMatchObject({ email: 'f•••@mail.example', emailProved: true });
    expect(codeOf(await prove(await crowd.codeSentTo('Newer01@mail.example')))).toBe('OK');
    expect(await seen()).toMatchObject({ email: 'n•••@mail.example', emailProved: true });
    expect((await gateway.members.byId(NORTH, id))?.email).toBe('newer01@mail.example');
    expect((await textsTo('former01@mail.example'))[0]).toContain('Another e-mail address took the place');
    expect((await textsTo('newer01@mail.example'))[0]).toContain('This e-mail address was confirmed');
    // A temporary password that went to the former address opens nothing.
    expect(temporary).toHaveLength(14);
    expect(codeOf(await crowd.call('login', { username: 'moving01', password: temporary, type: 'username' }, { ip: HOME_IP }))).toBe('LOGIN_FAILED');
  });

  it('is refused where the registration of the merchant has no such field', async () => {
    const { ask, seen } = await somebody('moving02', { email: 'former02@mail.example' });
    await gateway.settings.set(NORTH, 'registerFields', [{ field: 'email', enabled: false }]);
    try {
      expect((await seen()).emailChangeable).toBe(false);
      expect(codeOf(await ask({ email: 'newer02@mail.example' }))).toBe('FUNCTION_DISABLED');
      expect(codeOf(await ask({ email: 'Former02@mail.example' }))).toBe('OK');
    } finally {
      await gateway.settings.set(NORTH, 'registerFields', []);
    }
  });
});

describe('an address that proves another account', () => {
  it('answers as any other, and says so in the mailbox alone', async () => {
    const [owner, other, third] = [await somebody('twins001', { email: 'twins@mail.example' }), await somebody('twins002', { email: 'Twins@mail.example' }), await somebody('twins003', { email: 'third@mail.example' })];
    await owner.ask();
    expect(codeOf(await owner.prove(await crowd.codeSentTo('twins@mail.example')))).toBe('OK');
    gateway.clock.advance(MINUTE);
    const [taken, free] = [await other.ask(), await third.ask()];
    expect(answerOf(taken)).toEqual(answerOf(free));
    const [mail = ''] = await textsTo('twins@mail.example');
    expect([mail.includes('this address has an account'), /\b\d{6}\b/.test(mail)]).toEqual([true, false]);
    expect(codeOf(await other.prove('123456'))).toBe('CODE_INVALID');
    expect((await other.seen()).emailProved).toBe(false);
  });

  it('proves one account where two prove it at the same time', async () => {
    const [one, two] = [await somebody('twins004', { email: 'both@mail.example' }), await somebody('twins005', { email: 'both@mail.example' })];
    await one.ask();
    const first = await crowd.codeSentTo('both@mail.example');
    gateway.clock.advance(MINUTE);
    await two.ask();
    const second = await crowd.codeSentTo('both@mail.example');
    expect((await Promise.all([one.prove(first), two.prove(second)])).map(codeOf).toSorted()).toEqual(['CODE_EXPIRED', 'OK']);
    expect([(await one.seen()).emailProved, (await two.seen()).emailProved].filter(Boolean)).toHaveLength(1);
  });

  it('is free again when its account lost it to whoever proved the number', async () => {
    const former = await crowd.open('twins006', { email: 'loose@mail.example' });
    await gateway.db.transaction(async (tx) => {
      await gateway.members.emailProved(tx, NORTH, former, 'loose@mail.example');
      await gateway.members.forgetCredentials(tx, NORTH, former);
    });
    expect(await gateway.members.byId(NORTH, former)).toMatchObject({ email: null, emailVerifiedAt: null });
    const { ask, prove } = await somebody('twins007', { email: 'loose@mail.example' });
    await ask();
    expect(codeOf(await prove(await crowd.codeSentTo('loose@mail.example')))).toBe('OK');
  });
});

describe('limits of codes by e-mail', () => {
  it('are one a minute, of the member and of the address', async () => {
    const [one, two] = [await somebody('capped01', { email: 'capped@mail.example' }), await somebody('capped02', { email: 'capped@mail.example' })];
    expect(codeOf(await one.ask())).toBe('OK');
    gateway.clock.advance(20_000);
    expect((await one.ask({ email: 'elsewhere@mail.example' })).body).toMatchObject({ code: 'TOO_MANY_REQUESTS', value: { retryAfter: 40 } });
    expect((await two.ask()).body).toMatchObject({ code: 'TOO_MANY_REQUESTS', value: { retryAfter: 40 } });
    gateway.clock.advance(40_000);
    expect(codeOf(await two.ask())).toBe('OK');
  });

  it('want a person after three, and end at six an hour, whoever asks', async () => {
    const { ask } = await somebody('capped03', { email: 'capped03@mail.example' });
    const answers: string[] = [];
    for (let index = 0; index < 4; index++) {
      answers.push(codeOf(await ask()));
      gateway.clock.advance(MINUTE);
    }
    expect(answers).toEqual(['OK', 'OK', 'OK', 'CAPTCHA_REQUIRED']);
    for (let index = 0; index < 4; index++) {
      answers.push(codeOf(await ask(await person())));
      gateway.clock.advance(MINUTE);
    }
    expect(answers.slice(4)).toEqual(['OK', 'OK', 'OK', 'QUOTA_EXCEEDED']);
    expect(await textsTo('capped03@mail.example')).toHaveLength(6);
  });

  it('are counted for a range of addresses, over every account', async () => {
    const answers: string[] = [];
    for (let index = 0; index < 4; index++) {
      const { ask } = await somebody(`ranged${index}0`, { email: `ranged${index}@mail.example` });
      answers.push(codeOf(await ask({}, `2001:db8:7:9::${index + 1}`)));
    }
    expect(answers).toEqual(['OK', 'OK', 'OK', 'CAPTCHA_REQUIRED']);
  });

  it('send one where a member asks twice at the same time', async () => {
    const { ask } = await somebody('capped05', { email: 'capped05@mail.example' });
    expect((await Promise.all([ask(), ask()])).map(codeOf).toSorted()).toEqual(['OK', 'TOO_MANY_REQUESTS']);
    expect(await textsTo('capped05@mail.example')).toHaveLength(1);
  });

  it('are twenty wrong tries of a member in an hour, over every code', async () => {
    const { ask, prove } = await somebody('capped06', { email: 'capped06@mail.example' });
    const answers: string[] = [];
    for (let codes = 0; codes < 5; codes++) {
      expect(codeOf(await ask(await person()))).toBe('OK');
      const code = await crowd.codeSentTo('capped06@mail.example');
      for (let tries = 0; tries < 5; tries++) answers.push(codeOf(await prove(wrongOne(code))));
      // The password is asked for with each, ten times in five minutes.
      gateway.clock.advance(6 * MINUTE);
    }
    expect([answers.slice(0, 20), answers.slice(20)].map((part) => [...new Set(part)])).toEqual([['CODE_INVALID'], ['QUOTA_EXCEEDED']]);
  });
});

it('deletes a code an hour after its time', async () => {
  const { id, ask } = await somebody('sweeper1', { email: 'sweeper1@mail.example' });
  await ask();
  const left = async () => (await sql`select 1 from email_code where member_id = ${id}`.execute(gateway.db.query)).rows.length;
  gateway.clock.advance(64 * MINUTE);
  await gateway.sweep();
  expect(await left()).toBe(1);
  gateway.clock.advance(2 * MINUTE);
  await gateway.sweep();
  expect(await left()).toBe(0);
});

