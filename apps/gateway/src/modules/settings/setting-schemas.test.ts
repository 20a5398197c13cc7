import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { settingSchemas } from './setting-schemas.ts';

/** Names of all fields of a JSON schema, at every depth. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]) => [...(key === 'properties' ? Object.keys(inner as object) : []), ...fieldsOf(inner)]);
}

describe('settingSchemas', () => {
  it('have a description and a default each, and no field for a secret, since operators see all of them', () => {
    for (const [name, schema] of Object.entries(settingSchemas)) {
      expect([name, schema.description ?? '']).toEqual([name, expect.stringMatching(/^[A-Z].{10,}\.$/)]);
      expect(schema.safeParse(undefined).success).toBe(true);
      expect(fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).filter((field) => /secret|password$|token|private/i.test(field))).toEqual([]);
    }
    expect(fieldsOf(z.toJSONSchema(settingSchemas.phoneProvider, { io: 'input' }))).toContain('apiKey');
  });
});
