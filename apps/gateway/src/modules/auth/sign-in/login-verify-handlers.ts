import { Problem, type Handlers, type Tenant, type Throttle, type ThrottleRule } from '../../../platform/http/index.ts';
import type { Member, Members } from '../../member/index.ts';
import { MAX_TRIES, type Challenge, type ChallengeAnswer, type Challenges } from '../second-factor/challenges.ts';
import type { SecondFactorAnswer, SecondFactors } from '../second-factor/second-factors.ts';
import type { SmsCodes } from '../../verification/index.ts';
import type { AttemptKeys } from '../credentials/attempt-keys.ts';
import type { AttemptLimiter } from '../credentials/attempt-limiter.ts';
import type { SignIn } from './sign-in.ts';
import { LOGINS_PER_ADDRESS } from './login.ts';

export interface LoginVerifyDeps {
  readonly attemptKeys: AttemptKeys;
  readonly attemptLimiter: AttemptLimiter;
  readonly challenges: Challenges;
  readonly signIn: SignIn;
  readonly members: Members;
  readonly secondFactors: SecondFactors;
  readonly smsCodes: SmsCodes;
  readonly throttle: Throttle;
}

/** Wrong second factors of one account in a day with its password: at most 90 chances in a million. */
const WRONG_CODES_PER_DAY: ThrottleRule = { name: 'second-factor', limit: 30, windowMs: 86_400_000 };

/** Handlers of the second step of a login. */
export function loginVerifyHandlers(deps: LoginVerifyDeps): Handlers<'loginVerify' | 'loginVerifySms'> {
  const { attemptKeys, attemptLimiter, challenges, signIn, members, secondFactors, smsCodes, throttle } = deps;
  const expired = (): Problem => new Problem('CHALLENGE_EXPIRED');

  async function find(answering: ChallengeAnswer): Promise<{ readonly challenge: Challenge; readonly member: Member }> {
    await throttle.takeByAddress(answering.tenantId, LOGINS_PER_ADDRESS, answering.ip);
    const challenge = await challenges.find(answering);
    const member = challenge === undefined ? undefined : await members.byId(answering.tenantId, challenge.memberId);
    if (challenge === undefined || member === undefined) throw expired();
    return { challenge, member };
  }

  /** Counted before the code is checked: for the challenge, and for the day. */
  async function countTry(answering: ChallengeAnswer, member: Member): Promise<number> {
    const { count, endsAt } = await throttle.read(answering.tenantId, WRONG_CODES_PER_DAY, member.id);
    if (count >= WRONG_CODES_PER_DAY.limit && endsAt !== null) throw new Problem('QUOTA_EXCEEDED');
    const tries = await challenges.countTry(answering);
    if (tries === undefined) throw expired();
    return tries;
  }

  async function check(tenant: Tenant, member: Member, answering: ChallengeAnswer, method: Challenge['methods'][number], shown: SecondFactorAnswer, methods: Challenge['methods']) {
    const tries = await countTry(answering, member);
    try {
      if (!methods.includes(method)) throw new Problem('CODE_INVALID');
      return await secondFactors.check(tenant, member, method, shown);
    } catch (error) {
      if (!(error instanceof Problem) || (error.code !== 'CODE_INVALID' && error.code !== 'CODE_EXPIRED')) throw error;
      await throttle.count(answering.tenantId, WRONG_CODES_PER_DAY, member.id);
      throw tries >= MAX_TRIES ? expired() : error;
    }
  }

  return {
    async loginVerify({ request, tenant, ip, language, browser, session }) {
      const answering = { tenantId: tenant.id, challengeId: request.challengeId, ip };
      const { challenge, member } = await find(answering);
      const attempt = await attemptLimiter.begin(tenant, await attemptKeys(tenant, member, '', { ip, browser }));
      const spend = await check(tenant, member, answering, request.method, { code: request.code, idToken: request.firebaseIdToken }, challenge.methods);
      await signIn.assertMaySignIn(tenant, member);
      const { passwordExpired, remember, deviceId, newPassword } = challenge;
      const opened = await signIn.openSession(
        {
          tenant, member, ip, language, browser, currentSession: session, firstFactor: challenge.firstFactor, passwordExpired, remember, deviceId, newPassword,
          async consume(tx) {
            if (!(await challenges.close(tx, answering))) throw expired();
            await spend(tx);
          },
        },
        request.registerAddress,
      );
      await attempt.succeeded();
      return opened;
    },
    async loginVerifySms({ request, tenant, ip, language }) {
      const { challenge, member } = await find({ tenantId: tenant.id, challengeId: request.challengeId, ip });
      if (!challenge.methods.includes('sms') || member.mobile === null) throw new Problem('FUNCTION_DISABLED');
      return smsCodes.send({ tenant, mobile: member.mobile, purpose: 'secondFactor', language, ip });
    },
  };
}
