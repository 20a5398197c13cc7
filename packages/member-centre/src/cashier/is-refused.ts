import { isApiProblem } from '@livery/api-sdk';

/** Whether the gateway has said for good that it does not show something: there is none, or not for this member. Asking again changes nothing. */
export function isRefused(error: unknown): boolean {
  return isApiProblem(error) && (error.kind === 'refused' || error.kind === 'validation');
}
