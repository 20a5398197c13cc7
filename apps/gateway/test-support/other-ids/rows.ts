import type { CallName } from '@livery/contracts';
import { PIN } from '../payee.ts';
import type { Agency, Holding, Person, Scene } from './scene.ts';

/** A field by which a call names what belongs to somebody else. */
export interface OtherId {
  readonly call: CallName;
  readonly field: string;
  /** Other words, where a call and a field have several rows. */
  readonly also?: string;
  /** Who names it, and who may. */
  readonly of: 'agent' | 'member';
  /** What is named, as it stands in the request. */
  readonly real: (scene: Scene) => string;
  /** The same form of what nobody has; an id unless stated. */
  readonly nobodys?: (id: string) => string;
  /** Who may name it: the agent or the member of the scene unless stated. */
  readonly by?: (scene: Scene) => Person;
  /** A call that lists names only where its page begins: the answer has nothing of the other, and may be another one than for what nobody has. */
  readonly page?: true;
  /** Another row shows that whoever it belongs to may do it, which goes but once. */
  readonly shownAbove?: true;
  /** A call about several at once answers the same as for none of them. */
  readonly silent?: true;
}
/** Of agents. */
interface OfAgent extends OtherId {
  readonly of: 'agent';
  readonly request: (named: string, own: Agency, scene: Scene) => object;
}
/** Of members. */
interface OfMember extends OtherId {
  readonly of: 'member';
  readonly request: (named: string, own: Holding, scene: Scene) => object;
}
export type OtherIdRow = OfAgent | OfMember;

const ROWS = [{ percent: '0.1', activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' }];
const PROCESSES = { dividend: 'processDividend', daily: 'processDailySalary', hourly: 'processHourlySalary', realtime: 'processRealTimeSalary' } as const;
const UNKNOWN_NAME = (): string => 'nobody-at-all';
const upline = (scene: Scene): Person => scene.upline;
const agentId = ({ agent }: Scene): string => agent.id;
const agentName = ({ agent }: Scene): string => agent.username;

/** The agent itself, as its upline may name it: by whoever is below it, beside it or elsewhere it is not found. */
const named = (call: CallName, field: string, request: (value: string) => object = (value) => ({ [field]: value }), more: Partial<OfAgent> = {}): OfAgent => ({ call, field, of: 'agent', real: agentId, by: upline, request, ...more });
const byName = (call: CallName, field = 'account', request: (value: string) => object = (value) => ({ [field]: value })): OfAgent => named(call, field, request, { real: agentName, nobodys: UNKNOWN_NAME });
/** Where a page of a list begins. */
const pageOf = (call: CallName, real: (scene: Scene) => string, request: object = {}, nobodys?: (id: string) => string): OfAgent =>
  ({ call, field: 'before', of: 'agent', real, request: (before) => ({ ...request, before }), page: true, ...(nobodys === undefined ? {} : { nobodys }) });

const contracts = (Object.keys(PROCESSES) as (keyof typeof PROCESSES)[]).flatMap((kind): OfAgent[] => [
  { call: PROCESSES[kind], field: 'account', of: 'agent', real: agentName, nobodys: UNKNOWN_NAME, by: upline, request: (account) => ({ action: 'offer', account, revision: 0, rows: ROWS }) },
  ...['accept', 'reject', 'withdraw', 'terminate'].map((action): OfAgent => ({
    call: PROCESSES[kind], field: 'contractId', also: action, of: 'agent', real: ({ agent }) => agent.contracts[kind], request: (contractId) => ({ action, contractId, revision: 1 }),
  })),
]);

/** Of agents: contracts, settlements, explanations, teams, links, messages. */
export const agentRows: readonly OfAgent[] = [
  ...contracts,
  { call: 'agentContract', field: 'id', of: 'agent', real: ({ agent }) => agent.contracts.daily, request: (id) => ({ id }) },
  pageOf('downlineContracts', ({ agent }) => agent.contracts.daily, { kind: 'daily' }),
  byName('simulateContract', 'account', (account) => ({ kind: 'daily', account, rows: ROWS })),
  pageOf('agentSettlements', ({ agent, day }) => `${day}~${agent.settlement}`, { kind: 'daily' }, (id) => `2026-03-01~${id}`),
  { call: 'agentSettlement', field: 'id', of: 'agent', real: ({ agent }) => agent.settlement, request: (id) => ({ id }) },
  { call: 'agentSettlementMembers', field: 'id', of: 'agent', real: ({ agent }) => agent.settlement, request: (id) => ({ id }) },
  { call: 'agentSettlementMembers', field: 'before', of: 'agent', real: ({ agent, day }) => `${day} ${agent.player}`, nobodys: (id) => `2026-03-01 ${id}`, request: (before, own) => ({ id: own.settlement, before }), page: true },
  { call: 'agentSettlementBets', field: 'id', of: 'agent', real: ({ agent }) => agent.settlement, request: (id, _own, { agent, day }) => ({ id, memberId: agent.player, period: day }) },
  { call: 'agentSettlementBets', field: 'memberId', of: 'agent', real: ({ agent }) => agent.player, request: (memberId, own, { day }) => ({ id: own.settlement, memberId, period: day }) },
  { call: 'agentSettlementBets', field: 'before', of: 'agent', real: ({ member }) => member.bet, request: (before, own, { day }) => ({ id: own.settlement, memberId: own.player, period: day, before }), page: true },
  named('agentTeam', 'of'),
  { ...byName('agentTeam', 'name'), silent: true },
  pageOf('agentTeam', ({ agent }) => `0~${agent.id}`, {}, (id) => `0~${id}`),
  byName('agentBetting'),
  pageOf('agentBetting', ({ agent, day }) => `0~${day}~${agent.player}~LUM~RNG`, {}, (id) => `0~2026-03-01~${id}~LUM~RNG`),
  named('agentProfit', 'of'),
  byName('agentProfit'),
  pageOf('agentProfit', ({ agent }) => `0~${agent.id}`, {}, (id) => `0~${id}`),
  pageOf('agentIncomeDay', ({ agent }) => agent.payment, { day: '2026-03-02', kind: 'daily' }),
  { call: 'agentBets', field: 'memberId', of: 'agent', real: ({ agent }) => agent.player, request: (memberId, _own, { day }) => ({ memberId, day }) },
  { call: 'agentBets', field: 'before', of: 'agent', real: ({ member }) => member.bet, request: (before, own, { day }) => ({ memberId: own.player, day, before }), page: true },
  byName('agentTransactions'),
  pageOf('agentTransactions', ({ agent }) => `0~${agent.payment}~${agent.id}`, {}, (id) => `0~${id}~${id}`),
  named('agentMessage', 'memberId', (memberId) => ({ memberId, text: 'Well played.' })),
  named('agentRate', 'memberId', (memberId) => ({ memberId, rate: '0' })),
  pageOf('agentLinks', ({ agent }) => agent.link),
  { call: 'agentLinkEnd', field: 'id', of: 'agent', real: ({ agent }) => agent.link, request: (id) => ({ id }) },
  byName('downlineMember'),
  byName('transferToDownline', 'account', (account) => ({ account, amount: '1.00', paymentPassword: PIN })),
];

const mine = (call: CallName, real: (member: Scene['member']) => string, more: object = {}, field = 'id'): OfMember => ({ call, field, of: 'member', real: ({ member }) => real(member), request: (id) => ({ [field]: id, ...more }) });
const pageOfMine = (call: CallName, real: (member: Scene['member']) => string, more: object = {}): OfMember => ({ ...mine(call, real, more, 'before'), page: true });
const picture = (call: CallName, field: string, real: (member: Scene['member']) => string, request: (image: string, own: Holding) => object): OfMember => ({ call, field, of: 'member', real: ({ member }) => real(member), request });
const document = (field: 'front' | 'back' | 'portrait'): OfMember => picture('sendDocuments', field, ({ papers }) => papers[field], (image, { papers }) => ({ kind: 'idCard', ...papers, [field]: image }));
const said = { said: 'missing', note: 'Nothing arrived.' };

/** Of members: the cashier, the wallet, records, pictures, documents, messages, sessions. */
export const memberRows: readonly OfMember[] = [
  mine('uploadedImage', ({ papers }) => papers.front),
  picture('choosePlayerIcon', 'image', ({ images }) => images.avatar, (image) => ({ image })),
  document('front'),
  { ...document('back'), shownAbove: true },
  { ...document('portrait'), shownAbove: true },
  mine('betRecord', ({ bet }) => bet),
  pageOfMine('betRecords', ({ bet }) => bet),
  pageOfMine('walletRecords', ({ movement }) => movement),
  { ...mine('walletRecords', ({ movement }) => movement), silent: true },
  pageOfMine('memberTransfers', ({ transfer }) => transfer),
  pageOfMine('referralFriends', ({ id }) => id),
  { ...mine('readMessages', ({ messages }) => messages[0] ?? ''), field: 'ids', request: (id) => ({ ids: [id] }), silent: true },
  { ...mine('deleteMessages', ({ messages }) => messages[1] ?? ''), field: 'ids', request: (id) => ({ ids: [id] }), silent: true },
  mine('depositOne', ({ deposit }) => deposit),
  pageOfMine('deposits', ({ deposit }) => deposit),
  mine('depositPaid', ({ deposit }) => deposit),
  picture('depositProof', 'images', ({ images }) => images['deposit-proof'], (image, { deposit }) => ({ id: deposit, images: [image] })),
  picture('depositProof', 'id', ({ deposit }) => deposit, (id, { images }) => ({ id, images: [images['deposit-proof']] })),
  mine('depositCancel', ({ deposit }) => deposit),
  mine('withdrawalCreate', ({ account }) => account, { method: 'payout', amount: '10.00', paymentPassword: PIN }, 'account'),
  mine('withdrawalOne', ({ asked }) => asked),
  pageOfMine('withdrawals', ({ asked }) => asked),
  mine('withdrawalCancel', ({ asked }) => asked),
  mine('withdrawalConfirm', ({ withdrawal }) => withdrawal, { said: 'received' }),
  picture('withdrawalConfirm', 'images', ({ images }) => images['withdrawal-proof'], (image, { peers, payment }) => ({ id: peers, payment, ...said, images: [image] })),
  picture('withdrawalConfirm', 'payment', ({ payment }) => payment, (payment, { peers }) => ({ id: peers, payment, said: 'received' })),
  mine('removePayoutAccount', ({ account }) => account, { paymentPassword: PIN }),
  mine('forgetAddress', ({ address }) => address),
  mine('endSession', ({ session }) => session),
  // Ends the session of the calls: the last one.
  mine('endDevice', ({ device }) => device),
];
