import { schemas, type CallName, type CallSchemas, type FieldFault } from '@livery/contracts';
import type { z } from 'zod';
import { Problem } from '../../problem.ts';

type Issue = z.core.$ZodIssue;

function ruleOf(issue: Issue, input: unknown): Omit<FieldFault, 'field'> {
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], input);
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return { rule: 'required' };
  if (issue.code === 'too_small') return { rule: 'length', min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { rule: 'length', max: Number(issue.maximum) };
  return { rule: 'invalid' };
}

function faultsOf(issues: readonly Issue[], input: unknown): FieldFault[] {
  const seen = new Set<string>();
  const faults: FieldFault[] = [];
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (seen.has(field)) continue;
    seen.add(field);
    faults.push({ field, ...ruleOf(issue, input) });
  }
  return faults;
}

/** Whether PostgreSQL can store every text in a value: it takes neither NUL nor unpaired surrogates. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth > 16) return false;
  return Object.entries(value).every(([key, entry]) => isStorable(key, depth + 1) && isStorable(entry, depth + 1));
}

/**
 * What the handler works with: `input` read by the request schema of the call, undeclared fields dropped.
 * @throws Problem INVALID_REQUEST when it is no object; VALIDATION_FAILED with the faults by field
 */
export function readRequest(name: CallName, input: unknown): unknown {
  const schema = (schemas[name] as CallSchemas).request;
  if (schema === undefined) return undefined;
  if (typeof input !== 'object' || input === null || Array.isArray(input) || !isStorable(input)) throw new Problem('INVALID_REQUEST');
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Problem('VALIDATION_FAILED', { fields: faultsOf(parsed.error.issues, input) });
}
