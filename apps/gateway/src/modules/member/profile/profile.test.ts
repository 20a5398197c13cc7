import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { accountHelpers, codeOf, HOME_IP, PASSWORD } from '../../../../test-support/account-helpers.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  gateway = await testGateway();
  crowd = accountHelpers(gateway);
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.settings.set(NORTH, 'profileFields', []));

async function somebody(username: string, more: Parameters<typeof crowd.open>[1] = {}) {
  const id = await crowd.open(username, more);
  const { token } = await crowd.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
  const save = (values: object) => crowd.call('saveProfile', { values }, { token });
  const known = async () => Object.fromEntries((await crowd.valueOf('profile', {}, { token })).fields.map(({ field, value }) => [field, value]));
  return { id, token, save, known };
}

describe('profile call', () => {
  it('returns the fields that the merchant asks for with what is known, and who invited the holder', async () => {
    const upline = await crowd.open('inviter1', { type: 1 });
    const { token } = await somebody('profile1', { parentId: upline, profile: { payeeName: 'Mira Santos', line: 'mira' } });
    const shown = await crowd.valueOf('profile', {}, { token });
    expect(shown.fields.map(({ field, required, fixed, value }) => [field, required, fixed, value])).toEqual([
      ['payeeName', false, true, 'Mira Santos'],
      ['birthday', false, true, null],
      ['telegram', false, false, null],
    ]);
    expect([shown.referrer, shown.minimumAge]).toEqual(['in•••r1', gateway.tenants.byMerchant(NORTH)?.minimumAge]);
  });
});

describe('saveProfile call', () => {
  it('keeps what is given, and what the registration asked for besides', async () => {
    const { id, save, known } = await somebody('profile2', { profile: { line: 'two' } });
    expect(codeOf(await save({ payeeName: ' Ana Lim ', telegram: 'ana_l', birthday: '1990-02-28' }))).toBe('OK');
    expect(await known()).toEqual({ payeeName: 'Ana Lim', birthday: '1990-02-28', telegram: 'ana_l' });
    expect(codeOf(await save({ telegram: '' }))).toBe('OK');
    expect(await known()).toEqual({ payeeName: 'Ana Lim', birthday: '1990-02-28', telegram: null });
    const { profile } = await gateway.db.query.selectFrom('member').select('profile').where('id', '=', id).executeTakeFirstOrThrow();
    expect(profile).toEqual({ line: 'two', payeeName: 'Ana Lim', birthday: '1990-02-28' });
  });

  it('rejects a change of a field that stays as it was first given', async () => {
    const { save, known } = await somebody('profile3');
    await save({ payeeName: 'Ana Lim' });
    for (const payeeName of ['Ana Cruz', '']) {
      expect((await save({ payeeName, telegram: 'other' })).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'payeeName', rule: 'invalid' }] } });
    }
    expect(codeOf(await save({ payeeName: 'Ana Lim', telegram: 'ana_l' }))).toBe('OK');
    expect(await known()).toMatchObject({ payeeName: 'Ana Lim', telegram: 'ana_l' });
  });

  it('gives a fixed field one value when two are sent at once', async () => {
    const { save, known } = await somebody('profile4');
    const names = ['Ana Lim', 'Ana Cruz'];
    const codes = (await Promise.all(names.map((payeeName) => save({ payeeName })))).map(codeOf);
    expect(codes.toSorted()).toEqual(['OK', 'VALIDATION_FAILED']);
    expect((await known())['payeeName']).toBe(names[codes.indexOf('OK')]);
  });

  it('demands what the merchant requires, and keeps no field that it does not ask for', async () => {
    await gateway.settings.set(NORTH, 'profileFields', [
      { field: 'occupation', enabled: true, required: true },
      { field: 'telegram', enabled: false },
      { field: 'incomeSource', enabled: true },
      { field: 'nationality', enabled: true },
    ]);
    const { save, known } = await somebody('profile5');
    expect((await save({ incomeSource: 'theft', nationality: 'P1' })).body).toMatchObject({
      value: { fields: [{ field: 'nationality', rule: 'invalid' }, { field: 'occupation', rule: 'required' }, { field: 'incomeSource', rule: 'invalid' }] },
    });
    expect(codeOf(await save({ occupation: 'Nurse', incomeSource: 'salary', nationality: 'PH', telegram: 'ana_l' }))).toBe('OK');
    expect(await known()).toEqual({ payeeName: null, birthday: null, nationality: 'PH', occupation: 'Nurse', incomeSource: 'salary' });
  });

  it('reckons the age by the day that the merchant has', async () => {
    const { save } = await somebody('born18');
    const tenant = gateway.tenants.byMerchant(NORTH);
    if (tenant === undefined) throw new Error('There is no merchant.');
    onTestFinished(() => void Object.assign(tenant, { timeZone: 'UTC' }));
    const [year, rest] = [Number(new Date(gateway.clock.now()).toISOString().slice(0, 4)), new Date(gateway.clock.now()).toISOString().slice(4, 10)];
    const birthday = `${year - tenant.minimumAge}${rest}`;
    Object.assign(tenant, { timeZone: 'Etc/GMT+12' });
    expect([new Date(gateway.clock.now()).getUTCHours() < 12, codeOf(await save({ birthday }))]).toEqual([true, 'VALIDATION_FAILED']);
    Object.assign(tenant, { timeZone: 'UTC' });
    expect(codeOf(await save({ birthday }))).toBe('OK');
  });

  it.each(['2025-02-29', '2015-01-01', '1850-01-01', '01-02-1990'])('rejects %s as a day of birth', async (birthday) => {
    const { save } = await somebody(`born${birthday.replaceAll('-', '')}`);
    expect((await save({ birthday })).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'birthday' }] } });
  });

  it('rejects control characters, and keeps markup as text', async () => {
    const { save, known } = await somebody('profile6');
    expect(codeOf(await save({ telegram: 'a\u001b[2Jb' }))).toBe('VALIDATION_FAILED');
    await gateway.settings.set(NORTH, 'profileFields', [{ field: 'address', enabled: true }]);
    expect(codeOf(await save({ address: '<script>alert(1)</script>' }))).toBe('OK');
    expect((await known())['address']).toBe('<script>alert(1)</script>');
  });
});
