import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME_IP, PASSWORD, type accountHelpers } from '../../../../test-support/account-helpers.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk } from '../../../../test-support/operator-desk.ts';
import { seatedPlayer, type SeatedPlayer } from '../../../../test-support/seated-player.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let accounts: ReturnType<typeof accountHelpers>;
let anna: SeatedPlayer;
let token: string;

beforeAll(async () => {
  ({ gateway, accounts } = await operatorDesk({}));
  anna = await seatedPlayer(gateway, accounts, 'anna');
  await accounts.knows(anna.id, HOME_IP);
  token = (await accounts.valueOf('login', { username: 'anna', password: PASSWORD, type: 'username' }, { ip: HOME_IP })).token;
  await gateway.db.transaction((tx) => gateway.vendor.setCaps(tx, { tenant: NORTH, vendor: anna.vendor }, { currency: 'PHP', winCap: 50_000n }));
});
afterAll(() => gateway.stop());

/** The newest bet as the list and the receipt show it. */
async function shown() {
  const [line] = (await accounts.valueOf('betRecords', { pageNo: 1, pageSize: 1 }, { token })).records;
  const { prize, net, state, review } = await accounts.valueOf('betRecord', { id: line?.id }, { token });
  expect(line).toMatchObject({ prize, net, state });
  expect(line?.review).toEqual(review);
  return { prize, net, state, review };
}
const newestHeld = async (): Promise<string> => (await gateway.vendor.heldWins(gateway.db.query, NORTH)).at(-1)?.id ?? '';

describe('the record of a bet with a win above the cap', () => {
  it('says what is being checked, and nothing more once it is released', async () => {
    expect([await anna.bet('a'), await anna.win('a', '60000')]).toEqual(['OK', 'OK']);
    expect(await shown()).toEqual({ prize: '600.00', net: '590.00', state: 'settled', review: { waiting: '600.00', rejected: '0.00' } });
    const id = await newestHeld();
    await gateway.db.transaction((tx) => gateway.vendor.releaseWin(tx, NORTH, id));
    expect(await shown()).toEqual({ prize: '600.00', net: '590.00', state: 'settled', review: undefined });
  });

  it('says what was taken back, which is no longer part of the prize', async () => {
    expect([await anna.bet('b'), await anna.win('b', '60000')]).toEqual(['OK', 'OK']);
    const id = await newestHeld();
    await gateway.db.transaction((tx) => gateway.vendor.rejectWin(tx, NORTH, id, 'a fault of the game'));
    expect(await shown()).toEqual({ prize: '0.00', net: '-10.00', state: 'settled', review: { waiting: '0.00', rejected: '600.00' } });
  });

  it('has no review where nothing was set aside', async () => {
    expect([await anna.bet('c'), await anna.win('c', '5000')]).toEqual(['OK', 'OK']);
    expect(await shown()).toEqual({ prize: '50.00', net: '40.00', state: 'settled', review: undefined });
    expect(await anna.bet('d')).toBe('OK');
    expect(await shown()).toMatchObject({ prize: '0.00', review: undefined });
  });
});
