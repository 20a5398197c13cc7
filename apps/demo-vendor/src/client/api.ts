import type { LaunchAnswer, Problem, ProblemCode, RoundView, SessionView } from '../shared/protocol.ts';
import type { PendingRound } from './play/pending.ts';

/** What the page can be told: the server's problems, and not reaching it. */
export type PageProblem = ProblemCode | 'NETWORK';

/** A call that did not succeed, with a code that the page has words for. */
export class ApiProblem extends Error {
  readonly code: PageProblem;
  /** Of a price that has moved: the new one, in hundredths. */
  readonly price: number | null;

  constructor(code: PageProblem, price: number | null = null) {
    super(code);
    this.code = code;
    this.price = price;
  }
}

/** The page's calls on its server. Each rejects with ApiProblem. */
export interface Api {
  launch(fields: Readonly<Record<string, string>>): Promise<LaunchAnswer>;
  session(): Promise<SessionView>;
  spin(round: PendingRound): Promise<RoundView>;
  /** A move inside a running round. */
  step(spinId: string, move: unknown): Promise<RoundView>;
  find(spinId: string): Promise<RoundView | null>;
  history(): Promise<readonly RoundView[]>;
  /** The credential of all calls but `launch`. */
  sessionId: string;
}

const TIMEOUT_MS = 15_000;

/** Calls on the server the page came from. */
export function createApi(): Api {
  async function call<T>(path: string, body?: unknown): Promise<T> {
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(api.sessionId === '' ? {} : { authorization: `Bearer ${api.sessionId}` }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      answer = await response.json();
    } catch {
      throw new ApiProblem('NETWORK');
    }
    const problem = answer as Partial<Problem>;
    if (!response.ok) throw new ApiProblem(problem.code ?? 'NETWORK', problem.price);
    return answer as T;
  }
  const api: Api = {
    sessionId: '',
    launch: (fields) => call('/api/launch', fields),
    session: () => call('/api/session'),
    spin: ({ spinId, stake, choice }) => call('/api/spin', { spinId, stake, ...(choice == null ? {} : { choice }) }),
    step: (spinId, move) => call(`/api/spin/${encodeURIComponent(spinId)}/step`, { move }),
    find: async (spinId) => (await call<{ round: RoundView | null }>(`/api/spin/${encodeURIComponent(spinId)}`)).round,
    history: async () => (await call<{ rounds: RoundView[] }>('/api/history')).rounds,
  };
  return api;
}
