import fc from 'fast-check';
import { NORTH } from '../test-fleet.ts';

/** One text for each place where a text has ever become something else. */
export const injections = {
  sql: "'; drop table member; select pg_sleep(20); --",
  html: '"><script>alert(document.domain)</script><img src=x onerror=alert(1)>',
  path: '../../../../../../etc/passwd',
  template: '${91193*91199}{{91193*91199}}<%= 91193*91199 %>#{91193*91199}',
  header: 'x\r\nset-cookie: injected=1\r\nx-injected: 1',
  log: 'x\n{"level":60,"msg":"injected"}\n${jndi:ldap://127.0.0.1:1/x}',
} as const;

/** Values of every type and size, and those that have broken servers before. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...Object.values(injections)),
  fc.constantFrom('', ' ', '0', '-1', '-0', '1e9', '0x10', 'NaN', 'Infinity', 'null', 'undefined', 'true', '[]', '{}', '%00', '%', '\u0000', '\ud800', '\udfff\ud800', '\ufeff', '\u202ereversed', 'ı', 'ẞ', 'e\u0301', '👩‍👩‍👧‍👦', '\u00a0', '٣٤'),
  fc.constantFrom('0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999Z', '2026-02-30', '-271821-04-20', 'EN', NORTH, 'RNG', 'all', 'B,B', '__proto__', 'constructor', 'toString', '00000000-0000-0000-0000-000000000000'),
  fc.constantFrom(0, -0, -1, 1.5, 1e21, 5e-324, Number.MAX_SAFE_INTEGER + 1, -(2 ** 63), 2 ** 31, 2 ** 64),
  fc.constantFrom(9, 40, 129, 600, 5_000, 60_000).map((length) => '9'.repeat(length)),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2, noNullPrototype: true }),
);

/** JSON that nests deeper than a parser may follow by recursion. */
export const nested: fc.Arbitrary<string> = fc
  .record({ depth: fc.constantFrom(2, 17, 100, 2_000, 10_000, 29_000), list: fc.boolean() })
  .map(({ depth, list }) => (list ? `${'['.repeat(depth)}${']'.repeat(depth)}` : `${'{"a":'.repeat(Math.min(depth, 9_000))}1${'}'.repeat(Math.min(depth, 9_000))}`));

/** Types that a body may claim to be of. */
export const contentTypes = fc.constantFrom(
  'application/json', 'application/json; charset=utf-16', 'application/json;', 'APPLICATION/JSON', 'text/plain', 'text/html', 'application/xml', 'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x', 'multipart/form-data', 'application/octet-stream', 'application/', ';', 'x', 'application/json, text/plain', 'image/png',
);
