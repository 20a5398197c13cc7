import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { OTHER_IP, deviceCookieOf, HOME_IP, PASSWORD, accountHelpers } from '../../../../test-support/account-helpers.ts';

let gateway: TestGateway;
const lines: string[] = [];
beforeAll(async () => {
  gateway = await testGateway({ log: { level: 'debug', stream: { write: (line) => void lines.push(line) } } });
});
afterAll(() => gateway.stop());

const MOBILE = '+639201000001';
const MAIL = 'secretive@mail.example';

describe('sign-in secrecy', () => {
  it('passwords, codes and tokens of a whole journey appear neither in the log nor in the database', async () => {
    const crowd = accountHelpers(gateway);
    const id = await crowd.open('secretive', { mobile: MOBILE, mobileVerified: true, email: MAIL });
    await crowd.knows(id, HOME_IP);
    const first = await crowd.call<{ token: string }>('loginV2', { username: 'secretive', password: PASSWORD, type: 'username', remember: true }, { ip: HOME_IP });
    const token = first.body.success ? first.body.value.token : '';
    const device = deviceCookieOf(first)!.token;

    const away = await crowd.valueOf('loginV2', { username: 'secretive', password: PASSWORD, type: 'username' }, { ip: OTHER_IP });
    const challengeId = 'secondFactor' in away ? away.secondFactor.challengeId : '';
    await crowd.valueOf('loginVerifySms', { challengeId }, { ip: OTHER_IP });
    const smsCode = await crowd.codeSentTo(MOBILE);
    const second = await crowd.valueOf('loginVerify', { challengeId, method: 'sms', code: smsCode }, { ip: OTHER_IP });

    const { secret, recoveryCodes } = await crowd.enrol(token);
    await crowd.valueOf('passwordByEmail', { username: 'secretive', email: MAIL });
    const temporary = (await crowd.lastMessage(MAIL))!.text.split('\n\n')[2]!;
    await crowd.valueOf('loginV2', { username: 'secretive', password: temporary, type: 'username' }, { ip: HOME_IP });
    const third = 'Third-pass-99';
    await crowd.valueOf('changePassword', { oldPassword: temporary, newPassword: third, confirmNewPassword: third }, { token });
    await crowd.call('login', { username: 'secretive', password: `${third}-wrong`, type: 'username' }, { ip: HOME_IP });

    const secrets = { PASSWORD, token, device, challengeId, smsCode: `"${smsCode}"`, second: second.token, secret, recovery: recoveryCodes[0]!, recoveryPlain: recoveryCodes[0]!.replace('-', ''), temporary, third };
    const log = lines.join('');
    expect(log).toContain('"call":"loginVerify"');
    const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public'`.execute(gateway.db.query);
    expect(tables.map(({ name }) => name)).toContain('message_queue');
    const stored: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t where tenant_id = ${NORTH}`.execute(gateway.db.query);
      stored.push(...rows.map(({ row }) => row));
    }
    // Bytes are written as digits: what they encode counts as well.
    const spelled = stored.map((row) => row.replaceAll(/\\\\x([0-9a-f]+)/g, (_, digits: string) => Buffer.from(digits, 'hex').toString('latin1'))).join('\n');
    // Shows that the search works: names are there, and so are the hashes of tokens.
    expect(spelled).toContain('secretive');
    expect(spelled).toContain(createHash('sha256').update(second.token).digest().toString('latin1'));
    for (const [name, value] of Object.entries(secrets)) {
      expect(value.length, name).toBeGreaterThan(6);
      expect([name, log.includes(value), spelled.includes(value)]).toEqual([name, false, false]);
    }
  });
});
