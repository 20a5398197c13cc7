import { isCountry } from '../../settings/index.ts';
import { OperatorProblem } from '../operator-problem.ts';

/** @throws OperatorProblem VALIDATION_FAILED for what is no country */
export function assertCountries(codes: readonly string[]): void {
  const unknown = codes.filter((code) => !isCountry(code));
  if (unknown.length > 0) throw new OperatorProblem('VALIDATION_FAILED', `There is no country ${unknown.join(', ')}.`, { fields: [{ field: 'countries', message: `${unknown.join(', ')} is no country` }] });
}
