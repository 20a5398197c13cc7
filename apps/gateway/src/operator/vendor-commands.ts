import { writeFileSync } from 'node:fs';
import { createKeyCommands, createPlainKeys, createTermsCommands, type KeyCommands, type PlainKeys, type TermsCommands, type VendorRef, type VendorTerms } from '../modules/seamless-wallet/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { noteCommand } from './note-command.ts';
import { OperatorError, type OperatorCommand } from './operator-command.ts';
import type { OperatorContext } from './operator-context.ts';

interface VendorOperations {
  readonly keys: KeyCommands;
  readonly terms: TermsCommands;
  readonly plain: PlainKeys;
}

function operations({ db, secrets }: OperatorContext): VendorOperations {
  const forget = (): void => undefined; // this process caches nothing
  const plain = createPlainKeys(db, secrets);
  return { plain, keys: createKeyCommands(db, secrets, plain, forget), terms: createTermsCommands(forget) };
}

/** The merchant by its code. */
export function merchantOf(merchant: string, { tenants }: Pick<OperatorContext, 'tenants'>): string {
  const tenant = tenants.byMerchant(merchant);
  if (tenant === undefined) throw new OperatorError(`There is no merchant "${merchant}". There are: ${tenants.all().map(({ id }) => id).join(', ')}.`);
  return tenant.id;
}

/** The merchant and a vendor of the catalogue. */
export async function vendorOf([merchant = '', vendor = '']: readonly string[], context: OperatorContext): Promise<VendorRef> {
  const tenant = merchantOf(merchant, context);
  const known = await context.db.query.selectFrom('game_vendor').select('code').where('code', '=', vendor).executeTakeFirst();
  if (known === undefined) throw new OperatorError(`There is no vendor "${vendor}".`);
  return { tenant, vendor };
}

function momentOf(text: string): Date {
  const at = new Date(text);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/.test(text) || Number.isNaN(at.getTime())) throw new OperatorError(`"${text}" is no moment such as 2026-02-01T00:00Z.`);
  return at;
}

const shown = (at: Date | null): string => at?.toISOString() ?? '-';

/** Adds a command's row to the trail of the vendor's merchant. */
const note = (tx: Tx, { db }: OperatorContext, { tenant, vendor }: VendorRef, action: string, after: object, before: object = {}): Promise<void> =>
  noteCommand(db, tx, { tenant, action, subject: `vendor:${vendor}`, before, after });

/** Writes a secret that must not be in a log or on a screen. */
function handOver(path: string, ref: VendorRef, { id, secret }: { readonly id: string; readonly secret: string }): void {
  const content = `${JSON.stringify({ merchant: ref.tenant, vendor: ref.vendor, keyId: id, secret }, undefined, 2)}\n`;
  try {
    writeFileSync(path, content, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new OperatorError(`${path} cannot be written; it must not be there before: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Changes the terms of a vendor, with a row in the trail. */
async function changeTerms(context: OperatorContext, ref: VendorRef, action: string, change: Partial<VendorTerms>): Promise<void> {
  const told = ({ version1Until, keyGraceSeconds }: VendorTerms): object => ({ version1Until: version1Until?.toISOString() ?? null, graceHours: keyGraceSeconds / 3600 });
  await context.db.transaction(async (tx) => {
    const { setTerms } = operations(context).terms;
    const before = told(await setTerms(tx, ref, {}));
    await note(tx, context, ref, action, told(await setTerms(tx, ref, change)), before);
  });
}

/** Commands for keys of vendors and the signatures that are taken. */
export const vendorCommands: Readonly<Record<string, OperatorCommand>> = {
  'vendor-keys:list': {
    usage: '<merchant> [<vendor code>]',
    about: 'Shows the keys of vendors at a merchant, without their secrets.',
    async run([merchant = '', vendor], context) {
      const tenant = merchantOf(merchant, context);
      const keys = await operations(context).keys.listKeys(context.db.query, tenant, vendor);
      return keys.map((key) => `${key.vendor} ${key.id}: ${key.state}, from ${shown(key.validFrom)}, until ${shown(key.expiresAt)}`).join('\n') || 'There are no keys.';
    },
  },
  'vendor-keys:rotate': {
    usage: '<merchant> <vendor code> <file> [<from>]',
    about: 'Makes a new key, at once or from a moment such as 2026-02-01T00:00Z, and writes it into a new file for the vendor. The former one stays valid for the time of vendors:grace.',
    async run([merchant = '', vendor = '', path, from], context) {
      const ref = await vendorOf([merchant, vendor], context);
      if (path === undefined) throw new OperatorError('Which file takes the key?');
      const validFrom = from === undefined ? {} : { validFrom: momentOf(from) };
      const made = await context.db.transaction(async (tx) => {
        const key = await operations(context).keys.rotateKey(tx, { ...ref, ...validFrom });
        await note(tx, context, ref, 'vendor-keys:rotate', { key: key.id, validFrom: shown(key.validFrom), formerUntil: shown(key.formerUntil) });
        handOver(path, ref, key);
        return key;
      });
      return `Key ${made.id} is valid from ${shown(made.validFrom)}, the former ones until ${shown(made.formerUntil)}. It is in ${path}: hand it over and delete the file.`;
    },
  },
  'vendor-keys:revoke': {
    usage: '<merchant> <vendor code> <key id>',
    about: 'Ends a key; every gateway refuses it within two seconds.',
    async run([merchant = '', vendor = '', id = ''], context) {
      const ref = await vendorOf([merchant, vendor], context);
      const done = await context.db.transaction(async (tx) => {
        const revoked = await operations(context).keys.revokeKey(tx, { ...ref, id });
        if (revoked) await note(tx, context, ref, 'vendor-keys:revoke', { revoked: id });
        return revoked;
      });
      if (!done) throw new OperatorError(`${vendor} has no key "${id}" at ${merchant} that could be revoked.`);
      return `Key ${id} is revoked.`;
    },
  },
  'vendor-keys:seal': {
    usage: '',
    about: 'Encrypts the keys that gateways of the version before keep in plain text. Those gateways then know no vendor: when all are of this version. Without it, it is done a day after the upgrade.',
    async run(_args, context) {
      return `${await operations(context).plain.seal((tx, ref) => note(tx, context, ref, 'vendor-keys:seal', { sealed: true }))} vendors’ keys were encrypted.`;
    },
  },
  'vendors:version1': {
    usage: '<merchant> <vendor code> <until|off>',
    about: 'Takes signatures of version 1 from a vendor until a moment such as 2026-02-01T00:00Z, or no longer.',
    async run([merchant = '', vendor = '', until = ''], context) {
      const ref = await vendorOf([merchant, vendor], context);
      const version1Until = until === 'off' ? null : momentOf(until);
      await changeTerms(context, ref, 'vendors:version1', { version1Until });
      return version1Until === null ? `${vendor} signs with version 2 alone.` : `${vendor} may sign with version 1 until ${shown(version1Until)}.`;
    },
  },
  'vendors:grace': {
    usage: '<merchant> <vendor code> <hours>',
    about: 'How long the former key of a vendor stays valid after a rotation, 0 to 8760 hours; 24 unless stated.',
    async run([merchant = '', vendor = '', hours = ''], context) {
      const ref = await vendorOf([merchant, vendor], context);
      if (!/^\d{1,4}$/.test(hours) || Number(hours) > 8760) throw new OperatorError('How many hours? A whole number from 0 to 8760.');
      await changeTerms(context, ref, 'vendors:grace', { keyGraceSeconds: Number(hours) * 3600 });
      return `After a rotation the former key of ${vendor} stays valid for ${hours} hours.`;
    },
  },
};
