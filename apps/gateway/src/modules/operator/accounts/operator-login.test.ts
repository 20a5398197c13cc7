import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SECRET, testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { OPERATOR_PASSWORD, operatorHelpers } from '../../../../test-support/operator-helpers.ts';
import { createSecrets, type Secrets } from '../../../platform/crypto/index.ts';
import type { Passwords } from '../../auth/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { createTrail } from '../trail/trail.ts';
import { createOperatorAttempts } from './operator-attempts.ts';
import { createOperatorLogin } from './operator-login.ts';
import { createOperatorSessions } from './operator-sessions.ts';
import { createOperators } from './operators.ts';

let gateway: TestGateway;
let secret: string;
beforeAll(async () => {
  gateway = await testGateway();
  const ops = operatorHelpers(gateway);
  secret = await ops.enrol('ann', await ops.add('ann', ['support']));
  await ops.add('not-enrolled', ['support']);
});
afterAll(() => gateway.stop());

describe('createOperatorLogin', () => {
  /** The costly steps of an attempt, in their order. */
  async function stepsOf(request: { name: string; password: string; appCode: string }): Promise<string[]> {
    const steps: string[] = [];
    const { db } = gateway;
    const inner = createSecrets(TEST_SECRET);
    const secrets: Secrets = { ...inner, openReadable: (purpose, sealed) => (steps.push('app'), inner.openReadable(purpose, sealed)) };
    const passwords: Passwords = { hash: gateway.passwords.hash, verify: (stored, typed, owner) => (steps.push('password'), gateway.passwords.verify(stored, typed, owner)) };
    const operators = createOperators(db);
    const trail = createTrail(db);
    const noted: typeof trail = { ...trail, append: (tx, entry) => (steps.push('trail'), trail.append(tx, entry)) };
    const login = createOperatorLogin({ db, secrets, passwords, operators, sessions: createOperatorSessions(db, operators), attempts: createOperatorAttempts(db), trail: noted });
    const refusal = await login.login(request, '198.51.100.9').then(() => 'let in', (error: unknown) => (error instanceof OperatorProblem ? error.code : String(error)));
    return [...steps, refusal];
  }

  it('does the same work for a wrong password, a wrong code, an operator who has not enrolled, and an unknown name', async () => {
    const code = operatorHelpers(gateway).appShows(secret);
    const wrong = [
      { name: 'ann', password: 'not the password', appCode: code },
      { name: 'ann', password: OPERATOR_PASSWORD, appCode: '000000' },
      { name: 'not-enrolled', password: OPERATOR_PASSWORD, appCode: code },
      { name: 'nobody-here', password: OPERATOR_PASSWORD, appCode: code },
    ];
    for (const request of wrong) expect(await stepsOf(request)).toEqual(['password', 'app', 'trail', 'LOGIN_FAILED']);
    expect(await stepsOf({ name: 'ann', password: OPERATOR_PASSWORD, appCode: code })).toEqual(['password', 'app', 'trail', 'let in']);
  });
});
