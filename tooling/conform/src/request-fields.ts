import { type CallName, type CallSchemas, schemas } from '@livery/contracts';
import { z } from 'zod';

/** What is written of a field's schema, as far as requests of the documented calls have it. */
interface FieldSchema {
  readonly type?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

const kinds: Readonly<Record<string, string>> = { string: 'text', boolean: 'true or false', number: 'a number', integer: 'a whole number' };

function ruleOf({ type = '', minLength, maxLength, pattern, enum: values, const: only }: FieldSchema): string {
  const choices = values ?? (only === undefined ? undefined : [only]);
  if (choices !== undefined) return choices.map((value) => `\`${String(value)}\``).join(', ');
  const length = [...(minLength === undefined ? [] : [`at least ${minLength}`]), ...(maxLength === undefined ? [] : [`at most ${maxLength}`])].join(', ');
  return [kinds[type] ?? type, ...(length === '' ? [] : [`${length} characters`]), ...(pattern === undefined ? [] : [`by \`${pattern}\``])].join(', ');
}

/** The fields that a call takes, each with its rule, those that must be there first; undefined where it takes none. */
export function requestFields(call: CallName): string | undefined {
  const { request }: CallSchemas = schemas[call];
  if (request === undefined) return undefined;
  const { properties = {}, required = [] } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, FieldSchema>; required?: string[] };
  const worded = (names: readonly string[]): string => names.map((name) => `\`${name}\` (${ruleOf(properties[name] ?? {})})`).join('; ');
  const more = Object.keys(properties).filter((name) => !required.includes(name));
  const parts = [...(required.length > 0 ? [`Takes ${worded(required)}.`] : []), ...(more.length > 0 ? [`May be given ${worded(more)}.`] : [])];
  return parts.length === 0 ? undefined : parts.join(' ');
}
