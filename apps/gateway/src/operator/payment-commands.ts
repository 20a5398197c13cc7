import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createProviders, PEER_ADAPTER, type Provider, type Providers } from '../modules/cashier/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { noteCommand } from './note-command.ts';
import { OperatorError, type OperatorCommand } from './operator-command.ts';
import type { OperatorContext } from './operator-context.ts';
import { merchantOf } from './vendor-commands.ts';

const CODE = /^[A-Za-z0-9._-]{1,32}$/;

const providersOf = ({ db, secrets }: OperatorContext): Providers => createProviders(db, secrets);

/** An origin: https, or http of this machine alone. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const local = url !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url === undefined || url.origin !== text.replace(/\/$/, '') || (url.protocol !== 'https:' && !(local && url.protocol === 'http:'))) throw new OperatorError(`"${text}" is no origin such as https://payments.example.`);
  return url.origin;
}

/** The merchant and a provider that it is connected to. */
async function providerOf([merchant = '', code = '']: readonly string[], context: OperatorContext): Promise<{ readonly tenant: string; readonly provider: Provider }> {
  const tenant = merchantOf(merchant, context);
  const provider = await providersOf(context).find({ tenant, provider: code });
  if (provider === undefined) throw new OperatorError(`${tenant} is not connected to a payment provider "${code}". payment-providers:list shows them.`);
  return { tenant, provider };
}

const note = (tx: Tx, { db }: OperatorContext, tenant: string, code: string, action: string, after: object, before: object = {}): Promise<void> =>
  noteCommand(db, tx, { tenant, action, subject: `payment-provider:${code}`, before, after });

/** Writes a secret that must not be in a log or on a screen. */
function handOver(path: string, content: object): void {
  try {
    writeFileSync(path, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new OperatorError(`${path} cannot be written; it must not be there before: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Commands for payment providers and their keys. */
export const paymentCommands: Readonly<Record<string, OperatorCommand>> = {
  'payment-providers:list': {
    usage: '<merchant>',
    about: 'Shows the payment providers of a merchant with the ids of their keys, without the secrets.',
    async run([merchant = ''], context) {
      const found = await providersOf(context).all(merchantOf(merchant, context));
      return found.map(({ code, origin, adapter, state, keys }) => `${code}: ${state}, ${origin}, adapter ${adapter}, keys ${keys.map(({ id }) => id).join(', ') || 'none'}`).join('\n') || 'There are no payment providers.';
    },
  },
  'payment-providers:set': {
    usage: '<merchant> <code> <origin> [<open|closed>] [<adapter>]',
    about: 'Connects a merchant to a payment provider, or changes where it is; closed: its methods are offered to nobody, deposits under way go on. The adapter is livery unless stated; peer, with - as its origin, lets members pay each other.',
    async run([merchant = '', code = '', address = '', state = 'open', adapter = 'livery'], context) {
      const tenant = merchantOf(merchant, context);
      if (!CODE.test(code)) throw new OperatorError(`"${code}" is no code: letters, digits, dots, hyphens and underscores, at most 32.`);
      if (state !== 'open' && state !== 'closed') throw new OperatorError('Which state? open or closed.');
      if (!/^[a-z][a-z0-9-]{0,31}$/.test(adapter)) throw new OperatorError(`"${adapter}" is no name of an adapter.`);
      // Members who pay each other are called nowhere.
      const provider = { code, adapter, origin: adapter === PEER_ADAPTER && address === '-' ? '' : originOf(address), state } as const;
      await context.db.transaction(async (tx) => {
        const providers = providersOf(context);
        const before = await providers.find({ tenant, provider: code }, tx);
        // What is under way was begun by the other one.
        if (before !== undefined && before.adapter !== adapter) throw new OperatorError(`${code} has the adapter ${before.adapter}. Connect another code for ${adapter}.`);
        await providers.set(tenant, provider, tx);
        await note(tx, context, tenant, code, 'payment-providers:set', provider, before);
      });
      if (adapter === PEER_ADAPTER) return `${code} is ${state} at ${tenant}: members pay each other. payment-methods:set --kind peer and payout-methods:set of the operators' calls offer it.`;
      return `${code} is ${state} at ${tenant}, and called at ${provider.origin}. payment-keys:add makes its key, and payment-methods:set of the operators' calls its methods.`;
    },
  },
  'payment-keys:add': {
    usage: '<merchant> <code> <file>',
    about: 'Makes a new key of a payment provider and writes it into a new file for the provider. Calls are signed with it at once; former keys stay valid for callbacks until payment-keys:revoke.',
    async run([merchant = '', code = '', path], context) {
      const { tenant } = await providerOf([merchant, code], context);
      if (path === undefined) throw new OperatorError('Which file takes the key?');
      const key = { id: `k${randomBytes(6).toString('hex')}`, secret: randomBytes(32).toString('base64url') };
      await context.db.transaction(async (tx) => {
        await providersOf(context).addKey({ tenant, provider: code }, key, tx);
        await note(tx, context, tenant, code, 'payment-keys:add', { key: key.id });
        handOver(path, { merchant: tenant, provider: code, keyId: key.id, secret: key.secret });
      });
      return `Key ${key.id} is valid. It is in ${path}: hand it over and delete the file.`;
    },
  },
  'payment-keys:revoke': {
    usage: '<merchant> <code> <key id>',
    about: 'Ends a key of a payment provider: callbacks that it signs are refused.',
    async run([merchant = '', code = '', id = ''], context) {
      const { tenant } = await providerOf([merchant, code], context);
      const done = await context.db.transaction(async (tx) => {
        const revoked = await providersOf(context).revokeKey({ tenant, provider: code }, id, tx);
        if (revoked) await note(tx, context, tenant, code, 'payment-keys:revoke', { revoked: id });
        return revoked;
      });
      if (!done) throw new OperatorError(`${code} has no valid key "${id}" at ${tenant}.`);
      return `Key ${id} is revoked.`;
    },
  },
};
