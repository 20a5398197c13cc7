import { readFileSync } from 'node:fs';
import { errorCodes, memberRefusalCodes, type ErrorCode } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../platform/http/index.ts';
import { fieldOf, isKept, notKept } from './which-count.ts';

describe('isKept', () => {
  it('returns true for every code but those that are left out with a reason', () => {
    const left = (Object.keys(errorCodes) as ErrorCode[]).filter((code) => !isKept(code));
    expect(left.toSorted()).toEqual(Object.keys(notKept).toSorted());
    for (const code of ['NOT_FOUND', 'FORBIDDEN', 'UNSUPPORTED_MEDIA_TYPE', 'PASSWORD_WRONG', 'INSUFFICIENT_FUNDS', 'TRY_AGAIN_LATER'] as const) expect([code, isKept(code)]).toEqual([code, true]);
    for (const code of ['TOO_MANY_REQUESTS', 'SESSION_EXPIRED', 'UNAVAILABLE', 'FUNCTION_DISABLED'] as const) expect([code, isKept(code)]).toEqual([code, false]);
  });
});

describe('docs/operations.md', () => {
  it('says of every code that is kept what it may tell of', () => {
    const page = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
    const section = page.slice(page.indexOf('### Refused calls of members'), page.indexOf('## Room to grow'));
    const named = [...section.matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)].flatMap(([, codes = '']) => codes.replaceAll('`', '').split(', '));
    expect(named.toSorted()).toEqual(memberRefusalCodes.toSorted());
  });
});

describe('fieldOf', () => {
  const of = (field: string) => fieldOf(new Problem('VALIDATION_FAILED', { fields: [{ field, rule: 'invalid' }] }));

  it('returns the outermost name of the first field that is refused', () => {
    expect(of('amount')).toBe('amount');
    expect(of('rows.12.percent')).toBe('rows');
    expect(fieldOf(new Problem('TRY_AGAIN_LATER', {}, { about: 'account' }))).toBe('account');
  });

  it('returns nothing when the refusal is about no field, or its name is no name', () => {
    expect(fieldOf(new Problem('NOT_FOUND'))).toBe('');
    for (const field of ['', 'a b', '<script>', '0', 'x'.repeat(65), '\u0000']) expect(of(field)).toBe('');
  });
});
