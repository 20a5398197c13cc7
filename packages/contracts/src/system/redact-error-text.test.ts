import { describe, expect, it } from 'vitest';
import { redactErrorText } from './redact-error-text.ts';

describe('redactErrorText', () => {
  it.each([
    ['a query', 'at go (https://x.test/assets/app.js?token=abc&user=ann:10:5)', 'at go (https://x.test/assets/app.js)'],
    ['a query without an address', 'GET /wps/member?mobile=639171234567 failed', 'GET /wps/member failed'],
    ['a hash', 'https://x.test/help#ann', 'https://x.test/help'],
    ['an e-mail address', 'no such user ann@mail.example', 'no such user [address]'],
    ['a phone number', 'bad number +639171234567', 'bad number [number]'],
    ['a token', 'Bearer 0198c0de00007000a000000000000000ffee', 'Bearer [token]'],
  ])('removes %s', (_, text, redacted) => {
    expect(redactErrorText(text)).toBe(redacted);
  });

  it('keeps messages and lines of a stack', () => {
    const stack = "TypeError: Cannot read properties of undefined (reading 'a')\n    at render (https://x.test/assets/app-Bx1.js:10:512)";
    expect(redactErrorText(stack)).toBe(stack);
  });
});
