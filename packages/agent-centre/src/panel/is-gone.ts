import { problemOf } from '@livery/forms';

/** Whether the server knows nothing under the id of an address: it names none of the reader's, or is none at all. */
export function isGone(error: Parameters<typeof problemOf>[0]): boolean {
  const { code } = problemOf(error);
  return code === 'NOT_FOUND' || code === 'VALIDATION_FAILED';
}
