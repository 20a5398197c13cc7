import { describe, expect, it } from 'vitest';
import { totalsCsv } from './totals-csv.ts';

const headings = { day: 'Day', vendor: 'Vendor', category: 'Kind', bets: 'Bets', turnover: 'Turnover', validBet: 'Valid', prize: 'Prizes', net: 'Result', currency: 'Currency' };
const total = { day: '2026-01-02', vassalage: 'NOVA', category: 'RNG', currency: 'PHP', turnover: '10.00', validBet: '10.00', prize: '0.00', net: '-10.00', bets: 2 };

describe('totalsCsv', () => {
  it('returns a row for each total below the headings, with lines and quotation marks of RFC 4180', () => {
    const text = totalsCsv([total], headings, { vendor: () => 'The "Nova", Ltd', category: (code) => code });
    expect(text.slice(1).split('\r\n')).toEqual([
      '"Day","Vendor","Kind","Bets","Turnover","Valid","Prizes","Result","Currency"',
      '"2026-01-02","The ""Nova"", Ltd","RNG","2","10.00","10.00","0.00","-10.00","PHP"',
      '',
    ]);
    expect(text.codePointAt(0)).toBe(0xfeff);
  });

  it.each(['=1+1', '+cmd', '-2-3', '@SUM(A1)'])('returns a name that begins like a formula as text: %s', (name) => {
    expect(totalsCsv([total], headings, { vendor: () => name, category: (code) => code })).toContain(`"'${name}"`);
  });
});
