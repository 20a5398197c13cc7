import { calls, canDo, type CallName, type CallSpec, errorCodes } from '@livery/contracts';
import type { Check, Context } from '../check.ts';
import { Missed, NotOffered, NotTried } from '../verdicts.ts';
import { codeOf, isSuccess } from '../exchange.ts';
import { faultsOfValue, saidBy } from '../expect.ts';
import { soundRequests } from '../sound-requests.ts';
import { ownAccountOnly, refusedRequests } from '../sparing.ts';

const rows = Object.entries(calls) as [CallName, CallSpec][];
/** Refusals that say the server does not have the call, or did not understand a request that is sound. */
const NO_ANSWER = /^(NOT_FOUND|METHOD_NOT_ALLOWED|INVALID_REQUEST|UNSUPPORTED_MEDIA_TYPE|PAYLOAD_TOO_LARGE|UNKNOWN_ERROR|NOT_LOGGED_IN|SESSION_EXPIRED|ENCRYPTION_\w+|ENVELOPE_\w+|IDEMPOTENCY_KEY_REQUIRED)$/;
/** Calls whose sound request names something that is not there: NOT_FOUND is the right answer. */
const namesNothing = (name: CallName): boolean => /0198c0de-|"(?:NONE|none|nowhere)"/.test(JSON.stringify(soundRequests[name] ?? {}));
/** Has checks of its own; it is no envelope. */
const STREAMS: ReadonlySet<string> = new Set(rows.filter(([, { stream }]) => stream === true).map(([name]) => name));
/** Ends the session that it comes with. */
const ENDING: ReadonlySet<string> = new Set(['logout']);

/** Who makes the call. */
interface Asker {
  readonly token: string | undefined;
  /** Whether the account was registered here: nobody minds what becomes of it. */
  readonly own: boolean;
}

/** A session that may make the call. */
async function askerOf(name: CallName, { token, guard }: CallSpec, { accounts }: Context): Promise<Asker> {
  if (!token) return { token: undefined, own: true };
  if (ENDING.has(name)) return { token: await accounts.again(await accounts.member()), own: false };
  if (guard !== undefined && canDo('member', guard) !== 'allowed') return { token: (await accounts.agent()).token, own: false };
  const { account, own } = await accounts.expendable();
  return { token: account.token, own };
}

/** Every call of the table, once, with a sound request. */
export const tableChecks: readonly Check[] = rows
  .filter(([name]) => !STREAMS.has(name))
  .map(([name, spec]): Check => ({
    id: `call.${name}`,
    profile: 'full',
    expects: `${spec.method} ${spec.path} answers a sound request by its schema, or refuses it with a code that says why.`,
    because: 'Some page of the site makes it.',
    async run(context) {
      const { token, own } = await askerOf(name, spec, context);
      if (!own && ownAccountOnly.has(name)) throw new NotOffered('A program cannot register here, and this call would change the given account.');
      const request = own ? undefined : refusedRequests[name];
      const exchange = await context.client.call(name, request ?? (await requestFor(name, context)), { token });
      if (exchange.broken !== undefined) throw new Missed(`It should be answered, but ${saidBy(exchange)}.`, exchange);
      if (isSuccess(exchange)) {
        const faults = faultsOfValue(name, exchange);
        if (faults.length > 0) throw new Missed(`The value does not fit its schema: ${faults.join('; ')}.`, exchange);
        return;
      }
      const code = codeOf(exchange);
      if (code === undefined || !Object.hasOwn(errorCodes, code)) throw new Missed(`It should be answered or refused with a code of the contract, but ${saidBy(exchange)}.`, exchange);
      if (code === 'TOO_MANY_REQUESTS') throw new NotTried('The server takes no more such requests now (TOO_MANY_REQUESTS).');
      if (NO_ANSWER.test(code) && !(code === 'NOT_FOUND' && namesNothing(name))) throw new Missed(`A sound request is refused with ${code}.`, exchange);
    },
  }));

/** The request of a call. A registration is carried out where a program may register; an agent's new account has a name that is taken. */
async function requestFor(name: CallName, { client, accounts }: Context): Promise<object> {
  if (name === 'freePlay') {
    const { kid, enc, ct } = await client.sealed('freePlay', {});
    return { os: 'conform', platform: 'W', random: `${kid}.${enc}.${ct}`, version: 3 };
  }
  if (name === 'register') return accounts.registrationRequest().catch(() => soundRequests.register ?? {});
  const request = soundRequests[name] ?? {};
  return name === 'agentOpenAccount' ? { ...request, username: (await accounts.agent()).name } : request;
}
