import type { WireRequest } from '../wire.ts';
import type { FuzzedRequest, FuzzedRow, Twist } from './fuzzed-requests.ts';

/** Where the headers of a call come from, and how its body is closed. */
export interface Envelope {
  readonly headers: Readonly<Record<string, string>>;
  /** Seals or signs the body; undefined where the row's bodies are plain. */
  readonly close?: ((text: string) => Promise<{ readonly body: string; readonly headers?: Readonly<Record<string, string>> }>) | undefined;
}

type Kind<Name extends Twist['kind']> = Extract<Twist, { readonly kind: Name }>;

/** The last twist of a kind. */
function last<Name extends Twist['kind']>(twists: readonly Twist[], kind: Name): Kind<Name> | undefined {
  return twists.findLast((twist): twist is Kind<Name> => twist.kind === kind);
}

/** JSON of the fields, each a second time with another value before or after it. */
function twice(fields: object, value: unknown): string {
  const again = JSON.stringify(value) ?? 'null';
  const pairs = Object.entries({ field: 1, ...fields }).flatMap(([name, first]) => [`${JSON.stringify(name)}:${JSON.stringify(first) ?? 'null'}`, `${JSON.stringify(name)}:${again}`]);
  return `{${pairs.join()}}`;
}

function queryOf(fields: object): string {
  // As a client writes it that knows nothing of text which is not well-formed.
  return Object.entries(fields).map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed())}`).join('&');
}

/** Whether the request still asks for the row's own call, by its method. */
export function isOwnCall({ method }: FuzzedRow, { twists }: FuzzedRequest): boolean {
  return last(twists, 'tail') === undefined && (last(twists, 'method')?.value ?? method) === method;
}

/** What is sent for a fuzzed request of a row. */
export async function putOnWire(row: FuzzedRow, { fields, twists }: FuzzedRequest, envelope: Envelope): Promise<WireRequest> {
  const method = last(twists, 'method')?.value ?? row.method;
  const inQuery = row.method === 'GET' || row.method === 'DELETE';
  const [duplicate, text, bytes] = [last(twists, 'duplicate'), last(twists, 'text'), last(twists, 'bytes')];
  const plain = text?.text ?? (duplicate === undefined ? JSON.stringify(fields) : twice(fields, duplicate.value));
  const tail = last(twists, 'tail')?.value ?? '';
  const queries = [...(inQuery ? [queryOf(fields), ...(duplicate === undefined ? [] : [queryOf({ ...fields, field: duplicate.value })])] : []), ...(last(twists, 'query')?.value === undefined ? [] : [last(twists, 'query')?.value])].filter((part) => part !== '');
  const closed = inQuery || envelope.close === undefined || last(twists, 'unsealed') !== undefined ? { body: plain } : await envelope.close(plain);
  const body = bytes?.bytes ?? (inQuery && text === undefined ? undefined : closed.body);
  const type = last(twists, 'type');
  const headers: Record<string, string> = {
    ...envelope.headers,
    ...('headers' in closed ? closed.headers : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  if (type?.value !== undefined) headers['content-type'] = type.value;
  else if (type !== undefined) delete headers['content-type'];
  for (const each of twists) if (each.kind === 'header') headers[each.name] = each.value;
  return { method, path: `${row.path}${tail}${queries.length === 0 ? '' : `?${queries.join('&')}`}`, headers, ...(body === undefined || method === 'HEAD' ? {} : { body }) };
}
