import fc from 'fast-check';
import type { z } from 'zod';
import { contentTypes, hostileValues, injections, nested } from './hostile-values.ts';
import { fieldsOf, validRequests } from './valid-values.ts';

/** A row of a table of calls, as fuzzing needs it. */
export interface FuzzedRow {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly schema: z.ZodType | undefined;
  /** A request that gets past validation, so that the handler is reached. */
  readonly sound?: object | undefined;
}

/** What is done to a request on its way. Each is one departure from what a browser sends. */
export type Twist =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'duplicate'; readonly value: unknown }
  | { readonly kind: 'type'; readonly value: string | undefined }
  | { readonly kind: 'method'; readonly value: string }
  | { readonly kind: 'tail'; readonly value: string }
  | { readonly kind: 'query'; readonly value: string }
  | { readonly kind: 'header'; readonly name: string; readonly value: string }
  | { readonly kind: 'unsealed' };

/** A request before it is put on the wire. */
export interface FuzzedRequest {
  readonly fields: object;
  readonly twists: readonly Twist[];
  /** Which of the callers sends it. */
  readonly caller: number;
}

const headerTexts = fc.constantFrom(
  '', 'x', ...Object.values(injections).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '%0d%0a')), 'null', 'Bearer', 'Bearer  ', '::1', '127.0.0.1, 198.51.100.1', 'unknown', 'gzip', 'a'.repeat(200), 'a'.repeat(9_000), 'a'.repeat(20_000), '\u00ff\u00fe',
);
const headerNames = fc.constantFrom(
  'x-language', 'x-merchant-code', 'x-module-id', 'x-enc', 'authorization', 'idempotency-key', 'cookie', 'host', 'origin', 'referer', 'user-agent', 'content-encoding', 'accept', 'accept-encoding', 'accept-language',
  'range', 'if-none-match', 'x-forwarded-host', 'x-forwarded-proto', 'x-http-method-override', 'sec-fetch-site', 'upgrade',
);

const twist: fc.Arbitrary<Twist> = fc.oneof(
  fc.record({ kind: fc.constant('text'), text: fc.oneof(nested, fc.constantFrom('', ' ', 'null', '1', '"x"', '[]', '{', '{"a":', '\ufeff{}', '{"a":1}{"b":2}', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{}}}', `{"a":"${'x'.repeat(70_000)}"}`), fc.string({ maxLength: 60, unit: 'binary' })) }),
  fc.record({ kind: fc.constant('bytes'), bytes: fc.oneof(fc.uint8Array({ maxLength: 60 }), fc.constantFrom(Uint8Array.of(0xff, 0xfe), Uint8Array.of(0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d), Uint8Array.of(0x1f, 0x8b, 8, 0))) }),
  fc.record({ kind: fc.constant('duplicate'), value: hostileValues }),
  fc.record({ kind: fc.constant('type'), value: fc.option(contentTypes, { nil: undefined }) }),
  fc.record({ kind: fc.constant('method'), value: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND') }),
  fc.record({ kind: fc.constant('tail'), value: fc.constantFrom('/', '//', '/x', '/..', '/%2e%2e/', ';a=b', '%00', '%zz', '%', '.json', '/*', '\\', '%c0%af') }),
  fc.record({ kind: fc.constant('query'), value: fc.constantFrom('?', 'a=1&a=2', 'a[]=1&a[b]=2', '__proto__[x]=1', '__proto__=1&constructor=2', '%', '%zz=%zz', '&&&===', '=', 'a'.repeat(8_000), '%ff%fe', '%00=%00', '#x', '+', 'a;b') }),
  fc.record({ kind: fc.constant('header'), name: headerNames, value: headerTexts }),
  fc.record({ kind: fc.constant('unsealed') }),
) as fc.Arbitrary<Twist>;

/** Fields as the schema declares them, as the row's sound request has them, or of any value; some changed, taken out or added. */
function fields({ schema, sound = {} }: FuzzedRow): fc.Arbitrary<object> {
  const names = fieldsOf(schema);
  const anything = fc.record(Object.fromEntries([...names, '__proto__x'].map((name) => [name, hostileValues])), { requiredKeys: [], noNullPrototype: true });
  const changed = (requests: fc.Arbitrary<object>): fc.Arbitrary<object> =>
    names.length === 0 ? requests : fc.tuple(requests, fc.constantFrom(...names), hostileValues).map(([request, name, value]) => ({ ...request, [name]: value }));
  return fc.oneof({ weight: 2, arbitrary: fc.constant(sound) }, changed(fc.constant(sound)), validRequests(schema), changed(validRequests(schema)), anything, fc.constant({}));
}

/** Requests of a row by one of `callers`: half of them as a browser would send them but for their fields. */
export function fuzzedRequests(row: FuzzedRow, callers: number): fc.Arbitrary<FuzzedRequest> {
  return fc.record({ fields: fields(row), twists: fc.oneof(fc.constant([]), fc.array(twist, { minLength: 1, maxLength: 2 })), caller: fc.nat({ max: callers - 1 }) });
}
