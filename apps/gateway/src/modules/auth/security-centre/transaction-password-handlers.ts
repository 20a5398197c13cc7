import type { Database } from '../../../platform/db/index.ts';
import { Problem, type Handlers, type Tenant } from '../../../platform/http/index.ts';
import { holderOf, type Members } from '../../member/index.ts';
import type { Reauthentication } from '../credentials/reauthenticate.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { plainTransactionPassword, type TransactionPasswords } from '../passwords/transaction-passwords.ts';
import type { SecondFactorCodes } from '../second-factor/second-factor-codes.ts';
import type { TellHolder } from './security-notices.ts';

export interface TransactionPasswordHandlersDeps {
  readonly db: Database;
  readonly members: Members;
  readonly passwords: Passwords;
  readonly reauthentication: Reauthentication;
  readonly secondFactorCodes: SecondFactorCodes;
  readonly tellHolder: TellHolder;
  readonly transactionPasswords: TransactionPasswords;
}

/** Handlers of the calls that set and change an account's transaction password. */
export function transactionPasswordHandlers(deps: TransactionPasswordHandlersDeps): Handlers<'setPaymentPassword' | 'changePaymentPassword'> {
  const { db, members, passwords, reauthentication, secondFactorCodes, tellHolder, transactionPasswords } = deps;
  /** The new one as it is kept. @throws Problem VALIDATION_FAILED where it breaks the rule or is not repeated */
  async function newOne(tenant: Tenant, typed: { readonly paymentPassword: string; readonly confirmPaymentPassword: string }): Promise<string> {
    const paymentPassword = plainTransactionPassword(typed.paymentPassword);
    await transactionPasswords.assertFollowsRules(tenant, paymentPassword, plainTransactionPassword(typed.confirmPaymentPassword));
    return paymentPassword;
  }

  return {
    async setPaymentPassword({ request, tenant, member: { id }, ip, language }) {
      const { code } = request;
      const paymentPassword = await newOne(tenant, request);
      const holder = await holderOf(members, tenant.id, id);
      // Who forgot the former one shows a second factor: with the password alone, whoever has it would move the money.
      const forgotten = holder.paymentPasswordHash !== null;
      const byApp = forgotten && (await secondFactorCodes.hasApp(tenant.id, id));
      if (forgotten && !byApp && holder.mobileVerifiedAt === null) throw new Problem('FUNCTION_DISABLED');
      if (byApp && code === '') throw new Problem('VALIDATION_FAILED', { fields: [{ field: 'code', rule: 'required' }] });
      const factor = await reauthentication.prove(tenant, { memberId: id, ip, passwordField: 'password', alsoPhone: forgotten && !byApp }, request);
      if (byApp) await secondFactorCodes.redeem(tenant.id, id, code);
      const hash = await passwords.hash(paymentPassword, { tenantId: tenant.id, ip });
      const committed = await db.transaction(async (tx) => {
        await factor.spend(tx);
        // Two forms sent at once: the later one would replace a password without a second factor.
        if (!(await members.lockPaymentPassword(tx, tenant.id, id, holder.paymentPasswordHash))) throw new Problem('FUNCTION_DISABLED');
        await tellHolder(tx, tenant, holder, { change: 'transactionPasswordSet', language });
        return transactionPasswords.replace(tx, tenant.id, id, hash);
      });
      await committed();
      await factor.succeeded();
      return { changed: true };
    },
    async changePaymentPassword({ request, tenant, member: { id }, ip, language }) {
      const { oldPaymentPassword } = request;
      const paymentPassword = await newOne(tenant, request);
      const former = await transactionPasswords.verifyTransactionPassword(tenant, { memberId: id, ip, field: 'oldPaymentPassword' }, oldPaymentPassword);
      if (paymentPassword === plainTransactionPassword(oldPaymentPassword)) throw new Problem('PASSWORD_UNCHANGED');
      const holder = await holderOf(members, tenant.id, id);
      const hash = await passwords.hash(paymentPassword, { tenantId: tenant.id, ip });
      const committed = await db.transaction(async (tx) => {
        await former.holds(tx);
        await tellHolder(tx, tenant, holder, { change: 'transactionPasswordSet', language });
        return transactionPasswords.replace(tx, tenant.id, id, hash);
      });
      await committed();
      return { changed: true };
    },
  };
}
