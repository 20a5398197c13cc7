import { randomUUID } from 'node:crypto';
import type { ContractKind, ResponseOf } from '@livery/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf } from '../../../test-support/account-helpers.ts';
import { createCaller } from '../../../test-support/caller.ts';
import { testClock } from '../../../test-support/clock.ts';
import { testEngine } from '../../../test-support/database.ts';
import { secondGateway, testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';

const DAY = 86_400_000;
const ALL = { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: true };
const CALLS = { dividend: 'processDividend', daily: 'processDailySalary', hourly: 'processHourlySalary', realtime: 'processRealTimeSalary' } as const;
const clock = testClock(Date.UTC(2026, 2, 3, 12));
let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
let made = 0;

type Processed = ResponseOf<'processDividend'>;
type Row = { readonly percent: string; readonly activeMembers?: number; readonly validBet?: string; readonly loss?: string; readonly betAmount?: string };

beforeAll(async () => {
  gateway = await testGateway({ clock });
  crowd = accountHelpers(gateway);
  await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: true, memberCentre: true });
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.settings.set(NORTH, 'consolidated', ALL));

const rowsOf = (rows: readonly Row[]) => rows.map((row) => ({ activeMembers: 0, validBet: '0', loss: '0', betAmount: '0', ...row }));

/** An agent with a session. */
async function agent(parentId?: string, type: 0 | 1 = 1) {
  made += 1;
  const username = `contract${made}`;
  const id = await crowd.open(username, { type, parentId });
  const login = async () => (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, '192.0.2.9'))).token;
  let token = await login();
  const process = (request: object, kind: ContractKind = 'daily', key: string = randomUUID(), at = gateway) =>
    createCaller(at, NORTH)<Processed>(CALLS[kind], request, { token, idempotencyKey: key });
  const value = async (request: object, kind: ContractKind = 'daily'): Promise<Processed> => {
    const { body } = await process(request, kind);
    if (!body.success) throw new Error(body.code);
    return body.value;
  };
  return {
    id, username, process, value,
    async again() {
      token = await login();
    },
    code: async (request: object, kind: ContractKind = 'daily') => codeOf(await process(request, kind)),
    offer: (account: string, rows: readonly Row[] | string, more: { kind?: ContractKind; revision?: number; confirm?: string } = {}) => {
      const { kind = 'daily', revision = 0, confirm } = more;
      return value({ action: 'offer', account, revision, rows: rowsOf(typeof rows === 'string' ? [{ percent: rows }] : rows), ...(confirm === undefined ? {} : { confirm }) }, kind);
    },
    own: (kind: ContractKind = 'daily') => crowd.valueOf('ownContract', { kind }, { token }),
    downline: (kind: ContractKind = 'daily', more: object = {}) => crowd.valueOf('downlineContracts', { kind, ...more }, { token }),
    one: async (contractId: string) => createCaller(gateway, NORTH)<ResponseOf<'agentContract'>>('agentContract', { id: contractId }, { token }),
    inbox: async () => (await crowd.valueOf('inbox', {}, { token })).records.map(({ title }) => title),
  };
}
type Agent = Awaited<ReturnType<typeof agent>>;

/** Offers, and accepts as a downline; the contract. */
async function agree(upline: Agent, downline: Agent, percent: string, kind: ContractKind = 'daily') {
  const { contract } = await upline.offer(downline.username, percent, { kind, revision: (await downline.own(kind)).contract?.revision ?? 0 });
  const done = await downline.value({ action: 'accept', contractId: contract?.id, revision: contract?.revision }, kind);
  if (done.contract === null) throw new Error('no contract');
  return done.contract;
}
/** A chain of agents, from the top. */
async function chain(length: number): Promise<Agent[]> {
  const agents: Agent[] = [];
  for (let level = 0; level < length; level++) agents.push(await agent(agents[level - 1]?.id));
  return agents;
}
const known = ({ id: contractId, revision }: { readonly id: string; readonly revision: number }) => ({ contractId, revision });

describe.each(Object.keys(CALLS) as ContractKind[])('a contract of kind %s', (kind) => {
  it('is offered, accepted and terminated; both sides see each step and are told', async () => {
    const [top, below] = await chain(2) as [Agent, Agent];
    const offered = await top.offer(below.username, '1.25', { kind });
    expect(offered).toMatchObject({ outcome: 'done', affected: [], contract: { side: 'upline', partner: below.username, revision: 1, standing: null, may: ['withdraw'], offered: { version: 1, state: 'pending', from: null, rows: [{ percent: '1.25', activeMembers: 0, validBet: '0.00', loss: '0.00', betAmount: '0.00' }] } } });
    const { contract } = await below.own(kind);
    expect(contract).toMatchObject({ side: 'downline', revision: 1, may: ['accept', 'reject'] });
    expect(contract?.partner).not.toBe(top.username);
    const accepted = await below.value({ action: 'accept', ...known(contract ?? { id: '', revision: 0 }) }, kind);
    const from = { dividend: '2026-03-16', daily: '2026-03-04', hourly: '2026-03-03T13:00Z', realtime: '2026-03-03T12:05Z' }[kind];
    expect(accepted).toMatchObject({ outcome: 'done', contract: { revision: 2, offered: null, standing: { state: 'active', from, until: null }, may: ['terminate'] } });
    const own = await below.own(kind);
    // What both are told now is when a change would take effect: with the period that this one begins in.
    expect(own).toMatchObject({ mayOffer: '1.25', period: { dividend: 'semimonthly', daily: 'daily', hourly: 'hourly', realtime: 'realtime' }[kind], effectFrom: own.contract?.standing?.from });
    const ended = await top.value({ action: 'terminate', ...known(accepted.contract ?? { id: '', revision: 0 }) }, kind);
    expect(ended).toMatchObject({ outcome: 'done', contract: { standing: null, newest: { state: 'terminated', from, until: from, endedBy: 'upline' }, may: [] } });
    expect((await below.own(kind)).mayOffer).toBeNull();
    expect([(await top.inbox()).length, (await below.inbox()).length]).toEqual([1, 2]);
  });

  it('is refused where the merchant has the kind off', async () => {
    const [top, below] = await chain(2) as [Agent, Agent];
    const offer = { action: 'offer', account: below.username, revision: 0, rows: rowsOf([{ percent: '1' }]) };
    const off = { dividend: 'divtypereq', daily: 'dailysalreqtype', hourly: 'contracthoursalreq', realtime: 'realtimesalreqtype' }[kind];
    await gateway.settings.set(NORTH, 'consolidated', { ...ALL, [off]: false });
    expect(await top.code(offer, kind)).toBe('FUNCTION_DISABLED');
    await gateway.settings.set(NORTH, 'consolidated', ALL);
    for (const module of ['agentPolicy', 'memberCentre']) {
      await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: true, memberCentre: true, [module]: false });
      expect(await top.code(offer, kind)).toBe('FUNCTION_DISABLED');
    }
    await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: true, memberCentre: true });
    expect(await top.code(offer, kind)).toBe('OK');
  });
});

describe('an offer', () => {
  it('is made to an agent directly below alone: everybody else is as one that is not there', async () => {
    const [top, middle, low] = await chain(3) as [Agent, Agent, Agent];
    const [stranger, player] = [await agent(), await agent(top.id, 0)];
    const codes = [];
    for (const account of [low.username, stranger.username, player.username, top.username, 'nobody-at-all']) codes.push(await top.code({ action: 'offer', account, revision: 0, rows: rowsOf([{ percent: '1' }]) }));
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'VALIDATION_FAILED'));
    expect(await middle.code({ action: 'offer', account: top.username, revision: 0, rows: rowsOf([{ percent: '1' }]) })).toBe('VALIDATION_FAILED');
  });

  it('has rows that rise, and no rate above that of whoever offers', async () => {
    const [top, middle, low] = await chain(3) as [Agent, Agent, Agent];
    const fault = async (from: Agent, to: Agent, rows: readonly Row[], kind: ContractKind = 'daily') => {
      const { body } = await from.process({ action: 'offer', account: to.username, revision: 0, rows: rowsOf(rows) }, kind);
      return body.success ? 'OK' : (body.value?.fields?.[0]?.field ?? body.code);
    };
    expect(await fault(top, middle, [{ percent: '1' }, { percent: '1', activeMembers: 2 }])).toBe('rows.1.percent');
    expect(await fault(top, middle, [{ percent: '1', betAmount: '20' }, { percent: '2', betAmount: '10' }])).toBe('rows.1.betAmount');
    expect(await fault(top, middle, [{ percent: '3.0001' }])).toBe('rows.0.percent');
    expect(await fault(top, middle, [{ percent: '101' }])).toBe('rows.0.percent');
    expect(await fault(top, middle, [{ percent: '1', loss: '0.001' }])).toBe('rows.0.loss');
    expect(await fault(top, middle, [{ percent: '1' }, { percent: '2', activeMembers: 1 }], 'realtime')).toBe('rows');
    expect(await fault(top, middle, [{ percent: '1', activeMembers: 1 }], 'realtime')).toBe('rows');
    // No rate of its own yet.
    expect(await fault(middle, low, [{ percent: '0.1' }])).toBe('FUNCTION_DISABLED');
    await agree(top, middle, '0.8');
    expect(await fault(middle, low, [{ percent: '0.8001' }])).toBe('rows.0.percent');
    expect(await fault(middle, low, [{ percent: '0.8' }])).toBe('OK');
  });

  it('expires, is replaced by another one, and can be withdrawn or rejected', async () => {
    const [top, below] = await chain(2) as [Agent, Agent];
    const first = await top.offer(below.username, '1');
    clock.advance(7 * DAY);
    await Promise.all([top.again(), below.again()]);
    expect(await below.own()).toMatchObject({ contract: { offered: null, newest: { state: 'expired' }, may: [] } });
    expect(await below.value({ action: 'accept', ...known(first.contract ?? { id: '', revision: 0 }) })).toMatchObject({ outcome: 'changed', contract: { newest: { state: 'expired' } } });
    const second = await top.offer(below.username, '1.1', { revision: 1 });
    const third = await top.offer(below.username, '1.2', { revision: second.contract?.revision ?? 0 });
    const { body } = await below.one(third.contract?.id ?? '');
    expect(body).toMatchObject({ value: { versions: [{ version: 3, state: 'pending' }, { version: 2, state: 'withdrawn' }, { version: 1, state: 'expired' }] } });
    expect(await top.value({ action: 'withdraw', ...known(third.contract ?? { id: '', revision: 0 }) })).toMatchObject({ outcome: 'done', contract: { newest: { state: 'withdrawn' } } });
    const fourth = await top.offer(below.username, '1.3', { revision: (await below.own()).contract?.revision ?? 0 });
    expect(await below.value({ action: 'reject', ...known(fourth.contract ?? { id: '', revision: 0 }) })).toMatchObject({ outcome: 'done', contract: { newest: { state: 'rejected' }, standing: null } });
  });
});

describe('a version', () => {
  it('takes effect from the next period on, and the one before stands until then', async () => {
    const [top, below] = await chain(2) as [Agent, Agent];
    const first = await agree(top, below, '1');
    clock.advance(3 * DAY);
    await Promise.all([top.again(), below.again()]);
    const second = await agree(top, below, '2');
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    const tomorrow = new Date(clock.now() + DAY).toISOString().slice(0, 10);
    expect(second.standing).toMatchObject({ version: 2, from: tomorrow, until: null });
    const { body } = await top.one(first.id);
    expect(body).toMatchObject({ value: { versions: [{ version: 2 }, { version: 1, state: 'replaced', until: tomorrow }] } });
    expect((first.standing?.from ?? '') < today).toBe(true);
  });
});

describe('a rate that falls', () => {
  it('ends the contracts below that it leaves no room for, once that is confirmed by whoever was shown exactly them', async () => {
    const [top, middle, low, bottom] = await chain(4) as [Agent, Agent, Agent, Agent];
    const other = await agent(middle.id);
    await agree(top, middle, '2');
    await agree(middle, low, '1.5');
    await agree(middle, other, '0.5');
    await agree(low, bottom, '0.2');
    const revision = (await middle.own()).contract?.revision ?? 0;
    const asked = await top.offer(middle.username, '1', { revision });
    // 1.5 leaves by 0.5; below it 0.2 has nothing to come from. 0.5 stays.
    const affected = [{ downline: low.username, upline: middle.username, percent: '1.5', most: '1', above: '0.5' }, { downline: bottom.username, upline: low.username, percent: '0.2', most: '0', above: '0.2' }];
    expect(asked).toMatchObject({ outcome: 'confirm', affected, contract: { revision, offered: null } });
    const offered = await top.offer(middle.username, '1', { revision, confirm: asked.confirm ?? '' });
    expect(offered).toMatchObject({ outcome: 'done', contract: { offered: { rows: [{ percent: '1' }] } } });
    // Nothing has ended yet.
    expect((await low.own()).contract?.standing).not.toBeNull();
    const accept = { action: 'accept', ...known(offered.contract ?? { id: '', revision: 0 }) };
    const shown = await middle.value(accept);
    expect(shown).toMatchObject({ outcome: 'confirm', affected });
    // Meanwhile what would be affected changes.
    const bottomOwn = (await bottom.own()).contract;
    expect(await bottom.value({ action: 'terminate', ...known(bottomOwn ?? { id: '', revision: 0 }) })).toMatchObject({ outcome: 'done' });
    expect(await middle.value({ ...accept, confirm: shown.confirm })).toMatchObject({ outcome: 'changed', affected: [affected[0]] });
    expect((await low.own()).contract?.standing).not.toBeNull();
    const anew = await middle.value(accept);
    expect(await middle.value({ ...accept, confirm: anew.confirm })).toMatchObject({ outcome: 'done', contract: { standing: { version: 2 } } });
    expect(await low.own()).toMatchObject({ mayOffer: null, contract: { standing: null, newest: { state: 'terminated', endedBy: 'above' } } });
    expect((await other.own()).contract?.standing).not.toBeNull();
    expect((await low.inbox())[0]).toContain('Terminated');
  });

  it('ends all below a contract that is terminated', async () => {
    const [top, middle, low] = await chain(3) as [Agent, Agent, Agent];
    const contract = await agree(top, middle, '2');
    await agree(middle, low, '1');
    const asked = await top.value({ action: 'terminate', ...known(contract) });
    expect(asked).toMatchObject({ outcome: 'confirm', affected: [{ downline: low.username, percent: '1', most: '0', above: '1' }] });
    expect(await top.value({ action: 'terminate', ...known(contract), confirm: 'x'.repeat(43) })).toMatchObject({ outcome: 'changed' });
    expect(await top.value({ action: 'terminate', ...known(contract), confirm: asked.confirm })).toMatchObject({ outcome: 'done' });
    expect((await low.own()).contract?.standing).toBeNull();
  });

  it('makes an offer that is above it unacceptable', async () => {
    const [top, middle, low] = await chain(3) as [Agent, Agent, Agent];
    await agree(top, middle, '2');
    const { contract } = await middle.offer(low.username, '1.5');
    await agree(top, middle, '1');
    expect(await low.code({ action: 'accept', ...known(contract ?? { id: '', revision: 0 }) })).toBe('VALIDATION_FAILED');
  });
});

describe('two at once', () => {
  /** Two pages that were shown the same; each column is an action of a side. */
  const races = [
    ['accept', 'accept'], ['accept', 'reject'], ['accept', 'withdraw'], ['reject', 'withdraw'], ['withdraw', 'withdraw'], ['terminate', 'terminate'], ['terminate-upline', 'terminate'], ['offer', 'offer'], ['offer', 'accept'], ['offer', 'terminate'],
  ] as const;
  it.each(races)('come to one outcome, which both see: %s and %s', async (one, two) => {
    const other = testEngine === 'postgres' ? await secondGateway(gateway) : gateway;
    const [top, below] = await chain(2) as [Agent, Agent];
    const needsStanding = [one, two].some((action) => action.startsWith('terminate'));
    const standing = needsStanding ? await agree(top, below, '1') : undefined;
    const { contract } = standing === undefined ? await top.offer(below.username, '1') : { contract: standing };
    if (contract === null) throw new Error('no contract');
    const send = (action: string, at: TestGateway) => {
      const byTop = action === 'withdraw' || action === 'offer' || action === 'terminate-upline';
      const request = action === 'offer' ? { action, account: below.username, revision: contract.revision, rows: rowsOf([{ percent: '1.5' }]) } : { action: action.replace('-upline', ''), ...known(contract) };
      return (byTop ? top : below).process(request, 'daily', randomUUID(), at);
    };
    const answers = await Promise.all([send(one, gateway), send(two, other)]);
    const outcomes = answers.map(({ body }) => (body.success ? body.value.outcome : body.code)).toSorted();
    expect(outcomes).toEqual(['changed', 'done']);
    const revisions = answers.map(({ body }) => (body.success ? body.value.contract?.revision : undefined));
    expect(revisions[0]).toBe(revisions[1]);
    const [seenBelow, seenAbove] = [(await below.own()).contract, (await top.downline()).contracts[0]];
    expect([seenAbove?.revision, seenAbove?.newest]).toEqual([seenBelow?.revision, seenBelow?.newest]);
    // Whoever comes with what it saw before is shown what became of it.
    for (const action of [one, two]) expect((await send(action, gateway)).body).toMatchObject({ success: true, value: { outcome: 'changed', contract: { revision: revisions[0] } } });
    if (other !== gateway) await other.stop();
  });

  it('answers the same key as the first time', async () => {
    const [top, below] = await chain(2) as [Agent, Agent];
    const request = { action: 'offer', account: below.username, revision: 0, rows: rowsOf([{ percent: '1' }]) };
    const key = randomUUID();
    const [first, again] = [await top.process(request, 'daily', key), await top.process(request, 'daily', key)];
    expect(again.body).toMatchObject({ value: first.body.success ? first.body.value : null });
    expect((await below.inbox()).length).toBe(1);
  });
});

describe('a contract of others', () => {
  it('keeps no answer of a step that only asked or came too late', async () => {
    const [top, below] = await chain(2) as [Agent, Agent];
    const { contract } = await top.offer(below.username, '1');
    expect(await below.value({ action: 'accept', contractId: contract?.id, revision: 77 })).toMatchObject({ outcome: 'changed' });
    expect(await gateway.db.query.selectFrom('idempotent_call').select('call').where('actor', 'in', [top.id, below.id]).execute()).toEqual([{ call: 'processDailySalary' }]);
  });

  it('is as one that does not exist, for every call, and in another kind', async () => {
    const [top, middle, low] = await chain(3) as [Agent, Agent, Agent];
    const stranger = await agent();
    await agree(top, middle, '2');
    const contract = await agree(middle, low, '1');
    const nobody = { id: '0198c0de-0000-7000-8000-00000000dead', revision: contract.revision };
    for (const who of [stranger, top]) {
      for (const action of ['accept', 'reject', 'withdraw', 'terminate']) {
        expect([action, await who.code({ action, ...known(contract) })]).toEqual([action, await who.code({ action, ...known(nobody) })]);
        expect(await who.code({ action, ...known(contract) })).toBe('NOT_FOUND');
      }
      expect((await who.one(contract.id)).body).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await middle.code({ action: 'terminate', ...known(contract) }, 'hourly')).toBe('NOT_FOUND');
    // The two sides of it may not do what is the other's.
    expect([await low.code({ action: 'withdraw', ...known(contract) }), await middle.code({ action: 'accept', ...known(contract) })]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect((await stranger.downline()).contracts).toEqual([]);
  });

  it('is not listed: an agent lists those of its own downlines, page after page', async () => {
    const top = await agent();
    const below = [await agent(top.id), await agent(top.id), await agent(top.id)];
    for (const each of below) await top.offer(each.username, '1');
    const first = await top.downline('daily', { limit: 2 });
    const second = await top.downline('daily', { limit: 2, before: first.next });
    expect([...first.contracts, ...second.contracts].map(({ partner }) => partner)).toEqual(below.map(({ username }) => username).toReversed());
    expect(second.next).toBeNull();
    expect((await top.downline('hourly')).contracts).toEqual([]);
  });
});
