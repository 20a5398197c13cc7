import { operatorCalls, operatorSchemas, type CallSchemas, type OperatorCallName } from '@livery/contracts';
import type { FastifyRequest } from 'fastify';
import { isStorable } from '../../../platform/http/index.ts';
import { OperatorProblem } from '../operator-problem.ts';

/**
 * The request of a call, validated; undeclared fields are dropped.
 * @throws OperatorProblem INVALID_REQUEST when it is no object; VALIDATION_FAILED with the fields and what each has to be
 */
export function readOperatorRequest(name: OperatorCallName, request: FastifyRequest): unknown {
  const schema = (operatorSchemas[name] as CallSchemas).request;
  if (schema === undefined) return undefined;
  const input: unknown = operatorCalls[name].method === 'GET' ? request.query : request.body;
  if (typeof input !== 'object' || input === null || Array.isArray(input) || !isStorable(input)) throw new OperatorProblem('INVALID_REQUEST', 'The request is no JSON object, or has characters that cannot be stored.');
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }));
  const told = fields.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`)).join('; ');
  throw new OperatorProblem('VALIDATION_FAILED', `The request is not valid: ${told}.`, { fields });
}
