import { describe, expect, it } from 'vitest';
import type { CallName } from '../calls.ts';
import { schemas, type CallSchemas } from '../schemas.ts';
import { exampleAnswers } from './example-answers.ts';

const written = Object.entries(exampleAnswers) as [CallName, object][];

/** The lists in a value that have nothing in them, by their path. */
function emptyLists(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) return value.length === 0 ? [path] : value.flatMap((each, index) => emptyLists(each, `${path}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => emptyLists(each, `${path}.${name}`));
}

describe('exampleAnswers', () => {
  it('has values that fit their schemas, without a field that the schema does not know', () => {
    const read = written.map(([name, value]) => {
      const parsed = (schemas[name] as CallSchemas).value.safeParse(value);
      return [name, parsed.success ? parsed.data : parsed.error.message];
    });
    expect(Object.fromEntries(read)).toEqual(exampleAnswers);
  });

  it('shows what each list is made of', () => {
    expect(written.flatMap(([name, value]) => emptyLists(value, name))).toEqual([]);
  });
});
