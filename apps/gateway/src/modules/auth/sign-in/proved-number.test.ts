import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registration } from '../../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { sentTo } from '../../../../test-support/outbox.ts';
import { png } from '../../../../test-support/pictures.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { OTHER_IP, codeOf, deviceCookieOf, HOME_IP, PASSWORD, accountHelpers } from '../../../../test-support/account-helpers.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  gateway = await testGateway();
  crowd = accountHelpers(gateway);
  await gateway.settings.set(NORTH, 'whitelabel', { CHNGPASSVERIF3: true, smsLogin: true, mobileRegistration: true, registrationSmsVerification: false });
  await gateway.settings.set(NORTH, 'registerFields', [{ field: 'mobileNum', enabled: true, required: true }, { field: 'email', enabled: true, required: false }]);
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(2 * 3_600_000));

const CHOSEN = 'Another-pass-7';
const stranger = (username: string, password = PASSWORD, more: object = {}) => crowd.call<{ token: string }>('loginV2', { username, password, type: 'username', ...more }, { ip: OTHER_IP });
/** The owner of a number asks for a code and logs in with it. */
async function ownerLogsIn(number: string) {
  await crowd.call('smsNoLogin', { mobileNum: number, countryDialingCode: '+63' }, { ip: HOME_IP });
  return crowd.call<{ token: string; passwordExpired: boolean; passwordTemporary: boolean }>('loginV2', { username: number, countryDialingCode: '+63', password: await crowd.codeSentTo(`+63${number}`), type: 'sms' }, { ip: HOME_IP });
}
/** Somebody opens an account with another person's number, and everything that gets them back in. */
async function prepared(username: string, number: string) {
  const email = `${username}@mail.example`;
  const registered = await crowd.call<{ token: string }>('register', { ...registration(username), mobileNum: number, countryDialingCode: '+63', email }, { ip: OTHER_IP });
  if (!registered.body.success) throw new Error(registered.body.code);
  const { token } = registered.body.value;
  const { recoveryCodes } = await crowd.enrol(token, OTHER_IP);
  const device = deviceCookieOf(await stranger(username, PASSWORD, { remember: true }))!.token;
  const fromElsewhere = await crowd.valueOf('loginV2', { username, password: PASSWORD, type: 'username' }, { ip: '192.0.2.77' });
  const id = (await gateway.members.byUsername(NORTH, username))!.id;
  return { id, token, device, email, recoveryCodes, challengeId: 'secondFactor' in fromElsewhere ? fromElsewhere.secondFactor.challengeId : '' };
}

describe('the first login by a number that was never proved', () => {
  it('leaves whoever opened the account no way in, and is not stopped by their authenticator app', async () => {
    const { id, token, device, email, recoveryCodes, challengeId } = await prepared('squatter1', '9171300001');
    const opened = await ownerLogsIn('9171300001');
    expect(opened.body).toMatchObject({ success: true, value: { passwordExpired: false, passwordTemporary: false } });
    expect(codeOf(await crowd.call('memberInfo', {}, { token }))).toBe('SESSION_EXPIRED');
    expect(codeOf(await stranger('squatter1'))).toBe('LOGIN_FAILED');
    expect(codeOf(await crowd.call('deviceLogin', {}, { ip: OTHER_IP, headers: { cookie: `livery_device=${device}` } }))).toBe('DEVICE_UNKNOWN');
    expect(codeOf(await crowd.call('loginVerify', { challengeId, method: 'recovery', code: recoveryCodes[0] }, { ip: '192.0.2.77' }))).toBe('CHALLENGE_EXPIRED');
    expect(await gateway.addresses.knows(NORTH, id, OTHER_IP)).toBe(false);
    // A temporary password would go to the stranger's address.
    const mails = (await sentTo(gateway, email)).length;
    await crowd.valueOf('passwordByEmail', { username: 'squatter1', email });
    expect((await sentTo(gateway, email)).length).toBe(mails);
    const owner = opened.body.success ? opened.body.value.token : '';
    expect(await crowd.valueOf('security', {}, { token: owner })).toMatchObject({ currentFactor: 'phone', email: null, totp: false, recoveryCodesLeft: 0 });
    expect(await gateway.sessions.list(NORTH, id)).toHaveLength(1);
  });

  it('shows its owner nothing of who opened the account: documents, picture, profile', async () => {
    const { id, token } = await prepared('squatter7', '9171300007');
    const picture = async (purpose: 'avatar' | 'document') => (await crowd.valueOf('uploadImage', { purpose, data: png().toString('base64') }, { token })).id;
    await crowd.valueOf('choosePlayerIcon', { image: await picture('avatar') }, { token });
    await crowd.valueOf('sendDocuments', { kind: 'idCard', front: await picture('document'), back: await picture('document') }, { token });
    await gateway.db.query.updateTable('member').set({ profile: JSON.stringify({ payeeName: 'A Stranger' }) }).where('id', '=', id).execute();
    const opened = await ownerLogsIn('9171300007');
    const owner = { token: opened.body.success ? opened.body.value.token : '' };
    expect([await crowd.valueOf('documents', {}, owner), await crowd.valueOf('playerIcon', {}, owner), (await gateway.members.byId(NORTH, id))?.email, await gateway.db.query.selectFrom('member').select('profile').where('id', '=', id).executeTakeFirst()]).toMatchObject([{ state: 'none', images: [] }, { kind: 'none' }, null, { profile: {} }]);
    expect(await gateway.db.query.selectFrom('upload').select('id').where('member_id', '=', id).execute()).toEqual([]);
  });

  it('asks for no change of a password that went with it', async () => {
    const { id } = await prepared('squatter3', '9171300006');
    await gateway.db.transaction((tx) => gateway.members.setPassword(tx, NORTH, id, 'a hash', 'spent'));
    expect((await ownerLogsIn('9171300006')).body).toMatchObject({ success: true, value: { passwordExpired: false, passwordTemporary: false } });
  });

  it('tells the number what was removed, and the address that was', async () => {
    const { email } = await prepared('squatter2', '9171300002');
    await ownerLogsIn('9171300002');
    for (const recipient of ['+639171300002', email]) expect((await crowd.lastMessage(recipient))?.text).toMatch(/number was proved.*no longer count.*squatter2/);
  });

  it('tells nobody where there was nothing to remove', async () => {
    await crowd.open('phoneonly1', { passwordHash: null, mobile: '+639171300003' });
    expect(codeOf(await ownerLogsIn('9171300003'))).toBe('OK');
    expect(await sentTo(gateway, '+639171300003')).toHaveLength(1);
  });

  it('leaves the password that its owner sets by phone in the same step', async () => {
    await prepared('squatter4', '9171300004');
    await crowd.call('smsNoLogin', { mobileNum: '9171300004', countryDialingCode: '+63', purpose: 'password' }, { ip: HOME_IP });
    const set = await crowd.call('passwordByPhone', { newPassword: CHOSEN, mobileNum: '9171300004', countryDialingCode: '+63', verificationCode: await crowd.codeSentTo('+639171300004') }, { ip: HOME_IP });
    expect(codeOf(set)).toBe('OK');
    expect([codeOf(await stranger('squatter4')), codeOf(await crowd.call('loginV2', { username: 'squatter4', password: CHOSEN, type: 'username' }, { ip: HOME_IP }))]).toEqual(['LOGIN_FAILED', 'OK']);
    expect((await gateway.members.byUsername(NORTH, 'squatter4'))?.email).toBeNull();
  });
});

describe('a later login by the number', () => {
  it('changes nothing: password, app and addresses stay', async () => {
    const id = await crowd.open('proved001', { mobile: '+639171300005', mobileVerified: true });
    await crowd.knows(id, HOME_IP);
    await crowd.knows(id, OTHER_IP);
    expect(codeOf(await ownerLogsIn('9171300005'))).toBe('OK');
    expect(codeOf(await stranger('proved001'))).toBe('OK');
    expect(await gateway.addresses.knows(NORTH, id, OTHER_IP)).toBe(true);
  });
});
