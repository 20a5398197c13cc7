import { operatorCalls, operatorErrorCodes, operatorSchemas, type CallSchemas, type OperatorCallName, type OperatorCallSpec } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOperators, createOperatorSessions } from '../modules/operator/index.ts';
import { faultsOfAnswer, jsonOf } from '../../test-support/fuzz/answer-faults.ts';
import { fuzzedRequests, type FuzzedRow } from '../../test-support/fuzz/fuzzed-requests.ts';
import { freshAddresses, fuzz } from '../../test-support/fuzz/fuzzing.ts';
import { isOwnCall, putOnWire } from '../../test-support/fuzz/put-on-wire.ts';
import { listeningGateway, type ListeningGateway } from '../../test-support/listening-gateway.ts';
import { operatorHelpers } from '../../test-support/operator-helpers.ts';
import { NORTH } from '../../test-support/test-fleet.ts';
import { shown, type WireAnswer } from '../../test-support/wire.ts';

let gateway: ListeningGateway;
let ops: ReturnType<typeof operatorHelpers>;
/** Nobody, an operator who may do everything, and one who may only look members up. */
let tokens: readonly (string | undefined)[];
/** Identifiers of operators like those, who log out. */
let leavers: readonly (string | undefined)[];
let sessions: ReturnType<typeof createOperatorSessions>;
const nextAddress = freshAddresses();
const codes = new Set<string>();

beforeAll(async () => {
  gateway = await listeningGateway();
  ops = operatorHelpers(gateway);
  tokens = [undefined, await ops.open('fuzzer', ['support', 'finance', 'risk', 'content', 'admin']), await ops.open('looker', ['support'], [NORTH])];
  const operators = createOperators(gateway.db);
  sessions = createOperatorSessions(gateway.db, operators);
  await ops.add('leaver', ['support', 'finance', 'risk', 'content', 'admin']);
  await ops.add('looking-leaver', ['support'], [NORTH]);
  leavers = [undefined, (await operators.byName('leaver'))?.id, (await operators.byName('looking-leaver'))?.id];
});
afterAll(() => gateway.stop());

const rows = Object.entries(operatorCalls) as [OperatorCallName, OperatorCallSpec][];

/** Logging out ends sessions: each request of it has one of its own, of operators who do nothing else. */
async function tokenFor(name: OperatorCallName, caller: number): Promise<string | undefined> {
  const token = tokens[caller];
  const leaver = leavers[caller];
  if (name !== 'session:logout' || token === undefined || leaver === undefined) return token;
  return (await gateway.db.transaction((tx) => sessions.open(tx, leaver, '127.0.0.1'))).token;
}

/** What is wrong with an answer; `refused` where nobody who is not logged in may get more than a refusal. */
function faultsOf(answer: WireAnswer, method: string, refused: boolean): string[] {
  if (method === 'HEAD') return answer.status < 500 ? [] : [`answered ${answer.status}`];
  const faults = faultsOfAnswer(answer, undefined, operatorErrorCodes);
  const { success, code } = (jsonOf(answer) ?? {}) as { readonly success?: boolean; readonly code?: string };
  if (refused && success !== false) faults.push('let somebody in without a login');
  return code === 'TOO_MANY_REQUESTS' ? [...faults, 'was not tried, since the limit was met'] : faults;
}

describe('calls of operators under fuzzing, over the network', () => {
  it.each(rows)('%s: answers in the envelope, without a fault of its own and to nobody without a login', async (name, { method, path, permission }) => {
    const row: FuzzedRow = { name, method, path, schema: (operatorSchemas[name] as CallSchemas).request };
    await fuzz(name, fuzzedRequests(row, tokens.length), async (request) => {
      const token = await tokenFor(name, request.caller);
      const headers = { host: 'localhost', 'x-merchant-code': NORTH, 'x-forwarded-for': nextAddress(), 'idempotency-key': gateway.db.newId(), ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
      const wire = await putOnWire(row, request, { headers });
      const answer = await gateway.sendOps(wire);
      expect(faultsOf(answer, wire.method, isOwnCall(row, request) && token === undefined && permission !== null), shown(wire)).toEqual([]);
      codes.add((jsonOf(answer) as { readonly code?: string } | undefined)?.code ?? 'OK');
    });
  });

  it('ends no session but by logging out, carries some calls out, and leaves a whole trail', async () => {
    expect([...codes]).toEqual(expect.arrayContaining(['OK', 'VALIDATION_FAILED', 'NOT_LOGGED_IN', 'FORBIDDEN', 'METHOD_NOT_ALLOWED']));
    expect(await ops.valueOf('session:show', {}, { token: tokens[1] })).toMatchObject({ operator: { name: 'fuzzer' } });
    expect(await ops.valueOf('trail:verify', {}, { token: tokens[1] })).toMatchObject({ whole: true });
    expect(await gateway.wallet.audit(NORTH)).toEqual({ drift: [], imbalance: [], orphans: [] });
  });
});
