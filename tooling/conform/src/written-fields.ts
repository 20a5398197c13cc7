import { type CallName, type CallSchemas, schemas } from '@livery/contracts';
import { z } from 'zod';

/** What is written of a schema, as far as the documented calls have it. */
interface Written {
  /** Several where it may be null. */
  readonly type?: string | readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Written[];
  readonly oneOf?: readonly Written[];
  readonly properties?: Readonly<Record<string, Written>>;
  readonly required?: readonly string[];
  readonly items?: Written;
}

const kinds: Readonly<Record<string, string>> = { string: 'text', boolean: 'true or false', number: 'a number', integer: 'a whole number', null: 'null' };

const writtenOf = (schema: z.ZodType, io: 'input' | 'output'): Written => z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Written;

function ruleOf({ type: types = [], minLength, maxLength, pattern, enum: values, const: only, anyOf }: Written): string {
  if (anyOf !== undefined) return anyOf.map((each) => ruleOf(each)).join(', or ');
  const choices = values ?? (only === undefined ? undefined : [only]);
  if (choices !== undefined) return choices.map((value) => `\`${String(value)}\``).join(', ');
  const length = [...(minLength === undefined ? [] : [`at least ${minLength}`]), ...(maxLength === undefined ? [] : [`at most ${maxLength}`])].join(', ');
  const [type = '', ...others] = [types].flat();
  const orElse = others.map((other) => `or ${kinds[other] ?? other}`);
  return [kinds[type] ?? type, ...(length === '' ? [] : [`${length} characters`]), ...(pattern === undefined ? [] : [`by \`${pattern}\``]), ...orElse].join(', ');
}

/** The fields that a call takes, each with its rule, those that must be there first; undefined where it takes none. */
export function requestFields(call: CallName): string | undefined {
  const { request }: CallSchemas = schemas[call];
  if (request === undefined) return undefined;
  const { properties = {}, required = [] } = writtenOf(request, 'input');
  const worded = (names: readonly string[]): string => names.map((name) => `\`${name}\` (${ruleOf(properties[name] ?? {})})`).join('; ');
  const more = Object.keys(properties).filter((name) => !required.includes(name));
  const parts = [...(required.length > 0 ? [`Takes ${worded(required)}.`] : []), ...(more.length > 0 ? [`May be given ${worded(more)}.`] : [])];
  return parts.length === 0 ? undefined : parts.join(' ');
}

const isNullable = ({ type = [], anyOf = [] }: Written): boolean => [type].flat().includes('null') || anyOf.some((each) => isNullable(each));

/** Paths in a value for which a condition holds, with `[]` for the entries of a list. */
function pathsOf(schema: Written, holds: (field: Written, isRequired: boolean) => boolean, path = ''): string[] {
  const below = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) => pathsOf(each, holds, path));
  const entries = schema.items === undefined ? [] : pathsOf(schema.items, holds, `${path}[]`);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [...(holds(field, schema.required?.includes(name) ?? false) ? [at] : []), ...pathsOf(field, holds, at)];
  });
  return [...below, ...entries, ...own];
}

/** Which fields of an answer may be null, and which may be left out; undefined where none may. */
export function looseFields(call: CallName): string | undefined {
  const value = writtenOf(schemas[call].value, 'output');
  const listed = (paths: readonly string[]): string => [...new Set(paths)].map((path) => `\`${path}\``).join(', ');
  const nullable = pathsOf(value, (field) => isNullable(field));
  const missing = pathsOf(value, (_, isRequired) => !isRequired);
  const parts = [...(nullable.length > 0 ? [`May be null: ${listed(nullable)}.`] : []), ...(missing.length > 0 ? [`May be left out: ${listed(missing)}.`] : [])];
  return parts.length === 0 ? undefined : parts.join(' ');
}
