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
    ['a phone number in groups', 'call +63 917 123 4567 now', 'call [number] now'],
    ['a phone number with brackets', 'no (02) 8123-4567', 'no [number]'],
    ['a card number', 'card 4111-1111-1111-1111 refused', 'card [number] refused'],
    ['a dotted token', 'jwt eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhbm5hYm9iIn0.c2lnbmF0dXJlLW9mLWl0 expired', 'jwt [token] expired'],
    ['a password', 'login failed: password=hunter2, user = "ann b"', 'login failed: password=[secret], user = [secret]'],
    ['a secret in JSON', '{"password": "hunter2","at":3}', '{"password": [secret],"at":3}'],
    ['a token by its name', 'accessToken=abc123;path=/', 'accessToken=[secret];path=/'],
  ])('removes %s', (_, text, redacted) => {
    expect(redactErrorText(text)).toBe(redacted);
  });

  it.each(['index 12 of 345', 'version 1.2.3 of 12', 'statusCode=500 spin=3', 'Unexpected token: x', 'took 10.5 ms, 200 404 of 3', 'at https://x.test/assets/vendor.chunk-B1.entry.js:10:512', 'a.b.c is not a function'])('keeps %s', (text) => {
    expect(redactErrorText(text)).toBe(text);
  });

  it('keeps messages and lines of a stack', () => {
    const stack = "TypeError: Cannot read properties of undefined (reading 'a')\n    at render (https://x.test/assets/app-Bx1.js:10:512)";
    expect(redactErrorText(stack)).toBe(stack);
  });
});
