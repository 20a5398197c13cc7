import { createInboxEdits } from '../modules/inbox/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import { inEachLanguage } from '../platform/texts/index.ts';
import { demoMessages } from './inbox-texts.ts';

const DAY_MS = 86_400_000;

/** Gives the demo accounts that can log in an inbox, in the transaction `tx`. */
export async function writeInbox(db: Database, tenant: Tenant, tx: Tx): Promise<void> {
  const messages = createInboxEdits(db);
  const reader = await tx.selectFrom('member').select('id').where('tenant_id', '=', tenant.id).where('username_key', '=', 'demo_member').executeTakeFirst();
  if (reader === undefined) return;
  for (const { type, to, daysAgo, read, link = null, ...texts } of demoMessages.toReversed()) {
    const sentAt = new Date(db.clock.now() - daysAgo * DAY_MS);
    const words = ([title, content]: readonly [string, string]) => ({ title: title.replaceAll('{name}', tenant.name), content: content.replaceAll('{name}', tenant.name) });
    const audience = to === 'all' ? { to } : { to, memberId: reader.id };
    const id = await messages.write(tx, tenant.id, { type, audience, link, sentAt, texts: inEachLanguage(texts, words) });
    if (read === true) await tx.updateTable('inbox_mark').set({ read_at: sentAt }).where('tenant_id', '=', tenant.id).where('message_id', '=', id).execute();
  }
}
