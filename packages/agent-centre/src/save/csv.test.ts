import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('csvOf', () => {
  it('returns rows between quotation marks, with what looks like a formula kept from being one', () => {
    expect(csvOf([['a', 'b "c"'], ['=1+1', '-12.50'], ['-x', '@y']])).toBe('\u{FEFF}"a","b ""c"""\r\n"\'=1+1","-12.50"\r\n"\'-x","\'@y"\r\n');
  });
});
