import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, HOME_IP, PASSWORD } from '../../../test-support/account-helpers.ts';
import { testClock } from '../../../test-support/clock.ts';
import { connectPayments, fakePayments } from '../../../test-support/fake-payments.ts';
import type { TestGateway } from '../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../test-support/operator-helpers.ts';
import { png } from '../../../test-support/pictures.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let sam: string;
let made = 0;
beforeAll(async () => {
  const clock = testClock();
  ({ gateway, ops, accounts, tokens: { sam } } = await operatorDesk({ sam: ['support'] }, { clock, fetch: fakePayments(clock.now).fetch }));
  await connectPayments(gateway.cashier, NORTH);
});
afterAll(() => gateway.stop());

async function payer(method = 'bank') {
  made += 1;
  const username = `payer${made}`;
  await accounts.open(username);
  const { token } = await accounts.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
  const { deposit: { id } } = await accounts.valueOf('depositCreate', { method, amount: '100.00', returnPath: '/member/depositv2' }, { token });
  return {
    id,
    token,
    picture: async (purpose = 'deposit-proof') => (await accounts.valueOf('uploadImage', { purpose, data: png().toString('base64') }, { token })).id,
    prove: (images: readonly string[], deposit = id) => accounts.call('depositProof', { id: deposit, images }, { token }),
    read: async () => (await accounts.valueOf('depositOne', { id }, { token })).deposit,
    cancel: () => accounts.call('depositCancel', { id }, { token }),
  };
}
const queued = async (id: string) => (await ops.valueOf('deposits:list', { limit: 100 }, { token: sam })).deposits.find((deposit) => deposit.id === id);

describe('depositProof call', () => {
  it('adds pictures to a transfer, which operators see in their queue', async () => {
    const anna = await payer();
    expect([(await anna.read()).canAddProof, await queued(anna.id)]).toEqual([true, undefined]);
    const images = [await anna.picture(), await anna.picture()];
    expect(codeOf(await anna.prove(images))).toBe('OK');
    expect(await anna.read()).toMatchObject({ proofs: images.map((id) => ({ id })), canAddProof: true, state: 'created' });
    expect(await queued(anna.id)).toMatchObject({ state: 'created', proofs: 2 });
    const shown = await ops.valueOf('deposits:show', { depositId: anna.id }, { token: sam });
    expect(shown.proofs.map(({ id }) => id)).toEqual(images);
    expect((await ops.valueOf('deposits:picture', { imageId: images[0] }, { token: sam })).mediaType).toBe('image/png');
    expect(operatorCodeOf(await ops.call('deposits:show', { depositId: anna.id }, { token: sam, merchant: SOUTH }))).toBe('NOT_FOUND');
    expect(operatorCodeOf(await ops.call('deposits:picture', { imageId: await anna.picture('document') }, { token: sam }))).toBe('NOT_FOUND');
  });

  it('takes three, and one after the deposit has expired', async () => {
    const anna = await payer();
    await anna.prove([await anna.picture(), await anna.picture()]);
    gateway.clock.advance(10 * 86_400_000);
    await gateway.cashier.resume();
    const { token } = await accounts.valueOf('login', { username: `payer${made}`, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
    const late = async () => accounts.call('depositProof', { id: anna.id, images: [(await accounts.valueOf('uploadImage', { purpose: 'deposit-proof', data: png().toString('base64') }, { token })).id] }, { token });
    expect([codeOf(await late()), codeOf(await late())]).toEqual(['OK', 'FUNCTION_DISABLED']);
    expect((await gateway.cashier.queue(NORTH, {}, 100)).map(({ id, state }) => [id, state])).toContainEqual([anna.id, 'expired']);
  });

  it("refuses pictures for another kind of deposit, after it was cancelled, and for somebody else's", async () => {
    const [anna, bert] = [await payer(), await payer('qr')];
    expect([codeOf(await bert.prove([await bert.picture()])), (await bert.read()).canAddProof]).toEqual(['FUNCTION_DISABLED', false]);
    expect(codeOf(await bert.prove([await bert.picture()], anna.id))).toBe('NOT_FOUND');
    expect(codeOf(await anna.prove([await bert.picture()]))).toBe('VALIDATION_FAILED');
    await anna.cancel();
    expect(codeOf(await anna.prove([await anna.picture()]))).toBe('FUNCTION_DISABLED');
    expect((await anna.read()).proofs).toEqual([]);
  });
});
