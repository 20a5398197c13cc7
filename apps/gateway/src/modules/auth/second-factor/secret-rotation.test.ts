import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, HOME_IP, PASSWORD } from '../../../../test-support/account-helpers.ts';
import { testEngine } from '../../../../test-support/database.ts';
import { secondGateway, testGateway, type TestGateway } from '../../../../test-support/gateway.ts';

const [OLD, NEW] = ['the former secret of this installation', 'the present secret of this installation'];

describe.runIf(testEngine === 'postgres')('a gateway with another master secret', () => {
  let before: TestGateway;
  let secret: string;
  let recoveryCodes: readonly string[];
  let challengeNumber = 0;

  beforeAll(async () => {
    before = await testGateway({ secret: OLD });
    const people = accountHelpers(before);
    const id = await people.open('rotated1');
    await people.knows(id, HOME_IP);
    const { token } = await people.valueOf('login', { username: 'rotated1', password: PASSWORD, type: 'username' }, { ip: HOME_IP });
    ({ secret, recoveryCodes } = await people.enrol(token));
  });
  afterAll(() => before.stop());

  /** The outcome of a second factor at a login on the gateway. */
  async function verified(gateway: TestGateway, method: 'totp' | 'recovery', code: string): Promise<string> {
    const people = accountHelpers(gateway);
    challengeNumber += 1;
    const ip = `203.0.${challengeNumber}.9`;
    const value = await people.valueOf('loginV2', { username: 'rotated1', password: PASSWORD, type: 'username' }, { ip });
    const challengeId = 'secondFactor' in value ? value.secondFactor.challengeId : '';
    return codeOf(await people.call('loginVerify', { challengeId, method, code }, { ip }));
  }
  const shows = (steps = 0) => accountHelpers(before).appShows(secret, steps);

  it('takes sealed calls at once, but refuses codes, when the former one is not accepted', async () => {
    const lost = await secondGateway(before, { secret: NEW });
    expect(await verified(lost, 'totp', shows())).toBe('CODE_INVALID');
    expect(await verified(lost, 'recovery', recoveryCodes[0] ?? '')).toBe('CODE_INVALID');
    await lost.close();
  });

  it('accepts codes of the app and recovery codes when the former one is accepted, and then without it', async () => {
    const rotated = await secondGateway(before, { secret: NEW, acceptedSecrets: [OLD] });
    before.clock.advance(3_600_000);
    expect(await verified(rotated, 'totp', shows())).toBe('OK');
    expect(await verified(rotated, 'recovery', recoveryCodes[1] ?? '')).toBe('OK');
    await rotated.sealAnew();
    await rotated.close();
    const later = await secondGateway(before, { secret: NEW });
    before.clock.advance(30_000);
    expect(await verified(later, 'totp', shows())).toBe('OK');
    await later.close();
  });
});
