import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallSchemas } from '../schemas.ts';
import type { OperatorCallSpec } from './operator-call.ts';
import { operatorCalls } from './operator-calls.ts';
import { mayOperate, operatorPermissions, operatorRoles } from './operator-roles.ts';
import { operatorSchemas } from './operator-schemas.ts';

const rows = Object.entries(operatorCalls) as [string, OperatorCallSpec][];
const shapes = operatorSchemas as Record<string, CallSchemas>;
const fieldsOf = (name: string): Record<string, z.ZodType> => {
  const request = shapes[name]?.request;
  return request instanceof z.ZodObject ? request.shape : {};
};

describe('operatorCalls', () => {
  it('has the schemas of every call and of no other', () => {
    expect(Object.keys(operatorSchemas).toSorted()).toEqual(Object.keys(operatorCalls).toSorted());
  });

  it('names every path once, after the command', () => {
    for (const [name, { path }] of rows) expect(path).toBe(`/ops/v1/${name.replace(':', '/')}`);
  });

  it.each(rows)('%s: has a sentence of help, and one for each field', (name, { summary }) => {
    expect(summary).toMatch(/^[A-Z].{10,}\.$/);
    for (const [field, schema] of Object.entries(fieldsOf(name))) expect([field, schema.description ?? '']).toEqual([field, expect.stringMatching(/.{6,}/)]);
  });

  it.each(rows)('%s: needs a reason where it has an effect on others, and takes a dry run where it moves money or members, or writes what players read', (name, { method, scope, movesMoney, permission }) => {
    expect('reason' in fieldsOf(name)).toBe(method === 'POST' && scope !== 'self');
    expect('dryRun' in fieldsOf(name)).toBe(movesMoney === true || permission === 'agents.manage' || 'title' in fieldsOf(name));
  });

  it.each(rows)('%s: is open to somebody who is not logged in only to log in or enrol', (name, { permission }) => {
    expect(permission === null).toBe(['session:enrol', 'session:confirm', 'session:login'].includes(name));
  });
});

describe('mayOperate', () => {
  it('returns whether one of the roles has the permission', () => {
    expect(mayOperate(['support', 'finance'], 'money.correct')).toBe(true);
    expect(mayOperate(['support', 'content'], 'money.correct')).toBe(false);
    expect(mayOperate([], 'self')).toBe(false);
  });

  it('knows no role beyond the list', () => {
    for (const roles of Object.values(operatorPermissions)) for (const role of roles) expect(operatorRoles).toContain(role);
  });
});
