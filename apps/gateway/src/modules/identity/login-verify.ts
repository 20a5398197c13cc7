import { Problem, type Handlers, type Tenant, type Throttle, type ThrottleRule } from '../../platform/http/index.ts';
import type { Member, Members } from '../member/index.ts';
import { MOST_TRIES, type Answering, type Challenge, type Challenges, type SecondFactors, type ShownFactor } from '../security/index.ts';
import type { SmsCodes } from '../verification/index.ts';
import { subjectOf, type Attempts } from './attempts.ts';
import type { Entrance } from './entrance.ts';
import { BY_ADDRESS } from './login.ts';

/** What the second step of a login needs. */
export interface LoginVerifyDeps {
  readonly attempts: Attempts;
  readonly challenges: Challenges;
  readonly entrance: Entrance;
  readonly members: Members;
  readonly secondFactors: SecondFactors;
  readonly smsCodes: SmsCodes;
  readonly throttle: Throttle;
}

/** Wrong second factors of one account in a day, for somebody who has its password: chances of 90 in a million at most. */
const WRONG_IN_A_DAY: ThrottleRule = { name: 'second-factor', limit: 30, windowMs: 86_400_000 };

/** Handlers of the second step of a login. */
export function loginVerifyHandlers(deps: LoginVerifyDeps): Handlers<'loginVerify' | 'loginVerifySms'> {
  const { attempts, challenges, entrance, members, secondFactors, smsCodes, throttle } = deps;
  const expired = (): Problem => new Problem('CHALLENGE_EXPIRED');

  async function find(answering: Answering): Promise<{ readonly challenge: Challenge; readonly member: Member }> {
    await throttle.take(answering.tenantId, BY_ADDRESS, answering.ip);
    const challenge = await challenges.find(answering);
    const member = challenge === undefined ? undefined : await members.byId(answering.tenantId, challenge.memberId);
    if (challenge === undefined || member === undefined) throw expired();
    return { challenge, member };
  }

  /** Counts before the code is looked at: for the challenge, and over the day. */
  async function countTry(answering: Answering, member: Member): Promise<number> {
    const { count, endsAt } = await throttle.read(answering.tenantId, WRONG_IN_A_DAY, member.id);
    if (count >= WRONG_IN_A_DAY.limit && endsAt !== null) throw new Problem('QUOTA_EXCEEDED');
    const tries = await challenges.countTry(answering);
    if (tries === undefined) throw expired();
    return tries;
  }

  async function check(tenant: Tenant, member: Member, answering: Answering, method: Challenge['methods'][number], shown: ShownFactor, methods: Challenge['methods']) {
    const tries = await countTry(answering, member);
    try {
      if (!methods.includes(method)) throw new Problem('CODE_INVALID');
      return await secondFactors.check(tenant, member, method, shown);
    } catch (error) {
      if (!(error instanceof Problem) || (error.code !== 'CODE_INVALID' && error.code !== 'CODE_EXPIRED')) throw error;
      await throttle.count(answering.tenantId, WRONG_IN_A_DAY, member.id);
      throw tries >= MOST_TRIES ? expired() : error;
    }
  }

  return {
    async loginVerify({ request, tenant, ip, browser, session }) {
      const answering = { tenantId: tenant.id, challengeId: request.challengeId, ip };
      const { challenge, member } = await find(answering);
      const attempt = await attempts.begin(tenant, subjectOf(member, ''));
      const spend = await check(tenant, member, answering, request.method, { code: request.code, idToken: request.firebaseIdToken }, challenge.methods);
      await entrance.mayEnter(tenant, member);
      const { passwordExpired, remember, deviceId, newPassword } = challenge;
      const opened = await entrance.open(
        {
          tenant, member, ip, browser, former: session, shown: challenge.shown, passwordExpired, remember, deviceId, newPassword,
          async spend(tx) {
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
