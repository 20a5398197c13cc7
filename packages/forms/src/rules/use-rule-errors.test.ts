import { describe, expect, it } from 'vitest';
import { trimmed } from './use-rule-errors.ts';

describe('trimmed', () => {
  it('returns values without blanks at their ends, and passwords with theirs', () => {
    expect(trimmed({ username: ' mira ', password: ' secret ', email: undefined })).toEqual({ username: 'mira', password: ' secret ', email: undefined });
  });

  it('returns a transaction password in digits from 0 to 9 when it was typed in others', () => {
    expect([trimmed({ paymentPassword: '٢٤٦٨١٠' }), trimmed({ paymentPassword: undefined })]).toEqual([{ paymentPassword: '246810' }, { paymentPassword: undefined }]);
  });
});
