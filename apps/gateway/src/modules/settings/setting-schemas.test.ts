import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { settingSchemas } from './setting-schemas.ts';

/** Names of all fields of a JSON schema that hold more than yes or no, at every depth. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const named = (fields: object) => Object.entries(fields as Record<string, { readonly type?: string }>).filter(([, { type }]) => type !== 'boolean').map(([name]) => name);
  return Object.entries(schema).flatMap(([key, inner]) => [...(key === 'properties' ? named(inner as object) : []), ...fieldsOf(inner)]);
}

/** Paths of the parts of a JSON schema that refuse fields which they do not name. */
function strictParts(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const refuses = ('additionalProperties' in schema && schema.additionalProperties === false) || 'propertyNames' in schema;
  return [...(refuses ? [path] : []), ...Object.entries(schema).flatMap(([key, inner]) => strictParts(inner, `${path}/${key}`))];
}

describe('settingSchemas', () => {
  it('refuse no field that they do not know, since a newer release may have written it', () => {
    const asRead = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    expect(Object.entries(settingSchemas).flatMap(([name, schema]) => strictParts(asRead(schema), name))).toEqual([]);
    expect([z.strictObject({}), z.record(z.enum(['a']), z.boolean())].flatMap((schema) => strictParts(asRead(schema), 'strict'))).toEqual(['strict', 'strict']);
  });


  it('have a description and a default each, and no field for a secret, since operators see all of them', () => {
    for (const [name, schema] of Object.entries(settingSchemas)) {
      expect([name, schema.description ?? '']).toEqual([name, expect.stringMatching(/^[A-Z].{10,}\.$/)]);
      expect(schema.safeParse(undefined).success).toBe(true);
      expect(fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).filter((field) => /secret|password$|token|private/i.test(field))).toEqual([]);
    }
    expect(fieldsOf(z.toJSONSchema(settingSchemas.phoneProvider, { io: 'input' }))).toContain('apiKey');
  });
});
