import { redactErrorText } from '@livery/contracts';
import type { RequestOf } from '@livery/contracts';
import { isApiProblem } from '../problem/problem.ts';

/** A report of an error, without the site's own part of it; undefined where there is nothing to report. */
export function clientErrorOf(error: unknown, page: string): Omit<RequestOf<'clientErrors'>, 'release'> | undefined {
  // A failed call has its own message on the page, and its own line in the gateway's log.
  if (isApiProblem(error) || (error instanceof Error && error.name === 'AbortError')) return undefined;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : typeof error === 'string' ? error : 'Something that is not an error was thrown';
  // What browsers report for an error in a script of another origin.
  if (/^(?:Error: )?Script error\.?$/.test(text)) return undefined;
  const stack = error instanceof Error ? error.stack : undefined;
  return {
    message: redactErrorText(text).slice(0, 500),
    ...(stack === undefined ? {} : { stack: redactErrorText(stack).slice(0, 4000) }),
    page: page.slice(0, 300),
  };
}
