import { schemas, type CallName } from '@livery/contracts';
import type { z } from 'zod';

/** Paths in `value` that its parsed form lacks: fields that the contract does not declare. */
function undeclared(value: unknown, read: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || typeof read !== 'object' || read === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const at = `${path}.${key}`;
    if (entry === undefined) return [];
    return key in read ? undeclared(entry, (read as Record<string, unknown>)[key], at) : [at];
  });
}

/**
 * The declared part of what a handler returned. A field that the contract does not declare never leaves; with
 * `strict` (outside production) it is an error, so that it is noticed.
 * @param name of the call, for the error
 * @throws Error when the value does not fit the contract
 */
export function declaredPart(name: string, schema: z.ZodType, value: unknown, strict: boolean): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`The answer of ${name} does not fit its contract: ${parsed.error.message}`);
  const extra = strict ? undeclared(value, parsed.data, name) : [];
  if (extra.length > 0) throw new Error(`The answer of ${name} has fields that its contract does not declare: ${extra.join(', ')}`);
  return parsed.data;
}

/** The {@link declaredPart} of the answer to a call of the table. */
export function writeAnswer(name: CallName, value: unknown, strict: boolean): unknown {
  return declaredPart(name, schemas[name].value, value, strict);
}
