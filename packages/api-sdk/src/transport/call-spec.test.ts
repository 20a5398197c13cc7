import { calls, initialCalls } from '@livery/contracts';
import type { CallName } from '@livery/contracts';
import { describe, expect, test, vi } from 'vitest';

describe('loadCallSpec', () => {
  test('returns initial calls at once and loads the others once', async () => {
    // Files share their modules: another test may have loaded the table.
    vi.resetModules();
    const { loadCallSpec } = await import('./call-spec.ts');
    expect(loadCallSpec('systemStatus')).toEqual(initialCalls.systemStatus);
    const late = loadCallSpec('register');
    expect(late).toBeInstanceOf(Promise);
    expect(await late).toEqual(calls.register);
    expect(loadCallSpec('login')).toEqual(calls.login);
  });

  test('returns the spec of the table for every call', async () => {
    const { loadCallSpec } = await import('./call-spec.ts');
    for (const name of Object.keys(calls) as CallName[]) expect(await loadCallSpec(name)).toEqual(calls[name]);
  });
});
