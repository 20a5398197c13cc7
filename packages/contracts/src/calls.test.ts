import { describe, expect, it } from 'vitest';
import type { CallSpec } from './call.ts';
import { calls } from './calls.ts';
import { initialCalls } from './initial-calls.ts';
import { type CallSchemas, schemas } from './schemas.ts';

const rows = Object.entries(calls) as [string, CallSpec][];
const shapes = schemas as Record<string, CallSchemas>;

describe('table of calls', () => {
  it('has the schemas of every call and of no other', () => {
    expect(Object.keys(schemas).sort()).toEqual(Object.keys(calls).sort());
  });

  it('contains the rows of the initial calls unchanged', () => {
    expect(calls).toMatchObject(initialCalls);
  });

  it('names every method and path once', () => {
    const addresses = rows.flatMap(([, call]) => [call.method, ...(call.alsoMethods ?? [])].map((method) => `${method} ${call.path}`));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(rows)('%s: relay calls, and only they, go through the relay path', (_, call) => {
    expect(call.path.startsWith('/wps/relay/')).toBe(call.relay === true);
  });

  it.each(rows.filter(([, call]) => call.relay))('%s: the relay name starts with its module', (_, call) => {
    expect(call.path).toMatch(new RegExp(`^/wps/relay/${call.moduleId}_`));
  });

  it.each(rows)('%s: calls that require a token are guarded, and no others', (_, call) => {
    expect(call.guard !== undefined).toBe(call.token);
  });

  it('has three calls for a session whose password must be changed first', () => {
    expect(rows.filter(([, call]) => call.beforePasswordChange).map(([name]) => name).toSorted()).toEqual(['changePassword', 'logout', 'memberInfo']);
  });

  it.each(rows.filter(([, call]) => call.encrypted))('%s: an encrypted call has a body', (name, call) => {
    expect(['POST', 'PUT']).toContain(call.method);
    expect(shapes[name]?.request).toBeDefined();
  });
});

describe('request schemas', () => {
  it('fill the defaults of a game list and read numbers from a query string', () => {
    const parsed = schemas.gameList.request.parse({ clientType: '3', pageNo: '2' });
    expect(parsed).toMatchObject({ clientType: 3, pageNo: 2, pageSize: 24, platform: 'html5-desktop' });
  });

  it('read several words of one field, and none that is not in its list', () => {
    const read = (feature: string) => schemas.gameList.request.safeParse({ clientType: 3, feature });
    expect(read('hot,jackpot').data?.feature).toEqual(['hot', 'jackpot']);
    expect([read('').success, read('hot,').success, read('hot,cold').success]).toEqual([false, false, false]);
  });

  it('reject a launch with neither game nor room', () => {
    const launch = { accountType: 1, confirmTrans: 0, vassalage: 'V', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 } as const;
    expect(schemas.launchGame.request.safeParse(launch).success).toBe(false);
    expect(schemas.launchGame.request.safeParse({ ...launch, gameId: 'g' }).success).toBe(true);
  });

  it('trim a user name but never a password', () => {
    const parsed = schemas.login.request.parse({ username: ' ann ', password: ' secret ', type: 'username' });
    expect(parsed).toMatchObject({ username: 'ann', password: ' secret ' });
  });
});

describe('records between two moments', () => {
  const betRecords = (to: string) => shapes['betRecords']?.request?.safeParse({ to }).success;
  const betTotals = (to: string) => shapes['betTotals']?.request?.safeParse({ to }).success;

  it.each([
    ['1970-01-01', true],
    ['9998-12-31', true],
    ['0000-01-01', false],
    ['1969-12-31', false],
    ['9999-01-01', false],
  ])('%s is accepted: %s', (day, accepted) => {
    expect([betRecords(`${day}T00:00:00Z`), betTotals(day)]).toEqual([accepted, accepted]);
  });
});
