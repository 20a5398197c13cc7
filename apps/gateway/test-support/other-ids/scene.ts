import type { CallName, ContractKind, ResponseOf } from '@livery/contracts';
import { accountHelpers, deviceCookieOf, HOME_IP, PASSWORD } from '../account-helpers.ts';
import { agentHelpers } from '../agents.ts';
import type { Answer } from '../caller.ts';
import { testClock } from '../clock.ts';
import { fakePayments } from '../fake-payments.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { connectPeers, PEERS } from '../peers.ts';
import { payoutCallback, PIN, withdrawalSetting } from '../payee.ts';
import { png } from '../pictures.ts';
import { playAt } from '../played.ts';
import { NORTH, SOUTH } from '../test-fleet.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
/** The merchants of the scene. Whatever the one has, the other has as well. */
const PLACES = { [NORTH]: 'PHP', [SOUTH]: 'EUR' } as const;
type Merchant = keyof typeof PLACES;

/** Somebody who is logged in. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly call: (name: CallName, request: object) => Promise<Answer>;
}

/** The same, whose answers are taken as they come. */
interface Opened extends Person {
  readonly merchant: Merchant;
  readonly value: <Name extends CallName>(name: Name, request?: object) => Promise<ResponseOf<Name>>;
}

/** What a member has, by its ids. */
export interface Holding extends Person {
  /** Another one than that of the calls. */
  readonly session: string;
  readonly device: string;
  readonly address: string;
  readonly account: string;
  /** A deposit by bank that is waited for. */
  readonly deposit: string;
  /** A withdrawal that was paid, and one that is asked for. */
  readonly withdrawal: string;
  readonly asked: string;
  /** A withdrawal that another member pays, and the payment. */
  readonly peers: string;
  readonly payment: string;
  readonly images: Readonly<Record<'avatar' | 'deposit-proof' | 'withdrawal-proof', string>>;
  /** Pictures of a document: front, back and holder. */
  readonly papers: Readonly<Record<'front' | 'back' | 'portrait', string>>;
  /** Unread. */
  readonly messages: readonly string[];
  readonly transfer: string;
  readonly movement: string;
}

/** What an agent has whose upline has contracts with it. */
export interface Agency extends Person {
  /** An offer of each kind but `daily`, which is in effect. */
  readonly contracts: Readonly<Record<ContractKind, string>>;
  readonly settlement: string;
  readonly link: string;
  /** A player right below it, who played on the day that was settled. */
  readonly player: string;
  readonly payment: string;
}

/** Two merchants with members and agents. */
export interface Scene {
  readonly gateway: TestGateway;
  /** The agent whom the others name, its upline, and the day that was settled for it. */
  readonly agent: Agency;
  readonly upline: Person;
  readonly day: string;
  /** Agents: right below the agent, beside it, of another branch, and of the other merchant. */
  readonly agents: Readonly<Record<'below' | 'beside' | 'elsewhere' | 'of the other merchant', Agency>>;
  /** The member whom the others name, with its bet and its friend. */
  readonly member: Holding & { readonly bet: string };
  /** Members: of the same merchant, the member's own agent, and of the other merchant. */
  readonly members: Readonly<Record<'of the same merchant' | 'its own agent' | 'of the other merchant', Holding>>;
}

/** Plays what a {@link Scene} needs, through the calls wherever there is one. Stop its gateway. */
export async function openScene(): Promise<Scene> {
  const clock = testClock(Date.UTC(2026, 2, 1, 12));
  const provider = fakePayments(clock.now);
  const gateway = await testGateway({ clock, fetch: provider.fetch });
  for (const [merchant, currency] of Object.entries(PLACES)) {
    await gateway.settings.set(merchant, 'whitelabel', { agentPolicy: true, memberCentre: true });
    await gateway.settings.set(merchant, 'consolidated', { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: true });
    await gateway.settings.set(merchant, 'agentContracts', { activeTurnover: '10', periods: { dividend: 'semimonthly', daily: 'daily' }, most: { dividend: '50', daily: '50', hourly: '3', realtime: '3' }, offerDays: 7 });
    await gateway.settings.set(merchant, 'memberTransfers', { least: '1', most: '500', dayMost: null, dayCount: 1000 });
    await gateway.settings.set(merchant, 'documentParts', ['front', 'back', 'portrait']);
    await connectPeers(gateway, {}, { merchant, currency });
  }
  const crowds = { [NORTH]: accountHelpers(gateway, undefined, NORTH), [SOUTH]: accountHelpers(gateway, undefined, SOUTH) };
  const helpers = { [NORTH]: agentHelpers(gateway, crowds[NORTH], { merchant: NORTH, currency: PLACES[NORTH] }), [SOUTH]: agentHelpers(gateway, crowds[SOUTH], { merchant: SOUTH, currency: PLACES[SOUTH] }) };
  const pins = { [NORTH]: await gateway.passwords.hash(PIN, { tenantId: NORTH, ip: null }), [SOUTH]: await gateway.passwords.hash(PIN, { tenantId: SOUTH, ip: null }) };
  let serial = 0;

  /** An account with 1000.00 that logs in when it is asked for, since sessions end while time passes. */
  async function opened(merchant: Merchant, type: 0 | 1, parentId?: string): Promise<Opened> {
    const crowd = crowds[merchant];
    const username = `somebody${++serial}`;
    const id = await crowd.open(username, { type, parentId, paymentPasswordHash: pins[merchant], profile: { payeeName: 'Mira Santos' }, gift: { reason: 'welcome', amount: '1000' } });
    await crowd.knows(id, HOME_IP);
    let token: Promise<string> | undefined;
    const login = async (): Promise<string> => {
      const answer = await crowd.call<ResponseOf<'login'>>('login', { username, password: PASSWORD, type: 'username', remember: true }, { ip: HOME_IP });
      if (!answer.body.success || deviceCookieOf(answer) === undefined) throw new Error('no login with a device');
      return answer.body.value.token;
    };
    const options = async () => ({ token: await (token ??= login()), ip: HOME_IP });
    return {
      merchant, id, username,
      call: async (name: CallName, request: object): Promise<Answer> => crowd.call(name, request, await options()),
      value: async <Name extends CallName>(name: Name, request: object = {}): Promise<ResponseOf<Name>> => crowd.valueOf(name, request, await options()),
    };
  }

  async function agency(upline: Opened, isBesideDay: string): Promise<Opened & { readonly player: string }> {
    const agent = await opened(upline.merchant, 1, upline.id);
    const player = await opened(upline.merchant, 0, agent.id);
    await helpers[upline.merchant].contract(upline.id, agent.id, '2', isBesideDay);
    if (upline.merchant === NORTH) await playAt(gateway, player.id, 'settled', { stake: 50_000, prize: 0 });
    else await helpers[upline.merchant].played(player.id, isBesideDay, 50_000n);
    return { ...agent, player: player.id };
  }

  const day = '2026-03-01';
  const top = await opened(NORTH, 1);
  const [middle, beside] = [await agency(top, day), await agency(top, day)];
  const below = await opened(NORTH, 1, middle.id);
  const belowPlayer = await opened(NORTH, 0, below.id);
  await helpers[NORTH].contract(middle.id, below.id, '1', day);
  await playAt(gateway, belowPlayer.id, 'settled', { stake: 20_000, prize: 0 });
  const elsewhere = await agency(await opened(NORTH, 1), day);
  const southern = await agency(await opened(SOUTH, 1), day);
  clock.advance(DAY);
  await gateway.jobs.catchUp();
  await gateway.agency.resume();
  await gateway.people.agents.teamDays.countRecent();

  const parents = new Map<string, Opened>([[middle.id, top], [beside.id, top], [below.id, middle]]);
  async function asAgency(agent: Opened & { readonly player: string }): Promise<Agency> {
    const offered = async (kind: ContractKind): Promise<string> => {
      const upline = parents.get(agent.id);
      if (kind !== 'daily' && upline !== undefined) {
        const call = ({ dividend: 'processDividend', hourly: 'processHourlySalary', realtime: 'processRealTimeSalary' } as const)[kind];
        // Below the first upline nobody has a rate of these kinds that is in effect: whoever has none offers none.
        if (upline === top) await upline.value(call, { action: 'offer', account: agent.username, revision: 0, rows: [{ percent: '1', activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' }] });
      }
      return (await agent.value('ownContract', { kind })).contract?.id ?? gateway.db.newId();
    };
    const contracts = {} as Record<ContractKind, string>;
    for (const kind of KINDS) contracts[kind] = await offered(kind);
    const { settlements } = await agent.value('agentSettlements', { kind: 'daily' });
    const { link } = await agent.value('agentLinkMake', { rate: '0' });
    const { moves } = await agent.value('agentIncomeDay', { day: '2026-03-02', kind: 'daily' });
    return { ...agent, contracts, settlement: settlements[0]?.id ?? '', link: link.id, payment: moves[0]?.id ?? '' };
  }

  async function holding(member: Opened, parent?: Opened): Promise<Holding> {
    const { merchant, value } = member;
    await value('addPayoutAccount', { provider: 'BPI', number: `00123456${10 + serial}`, holder: 'Mira Santos', paymentPassword: PIN });
    const account = (await value('payoutAccounts')).accounts[0]?.id ?? '';
    const withdraw = async (amount: string, method = 'payout'): Promise<string> => (await value('withdrawalCreate', { method, account, amount, paymentPassword: PIN })).withdrawal.id;
    const image = async (purpose: keyof Holding['images'] | 'document'): Promise<string> => (await value('uploadImage', { purpose, data: png({ width: 4 + serial }).toString('base64') })).id;
    const withdrawal = await withdraw('20.00');
    await payoutCallback(gateway, provider.endPayout(withdrawal, 'paid'), merchant);
    // Waits for somebody who approves it, so that it may be cancelled.
    await gateway.settings.set(merchant, 'withdrawals', withdrawalSetting({ approveUpTo: '0' }));
    const asked = await withdraw('30.00');
    await gateway.settings.set(merchant, 'withdrawals', withdrawalSetting());
    const peers = await withdraw('40.00', PEERS);
    const payer = await opened(merchant, 0);
    const payment = (await payer.value('depositCreate', { method: PEERS, amount: '40.00', returnPath: '/member/depositv2' })).deposit.id;
    await payer.value('depositPaid', { id: payment });
    const deposit = (await value('depositCreate', { method: 'bank', amount: '50.00', returnPath: '/member/depositv2' })).deposit.id;
    // Each tells the member by a message.
    for (const amount of ['1.00', '2.00']) await parent?.value('transferToDownline', { account: member.username, amount, paymentPassword: PIN });
    await crowds[merchant].valueOf('login', { username: member.username, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
    const session = (await value('sessions')).sessions.find(({ current }) => !current);
    const device = await gateway.db.query.selectFrom('remembered_device').select('id').where('tenant_id', '=', merchant).where('member_id', '=', member.id).executeTakeFirstOrThrow();
    return {
      ...member, account, withdrawal, asked, peers, payment, deposit,
      session: session?.id ?? '', device: device.id, address: (await value('addresses')).addresses[0]?.id ?? '',
      images: { avatar: await image('avatar'), 'deposit-proof': await image('deposit-proof'), 'withdrawal-proof': await image('withdrawal-proof') },
      papers: { front: await image('document'), back: await image('document'), portrait: await image('document') },
      messages: (await value('inbox')).records.map(({ id }) => id),
      transfer: (await value('memberTransfers')).records[0]?.id ?? '',
      // A transfer to its agent is a movement of both.
      movement: (await value('walletRecords')).records.find(({ kind }) => kind !== 'member-transfer')?.id ?? '',
    };
  }

  const memberAgent = await opened(NORTH, 1);
  const member = await opened(NORTH, 0, memberAgent.id);
  await playAt(gateway, member.id, 'own', { stake: 1_000, prize: 0 });
  return {
    gateway,
    upline: top,
    day,
    agent: await asAgency(middle),
    agents: { below: await asAgency({ ...below, player: belowPlayer.id }), beside: await asAgency(beside), elsewhere: await asAgency(elsewhere), 'of the other merchant': await asAgency(southern) },
    member: { ...(await holding(member, memberAgent)), bet: (await member.value('betRecords')).records[0]?.id ?? '' },
    members: { 'of the same merchant': await holding(await opened(NORTH, 0)), 'its own agent': await holding(memberAgent), 'of the other merchant': await holding(await opened(SOUTH, 0)) },
  };
}
