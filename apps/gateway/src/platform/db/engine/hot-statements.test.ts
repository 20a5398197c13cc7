import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hotName, hotStatement } from './hot-statements.ts';

describe('hotStatement', () => {
  const statement = hotStatement<{ first: number; second: string }, unknown>(
    'hot_statement_test',
    (p) => sql`select ${p.second}::text, ${p.first}::int, ${p.second}::text`,
  );

  it('sends each value where its parameter stands', () => {
    const { sql: text, parameters } = statement({ first: 1, second: 'a' });
    expect([text, parameters]).toEqual(['select $1::text, $2::int, $3::text', ['a', 1, 'a']]);
  });

  it('sets the name under which PostgreSQL prepares the statement', () => {
    expect(hotName(statement({ first: 2, second: 'b' }).sql)).toBe('hot_statement_test');
    expect(hotName('select 1')).toBeUndefined();
  });

  it('rejects a value that is fixed in the template', () => {
    expect(() => hotStatement('hot_statement_fixed', () => sql`select ${1}`)).toThrow('make it a parameter');
  });
});
