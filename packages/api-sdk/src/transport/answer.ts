import type { FailureEnvelope, SuccessEnvelope } from '@livery/contracts';
import { problemFromAnswer, localProblem } from '../problem/problem.ts';
import type { ApiProblem } from '../problem/problem.ts';

/** Result of a call: the value, or the problem. */
export type CallResult<Value> = { readonly value: Value } | { readonly problem: ApiProblem };

/** Reads the envelope of an answer. Anything else (a proxy's page, a truncated body) is a server problem. */
export async function readAnswer(response: Response): Promise<CallResult<unknown>> {
  const { status, headers } = response;
  const retryAfter = secondsOf(headers.get('retry-after'));
  let answer: Partial<FailureEnvelope> | SuccessEnvelope<unknown> | null | undefined;
  try {
    answer = (await response.json()) as typeof answer;
  } catch (error) {
    if (error instanceof DOMException) throw error;
  }
  if (answer?.success === true) return { value: answer.value };
  if (answer?.success === false && typeof answer.code === 'string') {
    return { problem: problemFromAnswer(answer as FailureEnvelope, status, retryAfter) };
  }
  // The request id is in a header too, so that it can be quoted all the same.
  return { problem: localProblem('ANSWER_UNREADABLE', status, headers.get('x-request-id') ?? undefined, retryAfter) };
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
