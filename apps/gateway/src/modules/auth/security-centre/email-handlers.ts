import { checkRegistration, patternSources } from '@livery/contracts';
import { violates, type Database, type Tx } from '../../../platform/db/index.ts';
import { Problem, type Handlers, type Tenant } from '../../../platform/http/index.ts';
import { holderOf, type Member, type Members } from '../../member/index.ts';
import type { Site } from '../../settings/index.ts';
import type { CheckedEmailCode, EmailCodes, HumanCheck } from '../../verification/index.ts';
import type { Reauthentication } from '../credentials/reauthenticate.ts';
import type { TemporaryPasswords } from '../passwords/temporary-passwords.ts';
import type { TellHolder } from './security-notices.ts';

export interface EmailHandlersDeps {
  readonly db: Database;
  readonly emailCodes: EmailCodes;
  readonly humanCheck: HumanCheck;
  readonly members: Members;
  readonly reauthentication: Reauthentication;
  readonly site: Pick<Site, 'registration'>;
  readonly tellHolder: TellHolder;
  readonly temporaryPasswords: TemporaryPasswords;
}

const fieldFault = (rule: 'required' | 'invalid'): Problem => new Problem('VALIDATION_FAILED', { fields: [{ field: 'email', rule }] });

/** The merchant's rule for addresses of e-mail; undefined where accounts get none. */
async function emailRule(site: Pick<Site, 'registration'>, tenant: Tenant) {
  const { fields } = await site.registration(tenant);
  return fields.find(({ field, enabled }) => field === 'email' && enabled);
}

/** Whether a member may give the account another address: where the merchant's registration asks for one. */
export const mayChangeEmail = async (site: Pick<Site, 'registration'>, tenant: Tenant): Promise<boolean> => (await emailRule(site, tenant)) !== undefined;

/** Handlers of the calls that prove an account's address of e-mail, and give it another one. */
export function emailHandlers(deps: EmailHandlersDeps): Handlers<'emailCode' | 'proveEmail'> {
  const { db, emailCodes, humanCheck, members, reauthentication, site, tellHolder, temporaryPasswords } = deps;

  /** The address to prove: the account's, or another one that the merchant's rule admits. */
  async function addressOf(tenant: Tenant, { email }: Member, typed = ''): Promise<string> {
    if (typed === '' || typed.toLowerCase() === email) {
      if (email === null) throw fieldFault('required');
      return email;
    }
    const rule = await emailRule(site, tenant);
    if (rule === undefined) throw new Problem('FUNCTION_DISABLED');
    // A mail goes there whatever the merchant's rule is, so it must be an address.
    const pattern = rule.acceptedPattern === null ? ({ patternId: 'EMAIL', acceptedPattern: patternSources.EMAIL } as const) : {};
    const faults = checkRegistration([{ ...rule, ...pattern, required: true }], { email: typed });
    if (faults.length > 0) throw new Problem('VALIDATION_FAILED', { fields: faults });
    if (!new RegExp(patternSources.EMAIL, 'u').test(typed)) throw fieldFault('invalid');
    return typed;
  }

  /** Gives the account its proved address, and tells whoever reads mails at it and at the former one. */
  async function keep(tx: Tx, tenant: Tenant, former: Member, { email }: CheckedEmailCode, language: string): Promise<void> {
    await members.emailProved(tx, tenant.id, former.id, email);
    if (former.email === email) return tellHolder(tx, tenant, former, { change: 'emailProved', language });
    // A temporary password went to the former address.
    await temporaryPasswords.end(tx, tenant.id, former.id);
    await tellHolder(tx, tenant, former, { change: 'emailChanged', language });
    return tellHolder(tx, tenant, { ...former, email }, { change: 'emailProved', language });
  }

  return {
    async emailCode({ request, tenant, member: { id }, ip, language }) {
      const holder = await holderOf(members, tenant.id, id);
      const email = await addressOf(tenant, holder, request.email);
      if (await emailCodes.wantsPerson(tenant.id, id, email, ip)) await humanCheck.demand(tenant, request, ip);
      const content = (await members.isEmailOfAnother(tenant.id, email, id)) ? 'taken' : 'code';
      return emailCodes.send({ tenant, member: holder, email, content, language, ip });
    },
    async proveEmail({ request, tenant, member: { id }, ip, language }) {
      const factor = await reauthentication.prove(tenant, { memberId: id, ip, passwordField: 'password' }, request);
      const checked = await emailCodes.check(tenant.id, id, request.code);
      try {
        await db.transaction(async (tx) => {
          // Locks the account: two proofs at once come one after the other.
          await factor.spend(tx);
          await emailCodes.consume(tx, checked);
          const former = await holderOf(members, tenant.id, id, tx);
          await keep(tx, tenant, former, checked, language);
        });
      } catch (error) {
        // Proved for another account meanwhile. The next code that is asked for tells so in the mailbox.
        if (violates(error, 'member_proved_email_key')) throw new Problem('CODE_EXPIRED', { fields: [{ field: 'code', rule: 'invalid' }] });
        throw error;
      }
      await factor.succeeded();
      return { proved: true };
    },
  };
}
