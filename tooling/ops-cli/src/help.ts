import { operatorCalls, operatorPermissions, type OperatorCallName, type OperatorCallSpec } from '@livery/contracts';
import { fieldsOf, type CommandField } from './command-fields.ts';
import { answersPicture } from './save-picture.ts';
import { ASKED_FOR } from './secret-fields.ts';

const NAMES = Object.keys(operatorCalls) as OperatorCallName[];
const specOf = (name: OperatorCallName): OperatorCallSpec => operatorCalls[name];

const EXIT_CODES = `It ends with:
  0  done, or shown
  1  the server refused it, or the trail is not whole
  2  the command line is wrong; nothing was sent
  3  nobody is logged in, or the session has ended
  4  the server cannot be reached, or broke off
  5  it waits for a second operator`;

/** Lines of two columns. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

/** What `ops --help` prints. */
export function overview(): string {
  return [
    'Usage: ops <command> [options]',
    '',
    columns(NAMES.map((name) => [name, specOf(name).summary])),
    '',
    '"ops <command> --help" lists the options of a command.',
    '',
    'Settings, by environment variable:',
    columns([
      ['OPS_URL', 'address of the operators\' server; that of the last login without it, else http://localhost:4400'],
      ['OPS_TOKEN', 'token of a session, in place of the one that is kept'],
      ['OPS_CONFIG', 'the file that keeps the login'],
      ['OPS_MERCHANT', 'the merchant, in place of --merchant'],
      ...ASKED_FOR.map(({ variable, what }) => [variable, `${what}, where there is no terminal to ask at`] as const),
    ]),
    '',
    EXIT_CODES,
  ].join('\n');
}

function describe({ kind, choices, required, byDefault, description, field, nullable }: CommandField, byAccount: boolean): string {
  const asked = ASKED_FOR.some((secret) => secret.field === field);
  const facts = [
    ...(required && !asked ? [byAccount && field === 'memberId' ? 'this or --account' : 'required'] : []),
    ...(choices.length > 0 ? [`one of ${choices.join(', ')}`] : []),
    ...(kind === 'list' ? ['several, separated by commas'] : []),
    ...(byDefault === undefined || byDefault === null || byDefault === false ? [] : [`${typeof byDefault === 'string' ? byDefault : JSON.stringify(byDefault)} unless stated`]),
    ...(nullable && byDefault === null ? ['all unless stated'] : []),
  ];
  return facts.length === 0 ? description : `${description} (${facts.join('; ')})`;
}

function leftOf({ option, kind, byDefault }: CommandField): string {
  if (kind !== 'boolean') return `--${option} <${kind === 'number' ? 'number' : kind === 'list' ? 'list' : 'text'}>`;
  return byDefault === undefined ? `--${option}, --no-${option}` : `--${option}`;
}

/** Which orders wait for a second operator, and what follows. */
function waitsOf({ movesMoney, secondOperator }: OperatorCallSpec): string {
  if (secondOperator === 'lets-asker') return 'A second operator has to approve it first. Call it again then, with --approval-id: within 24 hours, and once.';
  if (secondOperator === 'carries-out') return 'Where it ends with 5 it waits for a second operator, whose approval carries it out.';
  return movesMoney === true ? 'Waits for a second operator where it and what you, or anyone for this member, moved in the last 24 hours pass the limit of the merchant.' : '';
}

/** What `ops <command> --help` prints. */
export function helpOf(name: OperatorCallName): string {
  const { summary, permission, scope, movesMoney } = specOf(name);
  const fields = fieldsOf(name);
  const byAccount = scope === 'merchant' && fields.some(({ field }) => field === 'memberId');
  const options: (readonly [string, string])[] = [
    ...(scope === 'merchant' ? [['--merchant <code>', 'Code of the merchant; OPS_MERCHANT without it. (required)'] as const] : []),
    ...fields.map((field) => [leftOf(field), describe(field, byAccount)] as const),
    ...(byAccount ? [['--account <text>', 'Name of the account, in place of --member-id.'] as const] : []),
    ...(movesMoney === true ? [['--idempotency-key <text>', 'Key of the order: the same again repeats it without acting twice. A new one unless stated.'] as const] : []),
    ...(name === 'session:login' || permission === null ? [['--url <address>', 'Address of the operators\' server; session:login keeps it.'] as const] : []),
    ...(answersPicture(name) ? [['--save <file>', 'A new file that the picture is written to.'] as const] : []),
    ['--json', 'Prints the answer as JSON.'],
    ['--help', 'Prints this.'],
  ];
  const roles = permission === null ? 'Nobody needs to be logged in.' : `For the roles ${operatorPermissions[permission].join(', ')}.`;
  const waits = waitsOf(specOf(name));
  return [`Usage: ops ${name} [options]`, '', summary, roles, ...(waits === '' ? [] : [waits]), '', 'Options:', columns(options), '', EXIT_CODES].join('\n');
}
