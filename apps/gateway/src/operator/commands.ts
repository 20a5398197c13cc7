import { readFileSync } from 'node:fs';
import { generatedCatalogue, importCatalogue, lockVendorPolicy, mostGenerated, offerCatalogue, pinsOf, readCatalogue, setPins, setVendorPolicy, type CatalogueInput, type ImportOptions, type Pinnable } from '../modules/games/index.ts';
import { isCountry } from '../modules/settings/index.ts';
import type { Queries } from '../platform/db/index.ts';
import { addOperator, resetOperator, verifyTrails } from './operator-accounts.ts';
import { noteCommand } from './note-command.ts';
import { OperatorError, type OperatorCommand } from './operator-command.ts';
import { capsCommands } from './caps-commands.ts';
import { humanCheckCommands } from './human-check-commands.ts';
import { messageCommands } from './message-commands.ts';
import type { OperatorContext } from './operator-context.ts';
import { paymentCommands } from './payment-commands.ts';
import { vendorCommands } from './vendor-commands.ts';

export { OperatorError, type OperatorCommand } from './operator-command.ts';

async function write(action: string, { db, tenants }: OperatorContext, catalogue: CatalogueInput, options?: ImportOptions): Promise<string> {
  const after = { vendors: catalogue.vendors.map(({ code }) => code), games: catalogue.games.length, tables: catalogue.rooms?.length ?? 0 };
  await importCatalogue(db, catalogue, options, (tx) => noteCommand(db, tx, { action, subject: 'catalogue', before: {}, after }));
  const lines = [`${catalogue.vendors.length} vendors, ${catalogue.games.length} games and ${catalogue.rooms?.length ?? 0} tables written.`];
  for (const tenant of tenants.all()) lines.push(`${tenant.id}: ${await offerCatalogue(db, tenant)} new games on offer.`);
  return lines.join('\n');
}

function fileOf(path: string | undefined): unknown {
  if (path === undefined) throw new OperatorError('Which file? games:import <file.json>');
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    throw new OperatorError(`${path} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The vendors of a merchant by code and name, for whoever named one by something else. */
async function offeredVendors(query: Queries, tenant: string): Promise<string> {
  const rows = await query
    .selectFrom('tenant_vendor')
    .innerJoin('game_vendor', 'code', 'vendor_code')
    .select(['code', 'display_name'])
    .where('tenant_id', '=', tenant)
    .orderBy('code')
    .execute();
  return `It offers: ${rows.map(({ code, display_name: name }) => `${code} (${name})`).join(', ') || 'no vendor'}.`;
}

async function pin(what: Pinnable, [merchant = '', country = '', ...codes]: readonly string[], { db, tenants }: OperatorContext): Promise<string> {
  const tenant = tenants.byMerchant(merchant);
  if (tenant === undefined) throw new OperatorError(`There is no merchant "${merchant}". There are: ${tenants.all().map(({ id }) => id).join(', ')}.`);
  if (country !== 'all' && !isCountry(country)) throw new OperatorError(`"${country}" is neither a country (its ISO 3166 code, such as PH) nor "all".`);
  const unknown = await setPins(db, tenant.id, what, country === 'all' ? '' : country, codes, (tx, before) =>
    noteCommand(db, tx, { tenant: tenant.id, action: `${what}s:pin`, subject: `pins:${what}:${country}`, before: { pinned: before }, after: { pinned: codes } }),
  );
  if (unknown.length > 0) throw new OperatorError(`${tenant.id} does not offer: ${unknown.join(', ')}. Nothing was changed.`, ...(what === 'vendor' ? [await offeredVendors(db.query, tenant.id)] : []));
  const pinned = await pinsOf(db.query, tenant.id, what);
  return [...pinned].map(([place, list]) => `${place === '' ? 'all' : place}: ${list.join(', ')}`).join('\n') || `${tenant.id} has pinned nothing.`;
}

async function policy(action: string, code: string, change: { readonly state?: 'open' | 'maintenance'; readonly barred?: readonly string[] }, { db }: OperatorContext): Promise<string> {
  const vendor = await db.transaction(async (tx) => {
    const before = await lockVendorPolicy(tx, code);
    const after = await setVendorPolicy(tx, code, change);
    if (before === undefined || after === undefined) throw new OperatorError(`There is no vendor "${code}".`);
    await noteCommand(db, tx, { action, subject: `vendor:${code}`, before, after });
    return after;
  });
  return `${code} is ${vendor.state === 'open' ? 'open' : 'under maintenance'}, ${vendor.barred.length === 0 ? 'for every country' : `and barred in ${vendor.barred.join(', ')}`}.`;
}

/** Every command by its name. */
export const commands: Readonly<Record<string, OperatorCommand>> = {
  'games:import': {
    usage: '<file.json>',
    about: 'Writes the vendors, games and tables of a catalogue and offers them to the merchants whose brands have their categories.',
    async run([path], context) {
      const { catalogue, faults } = readCatalogue(fileOf(path));
      if (catalogue === undefined) throw new OperatorError(`${path} has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}; nothing was written:`, ...faults.map((fault) => `  ${fault}`));
      return write('games:import', context, catalogue);
    },
  },
  'games:generate': {
    usage: '<count>',
    about: `Writes so many generated slots (at most ${mostGenerated}), to show and to measure a large hall.`,
    async run([text], context, vendorOrigin) {
      const count = Number(text);
      if (!Number.isInteger(count) || count < 1 || count > mostGenerated) throw new OperatorError(`How many? A whole number from 1 to ${mostGenerated}.`);
      return write('games:generate', context, generatedCatalogue(count, vendorOrigin), { knownVendors: 'keep' });
    },
  },
  'games:pin': {
    usage: '<merchant> <country|all> [<game code> …]',
    about: 'Puts games first in the halls of a merchant, in this order, in place of what was pinned there before; none clears it.',
    run: (args, context) => pin('game', args, context),
  },
  'vendors:pin': {
    usage: '<merchant> <country|all> [<vendor code> …]',
    about: 'The same for vendors in menus and tabs.',
    run: (args, context) => pin('vendor', args, context),
  },
  'vendors:state': {
    usage: '<vendor code> <open|maintenance>',
    about: 'Opens or closes a vendor everywhere; its games say so before they are clicked.',
    async run([code = '', state], context) {
      if (state !== 'open' && state !== 'maintenance') throw new OperatorError('Which state? open or maintenance.');
      return policy('vendors:state', code, { state }, context);
    },
  },
  'vendors:bar': {
    usage: '<vendor code> [<country> …]',
    about: 'Bars the visitors of these countries from a vendor, and of no others.',
    async run([code = '', ...countries], context) {
      const wrong = countries.filter((country) => !isCountry(country));
      if (wrong.length > 0) throw new OperatorError(`No countries (ISO 3166 codes, such as PH): ${wrong.join(', ')}.`);
      return policy('vendors:bar', code, { barred: countries }, context);
    },
  },
  ...vendorCommands,
  ...capsCommands,
  ...paymentCommands,
  'operators:add': {
    usage: '<name> --role <role>[,<role>] [--merchant <merchant>[,<merchant>]]',
    about: 'Adds an operator of these roles, for these merchants or for all, and prints the code that it enrols with; the first admin is added so.',
    run: addOperator,
  },
  'operators:reset': {
    usage: '<name>',
    about: 'Takes password and authenticator app from an operator, enables it, and prints a new code: for an admin who is locked out.',
    run: resetOperator,
  },
  'trail:verify': {
    usage: '[<merchant>|platform]',
    about: 'Checks what operators did, for every merchant and the platform or for one: names the first changed, missing or cut-off row.',
    run: verifyTrails,
  },
  ...messageCommands,
  ...humanCheckCommands,
};

/**
 * How this program is called where it runs: by npm or pnpm in a clone, by the file of a release's archive, which says so, or by
 * itself, as in the image.
 */
export function calledAs({ LIVERY_OPERATOR: archive, npm_lifecycle_event: script }: Readonly<Record<string, string | undefined>>): string {
  return archive ?? (script === 'operator' ? 'npm run operator --' : 'node apps/gateway/src/operator/main.ts');
}

/** Printed where no command, or an unknown one, was named. @param line what stands before a command, {@link calledAs} */
export function usage(line: string): string {
  const lines = Object.entries(commands).flatMap(([name, command]) => [`  ${name} ${command.usage}`.trimEnd(), `      ${command.about}`]);
  return [`${line} <command>`, '', ...lines].join('\n');
}
