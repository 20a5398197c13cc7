import { checkRegistration, formOf } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { registrationRows } from './registration-rules.ts';

describe('registrationRows', () => {
  it.each(registrationRows.map((row) => [row.name, row] as const))('%s', (_, { tab, rules, modules, values, faults }) => {
    const form = formOf(tab, rules, modules);
    expect(checkRegistration(form ?? [], values)).toEqual(faults);
  });

  it('has enough rows, each with a unique name', () => {
    expect(new Set(registrationRows.map(({ name }) => name)).size).toBe(registrationRows.length);
    expect(registrationRows.length).toBeGreaterThanOrEqual(60);
  });
});
