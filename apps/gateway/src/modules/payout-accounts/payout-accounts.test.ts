import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, HOME_IP, PASSWORD } from '../../../test-support/account-helpers.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
let pinHash: string;
const lines: string[] = [];
const PIN = '246810';
const bank = { kind: 'bank', code: 'BPI', name: 'Bank of the Islands', minDigits: 10, maxDigits: 12 } as const;
const wallet = { kind: 'ewallet', code: 'GPAY', name: 'Gee Pay', minDigits: 11, maxDigits: 11 } as const;
const offered = (over: object = {}) => gateway.settings.set(NORTH, 'payoutAccounts', { most: 2, coolingHours: 24, providers: [bank, wallet], ...over });

beforeAll(async () => {
  gateway = await testGateway({ log: { level: 'debug', stream: { write: (line) => void lines.push(line) } } });
  crowd = accountHelpers(gateway);
  pinHash = await gateway.passwords.hash(PIN, { tenantId: NORTH, ip: null });
});
afterAll(() => gateway.stop());
beforeEach(() => offered());

async function somebody(username: string, more: Parameters<typeof crowd.open>[1] = {}) {
  const id = await crowd.open(username, { paymentPasswordHash: pinHash, profile: { payeeName: 'Mira A. Santos' }, ...more });
  const { token } = await crowd.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
  const add = (request: object = {}) => crowd.call('addPayoutAccount', { provider: 'BPI', number: '0012345678', holder: 'MIRA A SANTOS', paymentPassword: PIN, ...request }, { token });
  const remove = (account: string, paymentPassword = PIN) => crowd.call('removePayoutAccount', { id: account, paymentPassword }, { token });
  const shown = () => crowd.valueOf('payoutAccounts', {}, { token });
  return { id, token, add, remove, shown };
}
const payTo = (memberId: string, account: string) =>
  gateway.db.transaction((tx) => gateway.payoutAccounts.payTo(tx, NORTH, memberId, account)).then(
    ({ number, holder }) => `${holder} ${number}`,
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'other'),
  );

describe('addPayoutAccount call', () => {
  it('adds an account that is shown by its last four digits and paid to after the cooling time', async () => {
    const { id, add, shown } = await somebody('payout01', { email: 'payout01@mail.example' });
    lines.length = 0;
    const added = await add({ number: '0012 3456-78' });
    const { accounts } = await shown();
    expect(accounts).toMatchObject([{ kind: 'bank', provider: 'BPI', name: 'Bank of the Islands', holder: 'Mira A. Santos', lastFour: '5678', usable: false, usableAt: new Date(gateway.clock.now() + 86_400_000).toISOString() }]);
    const account = accounts[0]?.id ?? '';
    expect(await payTo(id, account)).toBe('TRY_AGAIN_LATER');
    gateway.clock.advance(86_400_000);
    expect(await payTo(id, account)).toBe('Mira A. Santos 0012345678');
    expect((await crowd.lastMessage('payout01@mail.example'))?.text).toContain('A payout account was added');
    const { rows } = await sql<{ text: string }>`select payout_account::text || encode(number_sealed, 'escape') as text from payout_account`.execute(gateway.db.query);
    for (const secret of ['0012345678', PIN]) expect([JSON.stringify(added.body), ...lines, ...rows.map(({ text }) => text)].join('\n')).not.toContain(secret);
  });

  it('adds an account whose number and transaction password were typed in other digits', async () => {
    const { id, add, shown } = await somebody('payout30');
    expect(codeOf(await add({ number: '٠٠١٢ ٣٤٥٦-٧٨', paymentPassword: '٢٤٦٨١٠' }))).toBe('OK');
    const account = (await shown()).accounts[0]?.id ?? '';
    gateway.clock.advance(86_400_000);
    expect(await payTo(id, account)).toBe('Mira A. Santos 0012345678');
  });

  it('rejects another name than that of the profile, and any name where the profile has none', async () => {
    const { add, shown } = await somebody('payout02');
    expect((await add({ holder: 'Juan Santos' })).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'holder', rule: 'invalid' }] } });
    expect((await shown()).accounts).toEqual([]);
    const nameless = await somebody('payout03', { profile: {} });
    expect((await nameless.add()).body).toMatchObject({ value: { fields: [{ field: 'holder', rule: 'required' }] } });
    expect((await nameless.shown()).payeeName).toBeNull();
  });

  it('rejects a wrong transaction password, and an account without one', async () => {
    const { add, shown } = await somebody('payout04');
    expect((await add({ paymentPassword: '000000' })).body).toMatchObject({ code: 'PASSWORD_WRONG', value: { fields: [{ field: 'paymentPassword', rule: 'invalid' }] } });
    expect((await shown()).accounts).toEqual([]);
    const open = await somebody('payout05', { paymentPasswordHash: null });
    expect([codeOf(await open.add()), (await open.shown()).transactionPassword]).toEqual(['PAYMENT_PASSWORD_UNSET', false]);
  });

  it.each([
    [{ number: '12345' }, { field: 'number', rule: 'length', min: 10, max: 12 }],
    [{ number: '00123456789x' }, { field: 'number', rule: 'pattern' }],
    [{ number: ' - ' }, { field: 'number', rule: 'required' }],
    [{ provider: 'NOBANK' }, { field: 'provider', rule: 'invalid' }],
  ])('rejects %j', async (request, fault) => {
    const { add } = await somebody(`payoutx${JSON.stringify(request).length}${fault.rule}`);
    expect((await add(request)).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [fault] } });
  });

  it('rejects more than the merchant allows, and the same number twice, also when sent at once', async () => {
    const { add, shown } = await somebody('payout06');
    const codes = (await Promise.all([add(), add(), add({ provider: 'GPAY', number: '09171234567' })])).map(codeOf);
    expect(codes.toSorted()).toEqual(['OK', 'OK', 'VALIDATION_FAILED']);
    expect(codeOf(await add({ number: '9912345678' }))).toBe('LIMIT_EXCEEDED');
    expect((await shown()).accounts).toHaveLength(2);
  });

  it('is usable at once where the merchant has no cooling time', async () => {
    await offered({ coolingHours: 0 });
    const { id, add, shown } = await somebody('payout07');
    await add();
    const [account] = (await shown()).accounts;
    expect([account?.usable, await payTo(id, account?.id ?? '')]).toEqual([true, 'Mira A. Santos 0012345678']);
  });
});

describe('removePayoutAccount call', () => {
  it('removes an account with the transaction password; a payout that was begun still finds it', async () => {
    const { id, add, remove, shown } = await somebody('payout08');
    await add();
    const account = (await shown()).accounts[0]?.id ?? '';
    expect(codeOf(await remove(account, '000000'))).toBe('PASSWORD_WRONG');
    expect(codeOf(await remove(account))).toBe('OK');
    expect([(await shown()).accounts, codeOf(await remove(account))]).toEqual([[], 'NOT_FOUND']);
    gateway.clock.advance(86_400_000);
    expect([await payTo(id, account), (await gateway.payoutAccounts.ofPayout(NORTH, account))?.number]).toEqual(['NOT_FOUND', '0012345678']);
  });
});

describe("another member's payout account", () => {
  it('is not shown, removed or paid to', async () => {
    const [mine, theirs] = [await somebody('payout09'), await somebody('payout10')];
    await theirs.add();
    const account = (await theirs.shown()).accounts[0]?.id ?? '';
    expect((await mine.shown()).accounts).toEqual([]);
    expect(codeOf(await mine.remove(account))).toBe('NOT_FOUND');
    expect(await payTo(mine.id, account)).toBe('NOT_FOUND');
    expect(await gateway.payoutAccounts.ofPayout(SOUTH, account)).toBeUndefined();
    expect((await theirs.shown()).accounts).toHaveLength(1);
  });
});
