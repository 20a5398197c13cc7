import type { Envelope, FailureEnvelope } from '@livery/contracts';
import { problemFromAnswer, localProblem } from '../problem/problem.ts';
import type { ApiProblem } from '../problem/problem.ts';

/** Result of a call: the value, or the problem. */
export type CallResult<Value> = { readonly value: Value } | { readonly problem: ApiProblem };

/** Reads the envelope of an answer. Anything else (a proxy's page, a truncated body) is a server problem. */
export async function readAnswer(response: Response): Promise<CallResult<unknown>> {
  let answer: unknown;
  try {
    answer = await response.json();
  } catch (error) {
    if (error instanceof DOMException) throw error;
    return { problem: unreadable(response) };
  }
  if (!isEnvelope(answer)) return { problem: unreadable(response) };
  if (answer.success) return { value: answer.value };
  return { problem: problemFromAnswer(answer, response.status, secondsOf(response.headers.get('retry-after'))) };
}

/** The request id is in a header too, so that it can be quoted all the same. */
function unreadable({ status, headers }: Response): ApiProblem {
  return localProblem('ANSWER_UNREADABLE', status, headers.get('x-request-id') ?? undefined);
}

function isEnvelope(answer: unknown): answer is Envelope<unknown> {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return false;
  return answer.success === true || (answer.success === false && typeof (answer as Partial<FailureEnvelope>).code === 'string');
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
