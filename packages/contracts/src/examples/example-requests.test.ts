import { describe, expect, it } from 'vitest';
import type { CallName } from '../calls.ts';
import { schemas, type CallSchemas } from '../schemas.ts';
import { exampleRequests } from './example-requests.ts';

const written: Partial<Record<CallName, object>> = exampleRequests;

describe('exampleRequests', () => {
  it('has a request for every call that cannot do without, each by its schema', () => {
    const wrong = (Object.entries(schemas) as [CallName, CallSchemas][]).flatMap(([name, { request }]) => {
      const parsed = request?.safeParse(written[name] ?? {});
      return parsed === undefined || parsed.success ? [] : [`${name}: ${parsed.error.message}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has none for a call that takes nothing', () => {
    expect((Object.keys(written) as CallName[]).filter((name) => (schemas[name] as CallSchemas).request === undefined)).toEqual([]);
  });
});
