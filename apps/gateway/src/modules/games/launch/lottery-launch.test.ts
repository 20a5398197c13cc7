import { minorOf } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, HOME_IP } from '../../../../test-support/account-helpers.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { callWallet, VENDOR_KEY_ID, VENDOR_SECRET } from '../../../../test-support/player.ts';
import { NORTH, VENDOR_ORIGIN } from '../../../../test-support/test-fleet.ts';
import type { NewMember } from '../../member/index.ts';

const LAUNCH = { accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };

let gateway: TestGateway;
let accounts: ReturnType<typeof accountHelpers>;

beforeAll(async () => {
  gateway = await testGateway();
  accounts = accountHelpers(gateway);
});
afterAll(() => gateway.stop());

/** Sets the state of a vendor, and gives it the key that its server calls with. */
async function setVendor(vendor: string, state: 'open' | 'maintenance'): Promise<void> {
  await gateway.db.query.updateTable('game_vendor').set({ state, origin: VENDOR_ORIGIN }).where('code', '=', vendor).execute();
  await gateway.vendor.setKey(NORTH, vendor, VENDOR_SECRET, VENDOR_KEY_ID);
}

/** The first lottery of a vendor, launched by an account that was just opened. */
async function launch(username: string, vassalage: string, more: Partial<NewMember> = {}) {
  const memberId = await accounts.open(username, more);
  const { token } = await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, memberId, HOME_IP));
  const lottery = (await accounts.valueOf('lotteryMenus')).menus.flatMap(({ games }) => games).find((game) => game.vassalage === vassalage);
  return { memberId, lottery, answer: await accounts.call<{ game_url: string }>('launchGame', { ...LAUNCH, gameId: lottery?.gameId, vassalage }, { token, ip: HOME_IP }) };
}

describe('launch of a lottery', () => {
  it('is refused while its vendor is in maintenance', async () => {
    await setVendor('TCG_SEA', 'maintenance');
    const { lottery, answer } = await launch('drawn-early', 'TCG_SEA');
    expect([lottery?.state, codeOf(answer)]).toEqual(['maintenance', 'VENDOR_MAINTENANCE']);
  });

  it.each([
    ['TCG_SEA', '/seaLottery'],
    ['TCG_LOTTO_VN', '/vnlottery'],
    ['MDL', '/lottery'],
    ['QKD', '/elott'],
  ] as const)('returns the address of an open vendor, which leads back to the screen of the lottery and reaches the wallet: %s', async (vendor, screen) => {
    await setVendor(vendor, 'open');
    const { memberId, lottery, answer } = await launch(`drawn-${screen.slice(1).toLowerCase()}`, vendor);
    expect([lottery?.state, codeOf(answer)]).toEqual(['open', 'OK']);
    const { searchParams } = new URL(answer.body.success ? answer.body.value.game_url : '');
    expect([searchParams.get('game'), searchParams.get('vendor'), new URL(searchParams.get('return') ?? '').pathname]).toEqual([lottery?.code, vendor, screen]);
    const { sessionToken } = await callWallet(gateway, NORTH, 'authenticate', vendor, { token: searchParams.get('token') });
    const bet = { sessionToken, playerId: memberId, gameCode: lottery?.code, currency: 'PHP', scale: 2, amount: String(minorOf(lottery?.minBet ?? '', 2)), txId: `bet-${vendor}`, roundId: `draw-${vendor}`, roundClosed: false };
    // The account has no money yet: the stake came as far as the wallet.
    expect(await callWallet(gateway, NORTH, 'bet', vendor, bet)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  });

  it('returns the address of an instant lottery to a member and to a trial account, since the demo vendor draws it', async () => {
    await setVendor('QKD', 'open');
    const { lottery, answer } = await launch('drawn-at-once', 'QKD');
    expect([lottery?.state, lottery?.freePlay, codeOf(answer)]).toEqual(['open', true, 'OK']);
    expect(codeOf((await launch('drawn-at-once-trial', 'QKD', { type: 4, passwordHash: null })).answer)).toBe('OK');
  });

  it('is refused to a trial account where the lottery takes no demo money', async () => {
    await setVendor('TCG_SEA', 'open');
    expect(codeOf((await launch('drawn-trial', 'TCG_SEA', { type: 4, passwordHash: null })).answer)).toBe('TRUE_ACCOUNT_NEEDED');
  });
});
