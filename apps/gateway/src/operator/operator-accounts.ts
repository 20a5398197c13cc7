import { operatorRoles, type OperatorRole } from '@livery/contracts';
import { createEnrolment, createOperators, createOperatorSessions, PLATFORM, verifyTrail } from '../modules/operator/index.ts';
import type { Tenants } from '../modules/tenant/index.ts';
import { noteCommand } from './note-command.ts';
import { OperatorError } from './operator-command.ts';
import type { OperatorContext } from './operator-context.ts';

const isRole = (role: string): role is OperatorRole => operatorRoles.some((known) => known === role);

/** The values of an option such as `--role admin` or `--role=admin,finance`, and the words beside it. */
function optionOf(args: readonly string[], name: string): { readonly values: readonly string[]; readonly rest: readonly string[] } {
  const values: string[] = [];
  const rest: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const word = args[index] ?? '';
    if (word === `--${name}`) values.push(args[++index] ?? '');
    else if (word.startsWith(`--${name}=`)) values.push(word.slice(name.length + 3));
    else rest.push(word);
  }
  return { values: values.flatMap((value) => value.split(',')).filter((value) => value !== ''), rest };
}

function assertMerchants(merchants: readonly string[], tenants: Tenants): void {
  const unknown = merchants.filter((code) => tenants.byMerchant(code) === undefined);
  if (unknown.length > 0) throw new OperatorError(`There is no merchant ${unknown.join(', ')}. There are: ${tenants.all().map(({ id }) => id).join(', ')}.`);
}

const told = (name: string, { code, expiresAt }: { readonly code: string; readonly expiresAt: Date }): string =>
  [`${name} enrols with this code, which is shown once and good until ${expiresAt.toISOString()}:`, `  ${code}`, `  pnpm ops session:enrol --name ${name} --code ${code}`].join('\n');

/** Adds an operator, and prints the code that it enrols with. */
export async function addOperator(args: readonly string[], { db, secrets, tenants }: OperatorContext): Promise<string> {
  const byRole = optionOf(args, 'role');
  const byMerchant = optionOf(byRole.rest, 'merchant');
  const [name = '', ...more] = byMerchant.rest;
  const roles = byRole.values.filter(isRole);
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{1,63}$/.test(name) || more.length > 0) throw new OperatorError('Which name? operators:add <name> --role admin');
  if (roles.length === 0 || roles.length < byRole.values.length) throw new OperatorError(`Which roles? Of ${operatorRoles.join(', ')}, such as --role admin.`);
  assertMerchants(byMerchant.values, tenants);
  const merchants = byMerchant.values.length === 0 ? null : byMerchant.values;
  const code = await db.transaction(async (tx) => {
    const id = await createOperators(db).add(tx, { name, roles, merchants });
    if (id === undefined) throw new OperatorError(`There is an operator "${name}". operators:reset gives it a new code.`);
    await noteCommand(db, tx, { action: 'operators:add', subject: `operator:${name}`, before: {}, after: { roles, merchants, disabled: false } });
    return createEnrolment(db, secrets).issue(tx, id);
  });
  return told(name, code);
}

/** Takes password and app from an operator, ends its sessions, and prints a new code: the way in where no admin is left. */
export async function resetOperator([name = '']: readonly string[], { db, secrets }: OperatorContext): Promise<string> {
  const operators = createOperators(db);
  const code = await db.transaction(async (tx) => {
    const operator = await operators.byName(name, tx);
    if (operator === undefined) throw new OperatorError(`There is no operator "${name}".`);
    const ended = await createOperatorSessions(db, operators).endAll(tx, operator.id);
    await operators.change(tx, operator.id, { disabled: false });
    const [before, after] = [{ enrolled: operator.enrolled, disabled: operator.disabled }, { enrolled: false, disabled: false, sessionsEnded: ended }];
    await noteCommand(db, tx, { action: 'operators:reset', subject: `operator:${operator.name}`, before, after });
    return createEnrolment(db, secrets).issue(tx, operator.id);
  });
  return told(name, code);
}

/** Checks the trail of one merchant, or of every merchant and of the platform. @throws OperatorError naming the first wrong row of each */
export async function verifyTrails([merchant]: readonly string[], { db, tenants }: OperatorContext): Promise<string> {
  if (merchant !== undefined && merchant !== 'platform') assertMerchants([merchant], tenants);
  const chains = merchant === undefined ? [PLATFORM, ...tenants.all().map(({ id }) => id)] : [merchant === 'platform' ? PLATFORM : merchant];
  const lines: string[] = [];
  let wrong = 0;
  for (const chain of chains) {
    const { whole, rows, head, fault } = await verifyTrail(db, chain);
    const name = chain === PLATFORM ? 'platform' : chain;
    if (whole) lines.push(`${name}: whole, ${rows} rows${head === '' ? '' : `, the newest with hash ${head}`}.`);
    else {
      wrong += 1;
      lines.push(`${name}: row ${fault?.number ?? 0} is ${fault?.what ?? 'wrong'}; ${rows} rows before it are whole.`);
    }
  }
  if (wrong > 0) throw new OperatorError(...lines);
  return lines.join('\n');
}
