import { calls, errorCodes, schemas, type CallName, type CallSchemas, type CallSpec, type Envelope } from '@livery/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, registration, type Answer } from '../test-support/caller.ts';
import { testGateway, type TestGateway } from '../test-support/gateway.ts';
import { NORTH } from '../test-support/test-fleet.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await testGateway();
  await gateway.settings.set(NORTH, 'whitelabel', { mobileRegistration: true, registrationSmsVerification: true, smsLogin: true, CHNGPASSVERIF3: true });
  const { body } = await createCaller(gateway, NORTH)<{ token: string }>('register', registration('fuzzer01'));
  token = body.success ? body.value.token : '';
});
afterAll(() => gateway.stop());

const rows = (Object.entries(calls) as [CallName, CallSpec][]).filter(([, spec]) => spec.stream !== true);
const RUNS = 12;

/** Values of every kind, and those that have broken servers before. */
const anything = fc.oneof(
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.constantFrom('', '0', '-1', '1e9', 'null', 'true', '\u0000', '\ud800', '%00', "'; drop table member; --", '${7*7}', '../..', '9'.repeat(40), 'EN', NORTH, 'RNG', 'B', 'W'),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 5 }), fc.string({ maxLength: 5 }), { maxKeys: 2, noNullPrototype: true }),
);

/** Requests with the call's own fields, rightly or wrongly filled, and one that nobody declared. */
function requestsOf(name: CallName): fc.Arbitrary<object> {
  const schema = (schemas[name] as CallSchemas).request;
  const shape = schema !== undefined && 'shape' in schema ? (schema.shape as Record<string, unknown>) : {};
  const fields = Object.fromEntries(Object.keys(shape).map((field) => [field, anything]));
  const wild = fc.record({ ...fields, ['__proto__x']: anything }, { requiredKeys: [] });
  return fc.oneof(wild, fc.constant({}), fc.constant(soundRequests[name] ?? {}));
}

/** Requests that get past validation, so that the handlers are reached too. */
const soundRequests: Partial<Record<CallName, object>> = {
  announcements: { types: 'B,PL', execution: 'B' },
  banners: { group: 'w_announcement' },
  gameList: { clientType: 3, gameName: "o'ne %_", minBet: '0.10', minLineNum: 1, feature: 'hot,new', minRtp: 90, stakeFrom: '0.10', sort: 'popular', pageNo: 100_000, pageSize: 100 },
  hotGames: { isPlatform: 2 },
  addFavourite: { gameId: 'lum-moonlit-wolves' },
  removeFavourite: { gameId: 'nowhere' },
  roomList: { vassalage: 'MRB' },
  lotteryMenus: { prizeMode: 'SEA' },
  popularLotteries: { count: 50 },
  vnOpenedNumbers: { count: 100, region: 'north' },
  openedNumbers: { gameCode: "o'ne" },
  launchGame: { gameId: 'nowhere', accountType: 1, confirmTrans: 0, vassalage: 'NONE', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 },
  betRecords: { pageNo: 100_000, pageSize: 100 },
  betRecord: { id: '0198c0de-0000-7000-8000-000000000000' },
  betTotals: { from: '2025-12-31', to: '2026-01-01' },
  walletTransfer: { vassalage: 'NONE', direction: 'in', amount: '1' },
  sweepHome: { leaving: true },
  transferChoice: { autoIn: true, autoHome: false },
  walletTransfers: { pageNo: 100_000, pageSize: 100 },
  walletRecords: { pageNo: 100_000, pageSize: 100 },
  login: { username: 'ınobody', password: 'x', type: 'username' },
  register: registration('fuzzer01'),
  registerMobile: { ...registration('fuzzer01'), username: undefined, mobileNum: '0917 123 4567', countryDialingCode: '+63', verificationCode: '123456' },
  smsRegister: { mobileNo: '917 123 4567', countryDialingCode: '63' },
  smsNoLogin: { mobileNum: '917 123 4567', countryDialingCode: '+63', purpose: 'password' },
  affiliate: { code: 'nobodys', domain: 'a b:c' },
  domainRoute: { domain: 'south.localhost' },
  systemStatus: { url: 'x' },
  clientErrors: { message: 'x', page: '/', release: 'r' },
};

/** Everything that an answer promises, whatever was asked. */
function faultsOf(name: CallName, { status, body }: Answer): string[] {
  if (status >= 500) return [`${name} answered ${status}: ${JSON.stringify(body)}`];
  const known = Object.keys(body).toSorted().join();
  if (!body.success) {
    const honest = errorCodes[body.code] === status && body.message.length > 0 && body.requestId.length > 0;
    return honest && /^code,message,requestId,success(,value)?$/.test(known) ? [] : [`${name} refused with ${status} ${JSON.stringify(body)}`];
  }
  if (status !== 200 || known !== 'requestId,success,value') return [`${name} answered ${status} with ${known}`];
  const parsed = schemas[name].value.safeParse(body.value);
  if (!parsed.success) return [`${name} does not fit: ${parsed.error.message}`];
  return JSON.stringify(parsed.data) === JSON.stringify(body.value) ? [] : [`${name} has fields nobody declared: ${JSON.stringify(body.value)}`];
}

describe.each(rows)('%s', (name, spec) => {
  it('answers any request in its envelope and with its declared schema', async () => {
    const call = createCaller(gateway, NORTH);
    await fc.assert(
      fc.asyncProperty(requestsOf(name), fc.boolean(), async (request, loggedIn) => {
        const answer = await call(name, request, loggedIn && name !== 'logout' ? { token } : {});
        expect(faultsOf(name, answer)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('rejects a body or query of another shape', async () => {
    const inQuery = spec.method === 'GET' || spec.method === 'DELETE';
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60, unit: 'binary' }), async (noise) => {
        const answer = await gateway.app.inject({
          method: spec.method,
          url: inQuery ? `${spec.path}?${encodeURI(noise.toWellFormed())}` : spec.path,
          headers: { host: 'localhost', authorization: `Bearer ${name === 'logout' ? 'x' : token}`, 'idempotency-key': 'fuzz-fuzz-fuzz', 'content-type': 'application/json' },
          ...(inQuery ? {} : { payload: noise }),
        });
        expect(faultsOf(name, { status: answer.statusCode, body: answer.json<Envelope<unknown>>(), headers: {} })).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
