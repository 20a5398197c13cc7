import { errorText } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';

type ErrorKey = ReturnType<typeof errorText>['key'];

/** Texts that send whoever reads them to customer service. */
export const referring: readonly ErrorKey[] = [
  'quota.exceeded', 'operation.notEnabled', 'login.accountLocked', 'domain.invalid', 'region.restricted', 'limit.reached', 'request.forbidden', 'register.closed', 'unknown', 'unknown.quote',
];

/** Whether the text of a problem names customer service, so that the way there stands beside it. */
export const refersToSupport = (problem: ApiProblem): boolean => referring.includes(errorText(problem).key);
