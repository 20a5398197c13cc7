import type { Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { Member } from '../../member/index.ts';
import type { Messages } from '../../messages/index.ts';
import { securityNotice, type SecurityChange } from './security-notice-texts.ts';

/** What a holder is told about. */
export interface NoticeOrder {
  readonly change: SecurityChange;
  /** Platform code of the language that the change was made in. */
  readonly language: string;
}

/** Tells the holder of an account that its protection was changed, in the transaction of the change. */
export type TellHolder = (tx: Tx, tenant: Tenant, member: Pick<Member, 'username' | 'email' | 'mobile'>, order: NoticeOrder) => Promise<void>;

/** A holder should know of a change also when mails were held up for some days. */
const USEFUL_MS = 3 * 86_400_000;

/** {@link TellHolder} by e-mail, else by SMS; an account with neither is told nothing. */
export function createTellHolder(messages: Pick<Messages, 'queue'>, now: () => number): TellHolder {
  return async (tx, tenant, { username, email, mobile }, { change, language }) => {
    const { text, ...mail } = securityNotice([language, tenant.defaultLanguage], change, { site: tenant.name, username, at: new Date(now()) });
    if (email !== null) return messages.queue(tx, tenant.id, { channel: 'email', recipient: email, ...mail, text, usefulMs: USEFUL_MS });
    if (mobile !== null) return messages.queue(tx, tenant.id, { channel: 'sms', recipient: mobile, text, usefulMs: USEFUL_MS });
    return undefined;
  };
}
