import type { CallName, CallSpec, RequestOf, ResponseOf } from '@livery/contracts';
import { systemClock } from '../clock.ts';
import { localProblem, ProblemError } from '../problem/problem.ts';
import type { ApiProblem } from '../problem/problem.ts';
import type { Sealer } from '../sealed/sealer.ts';
import { addressRequest } from './address.ts';
import { readAnswer } from './answer.ts';
import type { CallResult } from './answer.ts';
import { checkContract } from './check-contract.ts';
import type { TransportConfig } from './config.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { commonHeaders, prepareRequest } from './prepare.ts';
import { waitBeforeRepeat } from './retry.ts';
import { loadCallTable, loadCallSpec } from './call-spec.ts';
import { untilAborted } from './until-aborted.ts';

/** Sends calls of the table to the gateway. One per site. */
export interface Transport {
  readonly config: TransportConfig;
  /** Makes a call; an aborted signal ends it as problem `ABORTED`. Rejects only for a request that is missing a part of its path. */
  call<Name extends CallName>(name: Name, request: RequestOf<Name>, signal?: AbortSignal): Promise<CallResult<ResponseOf<Name>>>;
  /** Prefetches what sealed calls need, so that the first of them does not wait; never rejects. */
  prepareSealed(): Promise<void>;
  /** Opens a streaming call; rejects where the network breaks or the signal aborts. */
  open(name: CallName, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<CallResult<Response>>;
}

const defaultTimeout = 15_000;
const notLoggedIn: ApiProblem = { kind: 'unauthorised', code: 'NOT_LOGGED_IN', message: '', status: 401 };

/** Creates the transport of a site. */
export function createTransport(config: TransportConfig): Transport {
  const clock = config.clock ?? systemClock;
  const send = config.fetch ?? ((input, init) => fetch(input, init));
  const keyOf = createIdempotencyKeys(clock);
  let sealer: Promise<Sealer> | undefined;

  async function fetchKey(): Promise<ResponseOf<'cryptoKey'>> {
    const result = await attempt('cryptoKey', await loadCallSpec('cryptoKey'));
    if ('problem' in result) throw new ProblemError(result.problem);
    return result.value as ResponseOf<'cryptoKey'>;
  }

  /** The cryptography is a chunk of its own, fetched with its first use. */
  async function fetchSealer(): Promise<Sealer> {
    sealer ??= import('../sealed/sealer.ts').then(({ createSealer }) => createSealer(fetchKey, clock));
    try {
      return await sealer;
    } catch (error) {
      sealer = undefined;
      throw error;
    }
  }

  /** Ends work with the time limit of an answer to so many characters, or with its caller; whatever breaks it becomes its problem. */
  async function limited<Value>(
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<CallResult<Value>>,
    characters = 0,
  ): Promise<CallResult<Value>> {
    const ended = new AbortController();
    const done = new AbortController();
    const end = (): void => ended.abort();
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { signal: done.signal });
    // 12 characters, 16 once they are sealed, take an uplink of 128 kbit/s a millisecond. Seals last two minutes.
    clock.sleep((config.timeout ?? defaultTimeout) + Math.min(characters / 12, 90_000), done.signal).then(end, () => {});
    try {
      return await work(ended.signal);
    } catch (error) {
      if (error instanceof ProblemError) return { problem: error.problem };
      return { problem: localProblem(signal?.aborted ? 'ABORTED' : ended.signal.aborted ? 'TIMED_OUT' : 'NETWORK_BROKEN') };
    } finally {
      done.abort();
    }
  }

  function attempt(
    name: CallName,
    spec: CallSpec,
    request?: unknown,
    key?: string,
    signal?: AbortSignal,
  ): Promise<CallResult<unknown>> {
    return limited(signal, async (either) => {
      // The script that seals may not come: no fetch is under way then that the signal would end.
      const { url, init } = await untilAborted(prepareRequest(name, spec, request, key, config, fetchSealer), either);
      return readAnswer(await send(url, { ...init, signal: either }));
    }, JSON.stringify(request)?.length);
  }

  /** A sealed call refused for its key or timestamp is sent once more with a new key. */
  async function attemptSealed(
    name: CallName,
    spec: CallSpec,
    request: unknown,
    key: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<CallResult<unknown>> {
    const result = await attempt(name, spec, request, key, signal);
    if (!('problem' in result) || (result.problem.code !== 'ENVELOPE_STALE' && result.problem.code !== 'ENCRYPTION_KEY_UNKNOWN'))
      return result;
    (await fetchSealer()).forgetKey();
    return attempt(name, spec, request, key, signal);
  }

  async function repeated(
    name: CallName,
    spec: CallSpec,
    request: unknown,
    signal: AbortSignal | undefined,
  ): Promise<CallResult<unknown>> {
    const token = config.token();
    if (spec.token && token === undefined) return { problem: notLoggedIn };
    const open = spec.idempotent && keyOf(name, request);
    for (let tries = 0; ; tries += 1) {
      const answered = await attemptSealed(name, spec, request, open?.key, signal);
      const result = open ? open.judge(answered) : answered;
      const wait = 'problem' in result ? waitBeforeRepeat(spec, result.problem, tries, config.random ?? Math.random) : undefined;
      if (wait === undefined) return result;
      try {
        await clock.sleep(wait, signal);
      } catch {
        return { problem: localProblem('ABORTED') };
      }
      // It would act as somebody else: another session may have begun meanwhile.
      if (config.token() !== token) return result;
    }
  }

  /**
   * A late refusal of a former token says nothing about the current one. Nor does a call that was not sent for want of a
   * token: a query that is still mounted asks once more after a logout, and nobody waits for a login then.
   */
  function report(problem: ApiProblem, token: string | undefined): void {
    if (problem.kind === 'unauthorised' && problem !== notLoggedIn && config.token() === token) config.onUnauthorised?.(problem);
    config.onProblem?.(problem);
  }

  return {
    config,
    async call(name, request, signal) {
      const token = config.token();
      const row = loadCallSpec(name);
      // A loaded spec is used without waiting.
      const loaded = row instanceof Promise ? await limited(signal, async (either) => ({ value: await untilAborted(row, either) })) : { value: row };
      // A programming error must fail here, and not look like a network failure.
      if ('value' in loaded) addressRequest('', loaded.value.method, loaded.value.path, request);
      const result = 'value' in loaded ? await repeated(name, loaded.value, request, signal) : loaded;
      if ('problem' in result) {
        report(result.problem, token);
        return result;
      }
      if (import.meta.env.DEV) await checkContract(name, result.value, config.onContractBreach ?? reportBreach);
      return result as CallResult<ResponseOf<typeof name>>;
    },
    prepareSealed: async () => {
      await Promise.allSettled([fetchSealer().then((each) => each.prepare()), loadCallTable()]);
    },
    async open(name, headers, signal) {
      const spec = await untilAborted(Promise.resolve(loadCallSpec(name)), signal);
      if (spec.token && config.token() === undefined) return { problem: notLoggedIn };
      const token = config.token();
      const common = commonHeaders(spec, config);
      const { url } = addressRequest(config.baseUrl ?? '', spec.method, spec.path, undefined);
      const response = await send(url, {
        headers: { ...common, ...headers },
        credentials: 'same-origin',
        cache: 'no-store',
        signal,
      });
      if (response.ok && response.body) return { value: response };
      const refused = await readAnswer(response);
      const problem = 'problem' in refused ? refused.problem : localProblem('ANSWER_UNREADABLE', response.status);
      report(problem, token);
      return { problem };
    },
  };
}

function reportBreach(call: string, details: string): void {
  // oxlint-disable-next-line no-console -- development only: the console is where a programmer looks
  console.error(`The answer of ${call} breaks its contract: ${details}`);
}
