import { createHmac } from 'node:crypto';
import type { ResponseOf } from '@livery/contracts';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { NORTH, SOUTH, testFleet } from '../../../../test-support/test-fleet.ts';
import { packed, workOut } from '../../../../test-support/work-solution.ts';
import { createSecrets } from '../../../platform/crypto/index.ts';
import { createThrottle } from '../../../platform/http/index.ts';
import { adoptFleet } from '../../tenant/index.ts';
import { createWallet } from '../../wallet/index.ts';
import { createWorkChallenges, type WorkChallenges } from './work-challenges.ts';

type Challenge = ResponseOf<'captchaWork'>['challenge'];

const HOUR = 3_600_000;
const MINUTE = 60_000;
const OLD = 'a secret for the work of tests alone';
const NEW = 'another secret for the work of tests';
const clock = testClock();
let db: TestDatabase;
let work: WorkChallenges;
beforeAll(async () => {
  db = await testDatabase({ clock });
  await adoptFleet(testFleet, { db, wallet: createWallet({ db, events: { balanceChanged: () => undefined } }) });
  work = withSecret(OLD);
});
afterAll(() => db.close());

const withSecret = (secret: string, accepted: string[] = []): WorkChallenges => createWorkChallenges(db, createSecrets(secret, accepted), createThrottle(db), 10);

let addresses = 0;
/** Another address each time, so that none has asked before. */
const freshAddress = (): string => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;
const issue = async (tenant = NORTH) => (await work.issue(tenant, freshAddress())).challenge;
const solved = async (tenant = NORTH) => (await workOut(await issue(tenant))).solution;

describe('createWorkChallenges', () => {
  it('accepts a solution once', async () => {
    const solution = await solved();
    expect(await Promise.all([1, 2, 3].map(() => work.redeem(NORTH, solution)))).toEqual(expect.arrayContaining([true, false, false]));
    expect(await work.redeem(NORTH, solution)).toBe(false);
  });

  it("rejects another merchant's solution, and leaves it good at its own", async () => {
    const solution = await solved();
    expect([await work.redeem(SOUTH, solution), await work.redeem(NORTH, solution)]).toEqual([false, true]);
  });

  it('accepts a solution for ten minutes', async () => {
    const [early, late] = [await solved(), await solved()];
    clock.advance(10 * MINUTE - 1);
    expect(await work.redeem(NORTH, early)).toBe(true);
    clock.advance(1);
    expect(await work.redeem(NORTH, late)).toBe(false);
  });

  it('keeps what was used until it has expired by every clock of the machines', async () => {
    const solution = await solved();
    await work.redeem(NORTH, solution);
    const count = async () => (await db.query.selectFrom('work_used').select('nonce').execute()).length;
    await work.sweep();
    expect([await count() > 0, await work.redeem(NORTH, solution)]).toEqual([true, false]);
    // Another machine, whose clock is a minute ahead, sweeps just before the end.
    clock.advance(11 * MINUTE - 1);
    await work.sweep();
    clock.advance(-MINUTE);
    expect(await work.redeem(NORTH, solution)).toBe(false);
    clock.advance(5 * MINUTE + 1);
    await work.sweep();
    expect(await count()).toBe(0);
  });

  it('rejects solutions that were made up', async () => {
    const challenge = await issue();
    const { parameters } = challenge;
    const prefixOnly = { counter: 1, derivedKey: parameters.keyPrefix.padEnd(64, '0') };
    const right = JSON.parse(Buffer.from((await workOut(challenge)).solution, 'base64').toString()) as { solution: { counter: number; derivedKey: string } };
    const changed = (change: Partial<Challenge['parameters']>, signature = challenge.signature): Challenge => ({ parameters: { ...parameters, ...change }, signature });
    const forged: string[] = [
      '', 'not base64!', Buffer.from('{}').toString('base64'), Buffer.from('null').toString('base64'),
      packed(challenge, prefixOnly),
      packed(challenge, { counter: right.solution.counter, derivedKey: '' }),
      packed(changed({ keyPrefix: '00' }), right.solution),
      packed(changed({ cost: 1 }), right.solution),
      packed(changed({ nonce: 'ab'.repeat(16) }), right.solution),
      packed(changed({ data: { ...parameters.data, expiresAt: parameters.data.expiresAt + HOUR } }), right.solution),
      packed(changed({ data: { ...parameters.data, merchant: SOUTH } }), right.solution),
      packed(changed({}, createHmac('sha256', 'a guess').update(JSON.stringify(parameters)).digest('hex')), right.solution),
    ];
    for (const [index, solution] of forged.entries()) {
      expect([index, await work.redeem(NORTH, solution), await work.redeem(SOUTH, solution)]).toEqual([index, false, false]);
    }
    expect(await work.redeem(NORTH, packed(challenge, right.solution))).toBe(true);
  });

  it('rejects a cheap challenge that the asker signed', async () => {
    const { parameters } = await issue();
    const cheap = await createChallenge({ algorithm: parameters.algorithm, cost: 1, counter: 0, deriveKey, data: parameters.data, hmacSignatureSecret: 'x', hmacKeySignatureSecret: 'y' });
    const challenge = { parameters: cheap.parameters, signature: cheap.signature } as Challenge;
    expect(await work.redeem(NORTH, (await workOut(challenge)).solution)).toBe(false);
  });

  it('accepts what was issued before a rotation of the master secret', async () => {
    const solution = await solved();
    expect([await withSecret(NEW).redeem(NORTH, solution), await withSecret(NEW, [OLD]).redeem(NORTH, solution)]).toEqual([false, true]);
  });

  it('tells the asker nothing that spares the work: at least half of all counters are tried, with thousands of rounds each', async () => {
    for (let round = 0; round < 5; round++) {
      const challenge = await issue();
      const { parameters } = challenge;
      const { derivations } = await workOut(challenge);
      expect(parameters.data.most).toBe(400);
      expect(derivations).toBeGreaterThan(200);
      expect(derivations).toBeLessThanOrEqual(400);
      // Half of the key: that the rest is right shows that it was derived.
      expect([parameters.keyLength, parameters.keyPrefix.length]).toEqual([32, 32]);
    }
    const asServed = createWorkChallenges(db, createSecrets(OLD), createThrottle(db));
    const { parameters } = (await asServed.issue(NORTH, freshAddress())).challenge;
    expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-512', cost: 10_000 });
  });
});

describe('work for an address range', () => {
  async function asked(addressOf: (index: number) => string, times: number): Promise<number[]> {
    const most: number[] = [];
    for (let index = 0; index < times; index++) {
      if (index % 20 === 19) clock.advance(MINUTE);
      most.push((await work.issue(NORTH, addressOf(index))).challenge.parameters.data.most);
    }
    return most;
  }

  it('doubles with every five challenges within the hour, up to sixteen times', async () => {
    const most = await asked(() => '203.0.113.9', 30);
    expect([0, 4, 5, 9, 10, 15, 20, 25, 29].map((index) => most[index])).toEqual([400, 400, 800, 800, 1_600, 3_200, 6_400, 6_400, 6_400]);
    expect(await asked(() => '203.0.113.10', 1)).toEqual([400]);
    clock.advance(HOUR);
    expect(await asked(() => '203.0.113.9', 1)).toEqual([400]);
  });

  it('counts a /64 of IPv6 as one, and a /48 as sixteen', async () => {
    expect((await asked((index) => `2001:db8:77:1::${index + 1}`, 6)).at(-1)).toBe(800);
    const sites = await asked((index) => `2001:db8:78:${(index + 1).toString(16)}::1`, 81);
    expect([sites[79], sites[80]]).toEqual([400, 800]);
  });

  it('is issued twenty times a minute at the most', async () => {
    const ip = freshAddress();
    for (let index = 0; index < 20; index++) await work.issue(NORTH, ip);
    await expect(work.issue(NORTH, ip)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    clock.advance(MINUTE);
    await work.issue(NORTH, ip);
  });
});
