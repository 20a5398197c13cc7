import { calls, guardRefusal, roleOf, type CallName, type CallSpec, type ErrorCode } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { IDLE_MS } from '../../modules/auth/index.ts';
import type { AccountType } from './context.ts';

const kinds = [0, 1, 2, 41, 42, 4] as const;
const rows = (Object.entries(calls) as [CallName, CallSpec][]).filter(([, spec]) => spec.token);

let gateway: TestGateway;
let lapsed: readonly string[];
let living: readonly string[];
const memberIds = new Map<AccountType, string>();
beforeAll(async () => {
  gateway = await testGateway();
  const tenant = gateway.tenants.byMerchant(NORTH);
  if (tenant === undefined) throw new Error('no tenant');
  for (const type of kinds) {
    const id = await gateway.db.transaction((tx) => gateway.members.open(tx, tenant, { username: `kind${type}`, type, passwordHash: null }));
    memberIds.set(type, id);
  }
  lapsed = await Promise.all(kinds.map(tokenOf));
  gateway.clock.advance(2 * IDLE_MS);
  living = await Promise.all(kinds.map(tokenOf));
});
afterAll(() => gateway.stop());

async function tokenOf(type: AccountType): Promise<string> {
  const id = memberIds.get(type) ?? '';
  return (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, '192.0.2.9'))).token;
}

const guardCodes: readonly ErrorCode[] = ['NOT_LOGGED_IN', 'SESSION_EXPIRED', 'TRUE_ACCOUNT_NEEDED', 'NOT_AN_AGENT', 'FORBIDDEN'];

/** The guard's refusal of a call; undefined where it let the caller pass. */
async function refusalOf(name: CallName, token?: string, merchantCode = NORTH): Promise<ErrorCode | undefined> {
  const spec: CallSpec = calls[name];
  if (spec.stream === true) {
    const headers = { host: 'localhost', 'x-merchant-code': merchantCode, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
    const response = await gateway.app.inject({ url: spec.path, headers, payloadAsStream: true });
    if (response.statusCode === 200) {
      response.stream().destroy();
      return undefined;
    }
    const parts: Buffer[] = [];
    for await (const part of response.stream()) parts.push(part as Buffer);
    return (JSON.parse(Buffer.concat(parts).toString()) as { code: ErrorCode }).code;
  }
  const { body } = await createCaller(gateway, merchantCode)(name, {}, token === undefined ? {} : { token });
  return body.success || !guardCodes.includes(body.code) ? undefined : body.code;
}

const signs: Readonly<Record<string, ErrorCode | undefined>> = { '+': undefined, '!': 'TRUE_ACCOUNT_NEEDED', a: 'NOT_AN_AGENT', '-': 'FORBIDDEN' };

/** By hand, from P-6 of docs/product.md: player (0), agents (1, 2, 41, 42), trial account (4). Visitors get none of them. */
const table: Readonly<Record<string, string>> = {
  memberInfo: '+++++ +',
  events: '+++++ +',
  logout: '+++++ +',
  balance: '+++++ +',
  gameList: '+++++ +',
  recentGames: '+++++ +',
  favouriteIds: '+++++ +',
  favouriteGames: '+++++ +',
  addFavourite: '+++++ +',
  removeFavourite: '+++++ +',
  roomList: '+++++ +',
  vnRecentLotteries: '+++++ +',
  openedNumbers: '+++++ +',
  launchGame: '+++++ +',
  walletRecords: '+++++ !',
  walletTotals: '+++++ !',
  cashback: '+++++ !',
  cashbackClaim: '+++++ !',
  betRecords: '+++++ !',
  betRecord: '+++++ !',
  betTotals: '+++++ !',
  walletTransfer: '+++++ !',
  merchantWallet: '+++++ !',
  sumBalance: '+++++ +',
  consolidatedSettings: '+++++ !',
  sweepHome: '+++++ !',
  walletTransfers: '+++++ !',
  transferChoice: '+++++ !',
  depositMethods: '+++++ !',
  depositCreate: '+++++ !',
  deposits: '+++++ !',
  depositOne: '+++++ !',
  depositPaid: '+++++ !',
  depositProof: '+++++ !',
  depositCancel: '+++++ !',
  withdrawalOptions: '+++++ !',
  withdrawalCreate: '+++++ !',
  withdrawals: '+++++ !',
  withdrawalOne: '+++++ !',
  withdrawalCancel: '+++++ !',
  withdrawalConfirm: '+++++ !',
  unreadCount: '+++++ !',
  inbox: '+++++ !',
  readMessages: '+++++ !',
  deleteMessages: '+++++ !',
  changePassword: '+++++ !',
  sessions: '+++++ !',
  endSession: '+++++ !',
  endDevice: '+++++ !',
  payoutAccounts: '+++++ !',
  addPayoutAccount: '+++++ !',
  removePayoutAccount: '+++++ !',
  uploadImage: '+++++ !',
  uploadedImage: '+++++ !',
  playerIcon: '+++++ +',
  playerAvatars: '+++++ !',
  choosePlayerIcon: '+++++ !',
  documents: '+++++ !',
  sendDocuments: '+++++ !',
  memberTransferOptions: '+++++ !',
  memberTransfers: '+++++ !',
  transferToUpline: '+++++ !',
  downlineMember: 'a++++ !',
  transferToDownline: 'a++++ !',
  agentOverview: 'a++++ !',
  agentTeam: 'a++++ !',
  agentBetting: 'a++++ !',
  agentProfit: 'a++++ !',
  agentIncome: 'a++++ !',
  agentIncomeDay: 'a++++ !',
  agentBets: 'a++++ !',
  agentTransactions: 'a++++ !',
  agentMessage: 'a++++ !',
  agentRate: 'a++++ !',
  agentLinks: 'a++++ !',
  agentLinkMake: 'a++++ !',
  agentLinkEnd: 'a++++ !',
  agentOpenAccount: 'a++++ !',
  processDividend: 'a++++ !',
  processDailySalary: 'a++++ !',
  processHourlySalary: 'a++++ !',
  processRealTimeSalary: 'a++++ !',
  ownContract: 'a++++ !',
  downlineContracts: 'a++++ !',
  agentContract: 'a++++ !',
  agentSettlements: 'a++++ !',
  agentSettlement: 'a++++ !',
  agentSettlementMembers: 'a++++ !',
  agentSettlementBets: 'a++++ !',
  agentUnsettled: 'a++++ !',
  agentRealTime: 'a++++ !',
  agentRealTimeBets: 'a++++ !',
  simulateContract: 'a++++ !',
  referral: '+---- !',
  referralFriends: '+---- !',
  profile: '+++++ !',
  saveProfile: '+++++ !',
  setPaymentPassword: '+++++ !',
  changePaymentPassword: '+++++ !',
  security: '+++++ !',
  addresses: '+++++ !',
  forgetAddress: '+++++ !',
  totpStart: '+++++ !',
  totpConfirm: '+++++ !',
  smsReauthentication: '+++++ !',
  emailCode: '+++++ !',
  proveEmail: '+++++ !',
  phoneCode: '+++++ !',
  provePhone: '+++++ !',
  totpRemove: '+++++ !',
  recoveryCodes: '+++++ !',
};

describe.each(rows)('guard of %s', (name, spec) => {
  it('admits the callers that the table of guards names, and those of the list in this test', async () => {
    const answers: (ErrorCode | undefined)[] = [];
    // A call that ends the session it comes with gets one of its own.
    const tokens = name === 'logout' ? await Promise.all(kinds.map(tokenOf)) : living;
    for (const token of tokens) answers.push(await refusalOf(name, token));
    expect(answers).toEqual(kinds.map((type) => guardRefusal(roleOf(true, type), spec.guard ?? 'browse')));
    expect(answers, 'a row for every call that wants a token').toEqual(Array.from(table[name]?.replace(' ', '') ?? '', (sign) => signs[sign]));
  });

  it('answers 401 to visitors, to unknown tokens and to tokens of another merchant', async () => {
    expect(await refusalOf(name)).toBe('NOT_LOGGED_IN');
    expect(await refusalOf(name, 'a-token-that-nobody-ever-gave-out')).toBe('NOT_LOGGED_IN');
    for (const token of living) expect(await refusalOf(name, token, SOUTH)).toBe('NOT_LOGGED_IN');
  });

  it('reports an expired session', async () => {
    for (const token of lapsed) expect(await refusalOf(name, token)).toBe('SESSION_EXPIRED');
  });
});
