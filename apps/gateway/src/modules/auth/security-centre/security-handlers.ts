import type { Database } from '../../../platform/db/index.ts';
import { Problem, type Handlers, type Tenant } from '../../../platform/http/index.ts';
import type { Reauthentication } from '../credentials/reauthenticate.ts';
import type { Member, Members } from '../../member/index.ts';
import { maskedMobile } from '../../verification/index.ts';
import type { Addresses } from '../second-factor/addresses.ts';
import { maskedEmail } from './masked-email.ts';
import type { RecoveryCodes } from '../second-factor/recovery-codes.ts';
import type { Totp } from '../second-factor/totp.ts';

export interface SecurityDeps {
  readonly db: Database;
  readonly addresses: Addresses;
  readonly members: Members;
  readonly reauthentication: Reauthentication;
  readonly recoveryCodes: RecoveryCodes;
  readonly totp: Totp;
  /** ISO 3166 code of an address's country, or null. */
  readonly countryOf: (ip: string) => string | null;
}

/** Calls of the security centre. */
export type SecurityCall = 'security' | 'addresses' | 'forgetAddress' | 'totpStart' | 'totpConfirm' | 'totpRemove' | 'recoveryCodes';

/** Handlers of the security centre. */
export function securityHandlers({ db, addresses, members, reauthentication, recoveryCodes, totp, countryOf }: SecurityDeps): Handlers<SecurityCall> {
  async function stored(tenant: Tenant, id: string): Promise<Member> {
    const member = await members.byId(tenant.id, id);
    if (member === undefined) throw new Error(`A session without its member: ${id}`);
    return member;
  }

  return {
    async security({ tenant, member: { id } }) {
      const member = await stored(tenant, id);
      const { previousLoginAt: at, previousLoginIp: ip, mobile, email } = member;
      return {
        lastLogin: at === null ? null : { at: at.toISOString(), ip, country: ip === null ? null : countryOf(ip) },
        hasPassword: member.passwordHash !== null,
        passwordChangedAt: member.passwordChangedAt?.toISOString() ?? null,
        mobile: mobile === null ? null : maskedMobile(mobile),
        email: email === null ? null : maskedEmail(email),
        totp: await totp.isEnrolled(tenant.id, id),
        recoveryCodesLeft: await recoveryCodes.left(tenant.id, id),
      };
    },
    async addresses({ tenant, member, ip }) {
      const known = await addresses.list(tenant.id, member.id, ip);
      return {
        addresses: known.map(({ id, prefix, registeredAt, lastUsedAt, current }) => ({
          id,
          prefix,
          country: countryOf(prefix.replace(/\/\d+$/, '')),
          registeredAt: registeredAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          current,
        })),
      };
    },
    async forgetAddress({ request, tenant, member }) {
      if (!(await addresses.forget(tenant.id, member.id, request.id))) throw new Problem('NOT_FOUND');
      return { forgotten: true };
    },
    async totpStart({ tenant, member }) {
      const offer = await totp.start({ tenantId: tenant.id, memberId: member.id, site: tenant.name, account: member.username });
      // Otherwise an open session alone would be enough to replace the app in force.
      if (offer === undefined) throw new Problem('FUNCTION_DISABLED');
      return offer;
    },
    async totpConfirm({ request, tenant, member, ip }) {
      const attempt = await reauthentication.verifyCurrentPassword(tenant, { memberId: member.id, ip }, request.password, 'password');
      const codes = await db.transaction(async (tx) => {
        if (!(await totp.confirm(tx, tenant.id, member.id, request.code))) return undefined;
        // Earlier ranges were stored without a second factor.
        await addresses.keepOnly(tx, tenant.id, member.id, ip);
        return recoveryCodes.renew(tx, tenant.id, member.id);
      });
      if (codes === undefined) throw new Problem('CODE_INVALID');
      await attempt.succeeded();
      return { recoveryCodes: codes };
    },
    async totpRemove({ request, tenant, member, ip }) {
      const attempt = await reauthentication.verifyCurrentPassword(tenant, { memberId: member.id, ip }, request.password, 'password');
      const right = (await totp.redeem(tenant.id, member.id, request.code)) || (await recoveryCodes.redeem(tenant.id, member.id, request.code));
      if (!right) throw new Problem('CODE_INVALID');
      await db.transaction(async (tx) => {
        await totp.remove(tx, tenant.id, member.id);
        await recoveryCodes.removeAll(tx, tenant.id, member.id);
      });
      await attempt.succeeded();
      return { removed: true };
    },
    async recoveryCodes({ request, tenant, member, ip }) {
      const { mobileVerifiedAt } = await stored(tenant, member.id);
      // Recovery codes replace another factor; without one they are never accepted.
      if (mobileVerifiedAt === null && !(await totp.isEnrolled(tenant.id, member.id))) throw new Problem('FUNCTION_DISABLED');
      const attempt = await reauthentication.verifyCurrentPassword(tenant, { memberId: member.id, ip }, request.password, 'password');
      await attempt.succeeded();
      return { recoveryCodes: await db.transaction((tx) => recoveryCodes.renew(tx, tenant.id, member.id)) };
    },
  };
}
