import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CHANNELS, createProviderStore, providerSchemas, type Channel, type ProviderSettings } from '../modules/messages/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { noteCommand } from './note-command.ts';
import { OperatorError, type OperatorCommand } from './operator-command.ts';

const isChannel = (text: string): text is Channel => (CHANNELS as readonly string[]).includes(text);

function settingsIn(path: string, channel: Channel) {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The file holds credentials: what the parser quotes of it is not shown.
    throw new OperatorError(`${path} cannot be read as JSON.`);
  }
  const parsed = providerSchemas[channel].safeParse(value);
  if (!parsed.success) throw new OperatorError(`${path} has faults; nothing was written:`, z.prettifyError(parsed.error));
  return parsed.data;
}

/** Where a provider's messages go, for the trail; never its credentials. */
function whereTo(settings: ProviderSettings[Channel] | undefined): object {
  if (settings === undefined) return { provider: 'of the platform' };
  return { provider: 'own', server: 'url' in settings ? new URL(settings.url).origin : `${settings.host}:${settings.port}` };
}

/** Commands about the providers of messages. */
export const messageCommands: Readonly<Record<string, OperatorCommand>> = {
  'messages:provider': {
    usage: '<merchant> <email|sms> <file.json|none>',
    about: 'Sends the messages of a merchant by a provider of its own (docs/messages.md), kept encrypted; "none" returns to the platform\'s.',
    async run([merchant = '', channel = '', path], { db, secrets, tenants }) {
      const tenant = tenants.byMerchant(merchant);
      if (tenant === undefined) throw new OperatorError(`There is no merchant "${merchant}". There are: ${tenants.all().map(({ id }) => id).join(', ')}.`);
      if (!isChannel(channel)) throw new OperatorError('Which channel? email or sms.');
      if (path === undefined) throw new OperatorError('Which file? Or "none" for the provider of the platform.');
      const store = createProviderStore(db, secrets);
      // One that no accepted secret opens can be replaced all the same.
      const present = async (tx: Tx) => store.get(tenant.id, channel, tx).then(whereTo, () => ({ provider: 'own', server: 'cannot be read' }));
      const removed = async () => db.transaction(async (tx) => {
        const before = await present(tx);
        if (!(await store.remove(tenant.id, channel, tx))) return false;
        await noteCommand(db, tx, { tenant: tenant.id, action: 'messages:provider', subject: `messages:${channel}`, before, after: whereTo(undefined) });
        return true;
      });
      if (path === 'none') return (await removed()) ? `${tenant.id} sends ${channel} by the platform's provider.` : `${tenant.id} has no provider of its own for ${channel}.`;
      const settings = settingsIn(path, channel);
      await db.transaction(async (tx) => {
        const before = await present(tx);
        await store.set(tenant.id, channel, settings, tx);
        await noteCommand(db, tx, { tenant: tenant.id, action: 'messages:provider', subject: `messages:${channel}`, before, after: whereTo(settings) });
      });
      return `${tenant.id} sends ${channel} by its own provider. The file holds its credentials: delete it.`;
    },
  },
};
