import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('csvOf', () => {
  it('returns lines of RFC 4180 behind the mark of UTF-8', () => {
    expect(csvOf([['Day', 'The "Nova", Ltd'], ['2026-01-02', 'one\ntwo']])).toBe('\u{FEFF}"Day","The ""Nova"", Ltd"\r\n"2026-01-02","one\ntwo"\r\n');
  });

  it.each(['=1+1', '+cmd', '-2-3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '-'])('returns what begins like a formula as text: %j', (value) => {
    expect(csvOf([[value]])).toContain(`"'${value}"`);
  });

  it.each(['-10.00', '0.00', '90071992547409931.07'])('returns the amount %s as it is', (amount) => {
    expect(csvOf([[amount]])).toContain(`"${amount}"`);
  });
});
