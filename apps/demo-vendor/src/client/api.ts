import type { LaunchAnswer, Problem, ProblemCode, RoundView, SessionView } from '../shared/protocol.ts';
import type { PendingRound } from './play/pending-round.ts';

/** Problems that the page shows: the server's, or that it cannot be reached. */
export type PageProblem = ProblemCode | 'NETWORK';

/** A failed call, with a problem code that the page has a message for. */
export class ApiProblem extends Error {
  readonly code: PageProblem;
  /** The new price in hundredths, when the price has moved. */
  readonly price: number | null;

  constructor(code: PageProblem, price: number | null = null) {
    super(code);
    this.code = code;
    this.price = price;
  }
}

/** Calls to the vendor's server. Each rejects with ApiProblem. */
export interface Api {
  launch(fields: Readonly<Record<string, string>>): Promise<LaunchAnswer>;
  session(): Promise<SessionView>;
  play(round: PendingRound): Promise<RoundView>;
  /** Makes a move in a running round. */
  move(spinId: string, move: unknown): Promise<RoundView>;
  find(spinId: string): Promise<RoundView | null>;
  history(): Promise<readonly RoundView[]>;
  /** The credential of all calls except `launch`; empty before the launch. */
  sessionId: string;
}

const TIMEOUT_MS = 15_000;

/** Creates an {@link Api} to the page's own origin. */
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
    play: ({ spinId, stake, choice }) => call('/api/spin', { spinId, stake, ...(choice == null ? {} : { choice }) }),
    move: (spinId, move) => call(`/api/spin/${encodeURIComponent(spinId)}/step`, { move }),
    find: async (spinId) => (await call<{ round: RoundView | null }>(`/api/spin/${encodeURIComponent(spinId)}`)).round,
    history: async () => (await call<{ rounds: RoundView[] }>('/api/history')).rounds,
  };
  return api;
}
