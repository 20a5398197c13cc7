import { centrePageRows, centreVisitors, type CentreToggle, type CentreVisitor } from '@livery/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, PASSWORD } from '../../test-support/account-helpers.ts';
import { testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { NORTH } from '../../test-support/test-fleet.ts';

const AGENT = 1;
const TRIAL = 4;
/** Off unless a merchant has cashback. */
const ON = { manualRebate: true };
let gateway: TestGateway;
let accounts: ReturnType<typeof accountHelpers>;
let tokens: Readonly<Record<CentreVisitor, string | undefined>>;

beforeAll(async () => {
  gateway = await testGateway();
  await gateway.settings.set(NORTH, 'whitelabel', ON);
  accounts = accountHelpers(gateway);
  const enter = async (username: string, more: Parameters<typeof accounts.open>[1] = {}) => {
    const id = await accounts.open(username, more);
    return { id, token: (await accounts.valueOf('login', { username, password: PASSWORD, type: 'username' })).token };
  };
  const agent = await enter('upline1', { type: AGENT });
  const trialId = await accounts.open('trial1', { type: TRIAL, passwordHash: null });
  const { token: trial } = await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, trialId, '127.0.0.1'));
  tokens = { visitor: undefined, trial, player: (await enter('player1')).token, up: (await enter('player2', { parentId: agent.id })).token, agent: agent.token };
});
afterAll(() => gateway.stop());

const signs: Readonly<Record<string, string>> = { OK: '+', NOT_LOGGED_IN: '?', TRUE_ACCOUNT_NEEDED: '!', FORBIDDEN: '-', FUNCTION_DISABLED: '-' };

/** What the gateway answers each of those who look at a page. */
async function answers({ call, request }: (typeof centrePageRows)[number]): Promise<string> {
  const given = [];
  for (const visitor of centreVisitors) {
    const token = tokens[visitor];
    const answer = await accounts.call(call, request, token === undefined ? {} : { token });
    // Who has neither an upline nor a downline is told so.
    const nobody = call === 'memberTransferOptions' && answer.body.success && !(answer.body.value as { upline: unknown; downline: boolean }).downline && (answer.body.value as { upline: unknown }).upline === null;
    given.push(nobody ? '-' : (signs[codeOf(answer)] ?? codeOf(answer)));
  }
  return given.join('');
}

describe('the content of the centre’s pages', () => {
  it.each(centrePageRows.map((row) => [row.page, row] as const))('is for those whose menu has the page: %s', async (_, row) => {
    expect(await answers(row)).toBe(row.signs);
  });

  it.each(['agentPolicy', 'manualRebate', 'memberCentre'] as const satisfies readonly CentreToggle[])('is for nobody while %s is off', async (toggle) => {
    await gateway.settings.set(NORTH, 'whitelabel', { ...ON, [toggle]: false });
    for (const row of centrePageRows) expect([row.page, await answers(row)]).toEqual([row.page, row.toggle === toggle ? row.signs.replaceAll('+', '-') : row.signs]);
    await gateway.settings.set(NORTH, 'whitelabel', ON);
  });
});
