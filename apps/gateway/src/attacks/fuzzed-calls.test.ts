import { calls, guardRefusal, HPKE_HEADER, HPKE_VERSION, roleOf, schemas, type CallName, type CallSchemas, type CallSpec } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newJti, registration, sealText, type OfferedKey } from '../../test-support/caller.ts';
import { faultsOfAnswer, jsonOf } from '../../test-support/fuzz/answer-faults.ts';
import { fuzzedRequests, type FuzzedRequest, type FuzzedRow } from '../../test-support/fuzz/fuzzed-requests.ts';
import { freshAddresses, fuzz } from '../../test-support/fuzz/fuzzing.ts';
import { isOwnCall, putOnWire } from '../../test-support/fuzz/put-on-wire.ts';
import { soundRequests } from '../../test-support/fuzz/sound-requests.ts';
import { listeningGateway, type ListeningGateway } from '../../test-support/listening-gateway.ts';
import { NORTH, SOUTH } from '../../test-support/test-fleet.ts';
import { shown, type WireAnswer } from '../../test-support/wire.ts';
import type { AccountType } from '../platform/http/index.ts';

let gateway: ListeningGateway;
let key: OfferedKey;
const memberIds = new Map<string, string>();
const nextAddress = freshAddresses();
/** Codes of the answers, to see how far the requests get. */
const codes = new Map<string, number>();

/** Whoever sends a request: nobody, accounts of each role, and a member of another merchant. */
const callers = [
  { name: 'visitor', merchant: NORTH, type: undefined },
  { name: 'member', merchant: NORTH, type: 0 },
  { name: 'agent', merchant: NORTH, type: 1 },
  { name: 'trial', merchant: NORTH, type: 4 },
  { name: 'stranger', merchant: SOUTH, type: 0 },
] as const satisfies readonly { readonly name: string; readonly merchant: string; readonly type: AccountType | undefined }[];

beforeAll(async () => {
  gateway = await listeningGateway();
  await gateway.settings.set(NORTH, 'whitelabel', { mobileRegistration: true, registrationSmsVerification: true, smsLogin: true, CHNGPASSVERIF3: true });
  for (const { name, merchant, type } of callers) {
    const tenant = gateway.tenants.byMerchant(merchant);
    if (type === undefined || tenant === undefined) continue;
    memberIds.set(name, await gateway.db.transaction((tx) => gateway.members.open(tx, tenant, { username: `fuzz${name}`, type, passwordHash: null, gift: { reason: 'welcome', amount: '100' } })));
  }
  const offered = await gateway.send.IPv4({ method: 'GET', path: calls.cryptoKey.path, headers: { 'x-merchant-code': NORTH, host: 'localhost' } });
  key = (jsonOf(offered) as { value: OfferedKey }).value;
});
afterAll(() => gateway.stop());

const rows = (Object.entries(calls) as [CallName, CallSpec][]).map(([name, { method, path }]): FuzzedRow & { readonly name: CallName } => ({
  name, method, path, schema: (schemas[name] as CallSchemas).request, sound: name === 'register' ? registration('fuzzmember') : soundRequests[name],
}));

/** A session of its own for each request, since some calls end the one they come with. */
async function tokenOf(name: string, merchant: string): Promise<string | undefined> {
  const memberId = memberIds.get(name);
  return memberId === undefined ? undefined : (await gateway.db.transaction((tx) => gateway.sessions.open(tx, merchant, memberId, '192.0.2.9'))).token;
}

async function send(row: FuzzedRow & { readonly name: CallName }, request: FuzzedRequest) {
  const spec: CallSpec = calls[row.name];
  const { name, merchant } = callers[request.caller] ?? callers[0];
  const token = await tokenOf(name, merchant);
  const address = nextAddress();
  const wire = await putOnWire(row, request, {
    headers: {
      host: 'localhost',
      'x-merchant-code': NORTH,
      'x-forwarded-for': address,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(spec.encrypted === true ? { [HPKE_HEADER]: HPKE_VERSION } : {}),
      ...(spec.idempotent === true ? { 'idempotency-key': gateway.db.newId() } : {}),
    },
    ...(spec.encrypted === true ? { close: async (text: string) => ({ body: JSON.stringify(await sealText(key, `{"iat":${gateway.clock.now()},"jti":"${newJti()}","body":${text}}`, { merchantCode: NORTH, method: spec.method, path: spec.path })) }) } : {}),
  });
  return { wire, answer: await gateway.send[address.includes(':') ? 'IPv6' : 'IPv4'](wire) };
}

/** Whether the table of guards lets the caller make the call at all. */
function mayCall({ guard, token }: CallSpec, caller: number): boolean {
  const { name, type } = callers[caller] ?? callers[0];
  if (!token || guard === undefined) return true;
  return name !== 'stranger' && guardRefusal(roleOf(type !== undefined, type), guard) === undefined;
}

/** What is wrong with an answer to a request, and whether it was given to somebody whom the table of guards refuses. */
function faultsOf(row: FuzzedRow & { readonly name: CallName }, request: FuzzedRequest, answer: WireAnswer, method: string): string[] {
  const spec: CallSpec = calls[row.name];
  const own = isOwnCall(row, request);
  const streams = spec.stream === true && answer.status === 200 && answer.text === '';
  if (method === 'HEAD') return answer.status < 500 ? [] : [`answered ${answer.status}`];
  const faults = streams ? [] : faultsOfAnswer(answer, own ? row.name : undefined);
  const refused = !streams && (jsonOf(answer) as { readonly success?: boolean } | undefined)?.success === false;
  return own && !refused && !mayCall(spec, request.caller) ? [...faults, 'let somebody in who may not'] : faults;
}

describe('calls of players under fuzzing, over the network', () => {
  it.each(rows.map((row) => [row.name, row] as const))('%s: answers in the envelope, without a fault of its own and to nobody whom the table of guards refuses', async (name, row) => {
    await fuzz(name, fuzzedRequests(row, callers.length), async (request) => {
      const { wire, answer } = await send(row, request);
      expect(faultsOf(row, request, answer, wire.method), shown(wire)).toEqual([]);
      const body = jsonOf(answer) as { readonly code?: string } | undefined;
      const code = body?.code ?? (answer.status === 200 ? 'OK' : String(answer.status));
      codes.set(code, (codes.get(code) ?? 0) + 1);
    });
  });

  it('reaches the handlers with many of the requests, and the refusals of each layer', () => {
    const total = [...codes.values()].reduce((sum, count) => sum + count, 0);
    expect((codes.get('OK') ?? 0) / total).toBeGreaterThan(0.1);
    for (const code of ['VALIDATION_FAILED', 'INVALID_REQUEST', 'NOT_LOGGED_IN', 'TRUE_ACCOUNT_NEEDED', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE', 'METHOD_NOT_ALLOWED', 'NOT_FOUND', 'ENCRYPTION_REQUIRED', 'HEADERS_TOO_LARGE']) {
      expect([...codes.keys()]).toContain(code);
    }
  });
});
