import { isApiProblem } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import type { SerializedError } from '@reduxjs/toolkit';

/**
 * The problem of a call that failed. RTK Query hands over a serialised error instead only where our own code threw:
 * that is a defect, and is thrown as an `Error` to be reported.
 */
export function problemOf(error: ApiProblem | SerializedError): ApiProblem {
  if (isApiProblem(error)) return error;
  throw new Error(error.message ?? 'A call failed without a problem.', { cause: error });
}
