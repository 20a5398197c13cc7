import { randomUUID } from 'node:crypto';
import { operatorCalls, operatorSchemas, type OperatorCallSpec } from '@livery/contracts';
import { fieldsOf, optionOf } from './command-fields.ts';
import { CommandProblem, exitCodes, type ExitCode } from './exit-codes.ts';
import { helpOf, overview } from './help.ts';
import { loginPath, readLogin, writeLogin } from './login-file.ts';
import { plainText } from './print.ts';
import { readArguments, type CommandLine } from './read-arguments.ts';
import { withoutPicture } from './save-picture.ts';
import { withFiles } from './file-fields.ts';
import { ASKED_FOR } from './secret-fields.ts';
import { sendCall, serverAddress, type Connection } from './send-call.ts';

/** What a command works with beside its words. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Asks for a secret; undefined where nobody can be asked. */
  readonly ask: (what: string) => Promise<string | undefined>;
  readonly print: (text: string) => void;
}

const STANDARD_URL = 'http://localhost:4400';

/** The request with what is asked for at the terminal. */
async function withSecrets({ name, request }: CommandLine, { env, ask }: Surroundings): Promise<Record<string, unknown>> {
  const whole = { ...request };
  for (const { field, variable, what } of ASKED_FOR) {
    if (whole[field] !== undefined || !fieldsOf(name).some((own) => own.field === field)) continue;
    const value = env[variable] ?? (await ask(what));
    if (value === undefined) throw new CommandProblem(exitCodes.usage, `${what} is needed: type it at a terminal, or set ${variable}.`);
    whole[field] = value;
  }
  return whole;
}

/** The request as its schema reads it. @throws CommandProblem with every fault, by option */
function validated({ name }: CommandLine, request: object): object {
  const schemas = operatorSchemas[name];
  if (!('request' in schemas)) return {};
  const parsed = schemas.request.safeParse(request);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.length === 0 ? '' : `--${optionOf(String(path[0]))}: `}${message}`);
  throw new CommandProblem(exitCodes.usage, [`${name} cannot be sent:`, ...faults, `"ops ${name} --help" lists the options.`].join('\n'));
}

/** The id of the member that an account names. @throws CommandProblem */
async function memberIdOf(account: string, connection: Connection): Promise<string> {
  const { members } = await sendCall(connection, 'members:find', { account });
  const [member] = members;
  if (member === undefined) throw new CommandProblem(exitCodes.refused, `${connection.merchant ?? 'The merchant'} has no account "${account}". "ops members:find" finds one by mobile number or e-mail.`);
  return member.id;
}

function connectionOf({ name, merchant: stated, url: typed }: CommandLine, { env }: Surroundings): Connection {
  const { scope, permission }: OperatorCallSpec = operatorCalls[name];
  const kept = readLogin(loginPath(env));
  const url = serverAddress(typed ?? env['OPS_URL'] ?? kept?.url ?? STANDARD_URL);
  const merchant = scope === 'merchant' ? (stated ?? env['OPS_MERCHANT']) : undefined;
  if (scope === 'merchant' && merchant === undefined) throw new CommandProblem(exitCodes.usage, `${name} is about one merchant: --merchant <code>, or OPS_MERCHANT.`);
  // A token is for the server that gave it, and for no other.
  const token = env['OPS_TOKEN'] ?? (kept?.url === url ? kept.token : undefined);
  if (permission !== null && token === undefined) throw new CommandProblem(exitCodes.notLoggedIn, `Nobody is logged in at ${url}. Log in: ops session:login --name <name>`);
  return { url, token: permission === null ? undefined : token, merchant };
}

/** Keeps or forgets the login that an answer brings or ends. */
function keep({ name }: CommandLine, value: unknown, { url }: Connection, { env }: Surroundings): void {
  const token = name === 'session:login' && typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string' ? value.token : undefined;
  if (token !== undefined || name === 'session:logout') writeLogin(loginPath(env), { url, token });
}

/** What the answer's outcome ends the program with. */
function exitCodeOf(value: unknown): ExitCode {
  if (typeof value !== 'object' || value === null) return exitCodes.done;
  if ('whole' in value && value.whole === false) return exitCodes.refused;
  const effect = 'effect' in value ? value.effect : undefined;
  const waits = typeof effect === 'object' && effect !== null && 'outcome' in effect && effect.outcome === 'waiting';
  return waits ? exitCodes.waiting : exitCodes.done;
}

/** The answer as it is printed: a token is kept, and shown to nobody; a picture goes to its file. */
function shown({ name, save }: CommandLine, value: object): object {
  if (name !== 'session:login') return withoutPicture(value, save);
  return Object.fromEntries(Object.entries(value).filter(([field]) => field !== 'token'));
}

/**
 * Runs a command line and returns what the program ends with.
 * @throws CommandProblem with the message to print, and what the program ends with
 */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const asked = readArguments(args);
  if ('help' in asked) {
    surroundings.print(asked.help === 'all' ? overview() : helpOf(asked.help));
    return exitCodes.done;
  }
  const { command } = asked;
  const { movesMoney }: OperatorCallSpec = operatorCalls[command.name];
  const connection = connectionOf(command, surroundings);
  const { account } = command;
  if (account !== undefined && command.request['memberId'] !== undefined) throw new CommandProblem(exitCodes.usage, 'Name the member by --account or by --member-id, not by both.');
  const member = account === undefined ? {} : { memberId: await memberIdOf(account, connection) };
  const request = validated(command, { ...withFiles(await withSecrets(command, surroundings)), ...member });
  const key = movesMoney === true ? (command.idempotencyKey ?? randomUUID()) : undefined;
  const value = await sendCall(connection, command.name, request, key);
  keep(command, value, connection, surroundings);
  const answer = shown(command, value);
  surroundings.print(command.json ? JSON.stringify(answer, null, 2) : plainText(answer));
  return exitCodeOf(value);
}
