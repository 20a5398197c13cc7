import fc from 'fast-check';
import { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;

const MOMENTS = { min: new Date('1970-01-01T00:00:00Z'), max: new Date('9998-12-31T00:00:00Z'), noInvalidDate: true } as const;

function text({ format, pattern, minLength = 0, maxLength = minLength + 24 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date(MOMENTS).map((at) => at.toISOString());
  if (format === 'date') return fc.date(MOMENTS).map((at) => at.toISOString().slice(0, 10));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 60), unit: 'binary' });
}

const bound = (...limits: readonly unknown[]): number | undefined => limits.find((limit): limit is number => typeof limit === 'number');

function object({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields), noNullPrototype: true });
}

function valuesOf(schema: boolean | Schema): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue({ maxDepth: 2 });
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return fc.oneof(...either.map(valuesOf));
  const [min, max] = [bound(schema.minimum, schema.exclusiveMinimum), bound(schema.maximum, schema.exclusiveMaximum)];
  switch (schema.type) {
    case 'string': return text(schema);
    case 'integer': return fc.maxSafeInteger().map((value) => Math.min(max ?? value, Math.max(min ?? value, value)));
    case 'number': return fc.double({ min: min ?? -1e12, max: max ?? 1e12, noNaN: true });
    case 'boolean': return fc.boolean();
    case 'null': return fc.constant(null);
    case 'array': return fc.array(valuesOf(schema.items === undefined || Array.isArray(schema.items) ? true : schema.items), { maxLength: 3 });
    case 'object': return object(schema);
    default: return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Requests that a schema declares. What it refines beyond types, lengths and patterns may still refuse some. */
export function validRequests(schema: z.ZodType | undefined): fc.Arbitrary<object> {
  if (schema === undefined) return fc.constant({});
  return valuesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).map((value) => (typeof value === 'object' && value !== null ? value : { value }));
}

/** Names of the fields that a request may have. */
export function fieldsOf(schema: z.ZodType | undefined): readonly string[] {
  return schema === undefined || !('shape' in schema) ? [] : Object.keys(schema.shape as object);
}
