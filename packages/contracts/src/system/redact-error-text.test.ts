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
    ['a name in JSON', 'no {"name":"Ann Smith"} here', 'no {"name":[text]} here'],
    ['a text that is no JSON', `Unexpected token 'A', "Ann Smith's secret note" is not valid JSON`, "Unexpected token 'A', [text] is not valid JSON"],
    ['a text that WebKit calls no JSON', 'JSON Parse error: Unexpected identifier "Ann"', 'JSON Parse error: Unexpected identifier "[text]"'],
    ['a secret after a colon', 'password: hunter2', 'password: [secret]'],
    ['a secret in JSON within JSON', String.raw`{"body":"{\"otp\":\"abc\"}"}`, '{"body":[text]}'],
    ['an authorization', 'Authorization: Bearer Zx81.ab', 'Authorization: [secret]'],
    ['a token without digits', 'Bearer abcdefghijklmnopqrstuvwxyz', 'Bearer [token]'],
    ['a token in a path', 'at /reset/ZmFrZXRva2VuMTIz', 'at /reset/[token]'],
    ['an IPv4 address', 'from 203.0.113.7.', 'from [ip].'],
    ['an IPv6 address', 'from 2001:db8::1', 'from [ip]'],
    ['a full IPv6 address', 'from 2001:db8:0:0:0:0:0:1', 'from [ip]'],
    ['an encoded e-mail address', 'm:ann.b%2Bc%40mail.example', 'm:[address]'],
    ['a dotted e-mail address', 'of ann.smith@mail.example.', 'of [address].'],
    ['a user in an address', 'https://ann:x@host.example/y', 'https://[secret]@host.example/y'],
    ['a token by its name', 'accessToken=abc123;path=/', 'accessToken=[secret];path=/'],
  ])('removes %s', (_, text, redacted) => {
    expect(redactErrorText(text)).toBe(redacted);
  });

  it.each(['index 12 of 345', 'version 1.2.3 of 12', 'statusCode=500 spin=3', 'Unexpected token: x', 'took 10.5 ms, 200 404 of 3', 'at https://x.test/assets/vendor.chunk-B1.entry.js:10:512', 'a.b.c is not a function', 'at 12:30:05', 'no member #count?', 'a::before', 'go@https://x.test/assets/member-centre-Bx1Ab9dE.js:10:512'])('keeps %s', (text) => {
    expect(redactErrorText(text)).toBe(text);
  });

  it('keeps messages and lines of a stack', () => {
    const stack = "TypeError: Cannot read properties of undefined (reading 'a')\n    at render (https://x.test/assets/app-Bx1.js:10:512)";
    expect(redactErrorText(stack)).toBe(stack);
  });

  it('looks at the first 8000 characters', () => {
    expect(redactErrorText('x y '.repeat(3000))).toBe('x y '.repeat(2000));
  });

  it('takes time in proportion to the length, whatever the text', () => {
    const texts = ['a-', '?', '://', 'pass', '1', '%40a', 'A1-', 'token="', '" :"', '"token"', '11 ', 'a.@'].map((part) => part.repeat(4000 / part.length));
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      for (const text of texts) redactErrorText(text);
      return performance.now() - start;
    });
    // The fastest of five, so that other work beside the test does not count. Patterns that start anew at each character take longer than this for one of the texts.
    expect(Math.min(...times)).toBeLessThan(60);
  });
});
