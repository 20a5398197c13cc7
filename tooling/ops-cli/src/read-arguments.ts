import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { isOperatorCall, operatorCalls, type OperatorCallName, type OperatorCallSpec } from '@livery/contracts';
import { closest } from 'fastest-levenshtein';
import { fieldsOf, type CommandField } from './command-fields.ts';
import { CommandProblem, exitCodes } from './exit-codes.ts';
import { answersPicture } from './save-picture.ts';

/** A command line, read but not yet complete: secrets may be missing, a member may be named by its account. */
export interface CommandLine {
  readonly name: OperatorCallName;
  /** Request by field, as typed; undefined fields are left out. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly merchant: string | undefined;
  /** Name of the account, in place of the member's id. */
  readonly account: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly url: string | undefined;
  readonly json: boolean;
  /** File that the picture of the answer is written to. */
  readonly save: string | undefined;
}

/** What was asked for: a command, or help of one or of all. */
export type Asked = { readonly help: OperatorCallName | 'all' } | { readonly command: CommandLine };

function usage(message: string): CommandProblem {
  return new CommandProblem(exitCodes.usage, message);
}

function optionsOf(name: OperatorCallName, fields: readonly CommandField[]): ParseArgsOptionsConfig {
  const { scope, movesMoney, permission }: OperatorCallSpec = operatorCalls[name];
  const text = { type: 'string' } as const;
  const own = Object.fromEntries(fields.map(({ option, kind }): [string, ParseArgsOptionsConfig[string]] => [option, kind === 'boolean' ? { type: 'boolean' } : { type: 'string', multiple: kind === 'list' }]));
  return {
    ...(scope === 'merchant' ? { merchant: text } : {}),
    ...(fields.some(({ field }) => field === 'memberId') ? { account: text } : {}),
    ...own,
    ...(movesMoney === true ? { 'idempotency-key': text } : {}),
    ...(permission === null ? { url: text } : {}),
    ...(answersPicture(name) ? { save: text } : {}),
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  };
}

type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

function parse(name: OperatorCallName, args: readonly string[], options: ParseArgsOptionsConfig): Values {
  try {
    return parseArgs({ args: [...args], options, allowNegative: true, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const wrong = /^Unknown option '--?(?:no-)?([^']+)'/.exec(message)?.[1];
    if (wrong !== undefined) throw usage(`${name} has no option --${wrong}. Did you mean --${closest(wrong, Object.keys(options))}? "ops ${name} --help" lists them.`);
    throw usage(`${message.split('\n', 1)[0] ?? message} "ops ${name} --help" lists the options.`);
  }
}

/** A value of the command line as the request has it; numbers stay text where they are none, for the schema to refuse. */
function valueOf({ kind, nullable }: CommandField, given: Values[string]): unknown {
  if (given === undefined) return undefined;
  const words = (Array.isArray(given) ? given : [given]).flatMap((word) => (typeof word === 'string' && kind === 'list' ? word.split(',').map((part) => part.trim()) : [word]));
  if (nullable && words.length === 1 && words[0] === 'all') return null;
  return kind === 'list' ? words.filter((word) => word !== '') : words[0];
}

const textOf = (value: Values[string]): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Reads a command line.
 * @throws CommandProblem with the nearest command or option
 */
export function readArguments(args: readonly string[]): Asked {
  const [name = '--help', ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help') return { help: 'all' };
  if (!isOperatorCall(name)) throw usage(`There is no command "${name}". Did you mean ${closest(name, Object.keys(operatorCalls))}? "ops --help" lists them.`);
  const fields = fieldsOf(name);
  const values = parse(name, rest, optionsOf(name, fields));
  if (values['help'] === true) return { help: name };
  const ownAccount = fields.some(({ field }) => field === 'account');
  const request = Object.fromEntries(fields.flatMap((field) => {
    const value = valueOf(field, values[field.option]);
    return value === undefined ? [] : [[field.field, value]];
  }));
  return {
    command: {
      name,
      request,
      merchant: textOf(values['merchant']),
      account: ownAccount ? undefined : textOf(values['account']),
      idempotencyKey: textOf(values['idempotency-key']),
      url: textOf(values['url']),
      json: values['json'] === true,
      save: textOf(values['save']),
    },
  };
}
