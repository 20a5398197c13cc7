import type { CallName, RequestOf } from '@livery/contracts';
import type { AgentToggle } from './agent-panels.ts';

const NOBODY = '0198c0de-0000-7000-8000-000000000000';

/** A call that changes something, asks for somebody else's, or tries something out, with a request that changes nothing. */
type Tried = { [Name in CallName]: RequestOf<Name> extends object ? { readonly name: Name; readonly request: Partial<RequestOf<Name>> } : never }[CallName] | { readonly name: 'consolidatedSettings'; readonly request: object };

/** What the gateway answers an agent, where what is needed is on. */
export type AgentChangeRow = Tried & { readonly needs: readonly AgentToggle[]; readonly answer: string };

const ofTeam = (tried: Tried, answer: string): AgentChangeRow => ({ ...tried, needs: ['agentPolicy'], answer });
const ofContracts = (tried: Tried, answer: string, ...kind: readonly AgentToggle[]): AgentChangeRow => ({ ...tried, needs: ['agentPolicy', 'memberCentre', ...kind], answer });
/** What was agreed and paid is shown to its two sides, whatever is switched off since. */
const always = (tried: Tried, answer: string): AgentChangeRow => ({ ...tried, needs: [], answer });
/** Takes up an offer that is not there. */
const process = { action: 'reject', contractId: NOBODY, revision: 1 } as const;
const draft = { rows: [{ percent: '0.5', activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' }] };

/** Every call for agents alone beside those that a panel shows from, by hand, from docs/product.md. None of them changes anything. */
export const agentChangeRows: readonly AgentChangeRow[] = [
  ofTeam({ name: 'downlineMember', request: { account: 'nobody-at-all' } }, 'VALIDATION_FAILED'),
  ofTeam({ name: 'transferToDownline', request: { account: 'nobody-at-all', amount: '1.00', paymentPassword: '246810' } }, 'VALIDATION_FAILED'),
  ofTeam({ name: 'agentBets', request: { memberId: NOBODY, day: '2026-01-01' } }, 'VALIDATION_FAILED'),
  ofTeam({ name: 'agentMessage', request: { memberId: NOBODY, text: 'Hello' } }, 'VALIDATION_FAILED'),
  ofTeam({ name: 'agentRate', request: { memberId: NOBODY, rate: '0' } }, 'VALIDATION_FAILED'),
  ofTeam({ name: 'agentLinkMake', request: { rate: '100', type: 0 } }, 'VALIDATION_FAILED'),
  ofTeam({ name: 'agentLinkEnd', request: { id: NOBODY } }, 'VALIDATION_FAILED'),
  ofTeam({ name: 'agentOpenAccount', request: { username: 'x', password: 'Correct-horse-7', rate: '0' } }, 'VALIDATION_FAILED'),
  ofContracts({ name: 'processDividend', request: process }, 'NOT_FOUND', 'divtypereq'),
  ofContracts({ name: 'processDailySalary', request: process }, 'NOT_FOUND', 'dailysalreqtype'),
  ofContracts({ name: 'processHourlySalary', request: process }, 'NOT_FOUND', 'contracthoursalreq'),
  ofContracts({ name: 'processRealTimeSalary', request: process }, 'NOT_FOUND', 'realtimesalreqtype'),
  ofContracts({ name: 'simulateContract', request: { kind: 'dividend', account: 'nobody-at-all', ...draft } }, 'VALIDATION_FAILED', 'divtypereq'),
  ofContracts({ name: 'simulateContract', request: { kind: 'daily', account: 'nobody-at-all', ...draft } }, 'VALIDATION_FAILED', 'dailysalreqtype'),
  ofContracts({ name: 'simulateContract', request: { kind: 'hourly', account: 'nobody-at-all', ...draft } }, 'VALIDATION_FAILED', 'contracthoursalreq'),
  ofContracts({ name: 'simulateContract', request: { kind: 'realtime', account: 'nobody-at-all', ...draft } }, 'VALIDATION_FAILED', 'realtimesalreqtype'),
  { name: 'agentUnsettled', request: {}, needs: ['memberCentre'], answer: 'OK' },
  ofContracts({ name: 'agentRealTime', request: {} }, 'OK', 'realtimesalreqtype'),
  ofContracts({ name: 'agentRealTimeBets', request: {} }, 'OK', 'realtimesalreqtype'),
  always({ name: 'agentContract', request: { id: NOBODY } }, 'NOT_FOUND'),
  always({ name: 'agentSettlement', request: { id: NOBODY } }, 'NOT_FOUND'),
  always({ name: 'agentSettlementMembers', request: { id: NOBODY } }, 'NOT_FOUND'),
  always({ name: 'agentSettlementBets', request: { id: NOBODY, memberId: NOBODY, period: '2026-01-01' } }, 'NOT_FOUND'),
];
