import { checkRegistration, formOf } from '@livery/contracts';
import { expect, it } from 'vitest';
import { registrationRows } from './registration-rules.ts';

it.each(registrationRows.map((row) => [row.name, row] as const))('registration rules: %s', (_, { tab, rules, modules, values, faults }) => {
  const form = formOf(tab, rules, modules);
  expect(checkRegistration(form ?? [], values)).toEqual(faults);
});

it('the registration rules have enough rows, each with a unique name', () => {
  expect(new Set(registrationRows.map(({ name }) => name)).size).toBe(registrationRows.length);
  expect(registrationRows.length).toBeGreaterThanOrEqual(60);
});
